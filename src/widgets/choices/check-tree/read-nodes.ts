import { nodeTitle, type TreeNode } from '../../../engine/picker/index.ts';
import { isRecord } from '../../../schema/json/index.ts';

/** A node of the tree; `source` is the server's record of it. */
export interface CheckNode extends Pick<TreeNode, 'key' | 'title' | 'isUnsupported'> {
  children?: CheckNode[];
  source: Readonly<Record<string, unknown>>;
}

/**
 * Reads nodes from a server's answer: a list, or an object with the list under `items`; each node has its `children`.
 * Nodes without a key are skipped.
 */
export function readNodes(answer: unknown, items?: string): CheckNode[] {
  const list = items !== undefined && isRecord(answer) ? answer[items] : answer;
  if (!Array.isArray(list)) return [];
  return list.flatMap((source: unknown): CheckNode[] => {
    if (!isRecord(source)) return [];
    const key = textAmong(source, ['key', 'value', 'id']);
    if (key === undefined) return [];
    const children = readNodes(source['children']);
    return [{ key, ...nodeTitle(source, key), source, ...(children.length > 0 && { children }) }];
  });
}

function textAmong(source: Record<string, unknown>, names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = source[name];
    if (typeof value === 'string' && value !== '') return value;
    if (typeof value === 'number') return String(value);
  }
  return undefined;
}
