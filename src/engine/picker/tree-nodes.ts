import { say } from '../../locale/index.ts';

export interface TreeNode {
  key: string;
  title: string;
  isUnsupported?: true;
  leaf: boolean;
  /** Undefined while the children are unknown. */
  children: TreeNode[] | undefined;
  record: Record<string, unknown>;
}

/**
 * Returns the title of a server's node: its `title`, `departName`, `name`, `label` or `slotTitle` (the only one that a
 * JeecgBoot's permissions have), or else its key. A title that is not a text is replaced with a notice.
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

/** Yields every node, parents before their children. */
export function* walkTree(nodes: readonly TreeNode[]): Iterable<TreeNode> {
  for (const node of nodes) {
    yield node;
    if (node.children) yield* walkTree(node.children);
  }
}

/** Returns the leaves of the tree. */
export function leavesOf(nodes: readonly TreeNode[]): TreeNode[] {
  return [...walkTree(nodes)].filter((node) => node.leaf);
}

/** Returns the tree with the loaded children of one node; without any, it becomes a leaf. */
export function withChildren(nodes: readonly TreeNode[], key: string, children: TreeNode[]): TreeNode[] {
  return nodes.map((node) => {
    if (node.key === key) return { ...node, children, leaf: children.length === 0 };
    return node.children ? { ...node, children: withChildren(node.children, key, children) } : node;
  });
}

/** Returns the nodes whose title fits, with their ancestors and all their descendants. */
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
