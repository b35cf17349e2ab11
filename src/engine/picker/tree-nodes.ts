import { say } from '../../schema/locale/index.ts';

/** A node of a picker's tree. */
export interface TreeNode {
  key: string;
  title: string;
  /** The server sent a title that is no text; the title shows that. */
  isUnsupported?: true;
  /** Nothing is below it. */
  leaf: boolean;
  /** Undefined where it is not known yet what is below. */
  children: TreeNode[] | undefined;
  /** All that the server said of it, `id` and `title` as text among it. */
  record: Record<string, unknown>;
}

/**
 * Returns the title of a server's node: its `title`, `departName`, `name`, `label` or `slotTitle` (the only one that permissions
 * of a JeecgBoot have), or else its key. What a version of the server calls by something other than a text has a notice
 * for its title.
 */
export function nodeTitle(
  item: Readonly<Record<string, unknown>>,
  key: string,
): Pick<TreeNode, 'title' | 'isUnsupported'> {
  const given = item['title'] ?? item['departName'] ?? item['name'] ?? item['label'] ?? item['slotTitle'];
  if (typeof given === 'object' && given !== null)
    return { title: say('当前版本不支持此标题（{key}）', { key }), isUnsupported: true };
  return { title: textOf(given) ?? key };
}

/** Every node, parents before what is below them. */
export function* walkTree(nodes: readonly TreeNode[]): Iterable<TreeNode> {
  for (const node of nodes) {
    yield node;
    if (node.children) yield* walkTree(node.children);
  }
}

/** The nodes with nothing below them. */
export function leavesOf(nodes: readonly TreeNode[]): TreeNode[] {
  return [...walkTree(nodes)].filter((node) => node.leaf);
}

/** The tree with what has been loaded below one node; without anything below, it is a leaf after all. */
export function withChildren(nodes: readonly TreeNode[], key: string, children: TreeNode[]): TreeNode[] {
  return nodes.map((node) => {
    if (node.key === key) return { ...node, children, leaf: children.length === 0 };
    return node.children ? { ...node, children: withChildren(node.children, key, children) } : node;
  });
}

/** The nodes whose title fits, with what stands above them, and all below a node that fits. */
export function filterTree(nodes: readonly TreeNode[], fits: (title: string) => boolean): TreeNode[] {
  return nodes.flatMap((node) => {
    if (fits(node.title)) return [node];
    const children = node.children ? filterTree(node.children, fits) : [];
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
