import { nodeTitle, type TreeNode } from '../../../engine/picker/index.ts';
import { isRecord } from '../../../schema/json/index.ts';

/**
 * Parses the nodes of JeecgBoot's tree calls (`key` or `id` or `value`; `title`, `name` or `label`; `leaf` or
 * `isLeaf`). Items without a key are skipped.
 * @throws Error for anything other than a list or a page.
 */
export function readTree(answer: unknown): TreeNode[] {
  const items: unknown = isRecord(answer) && Array.isArray(answer.records) ? answer.records : (answer ?? []);
  if (!Array.isArray(items)) throw new Error('unrecognized return data type');
  return items.flatMap((item: unknown): TreeNode[] => {
    if (!isRecord(item)) return [];
    const key = textOf(item.key ?? item.id ?? item.value);
    if (key === undefined) return [];
    const titled = nodeTitle(item, key);
    const below = Array.isArray(item.children) && item.children.length > 0 ? readTree(item.children) : undefined;
    const isLeaf = item.leaf === true || item.isLeaf === true || (item.leaf ?? item.isLeaf) === undefined;
    const { children: _, ...record } = item;
    const leaf = below === undefined && isLeaf;
    const children = below ?? (leaf ? [] : undefined);
    return [{ key, ...titled, leaf, children, record: { ...record, id: key, title: titled.title } }];
  });
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
