import { walkTree, type TreeNode } from './tree-nodes.ts';

type Keys = ReadonlySet<string>;

/**
 * Toggles a node and returns the new keys. `linked`: its descendants follow it, and an ancestor is checked exactly if
 * all nodes below it are.
 */
export function toggleNode(nodes: readonly TreeNode[], chosen: Keys, key: string, linked: boolean): Set<string> {
  const next = new Set(chosen);
  const isOn = !chosen.has(key);
  const set = (one: string, on: boolean) => void (on ? next.add(one) : next.delete(one));
  const path = linked ? pathTo(nodes, key) : undefined;
  const node = path?.at(-1);
  if (!path || !node) {
    set(key, isOn);
    return next;
  }
  for (const below of walkTree([node])) set(below.key, isOn);
  for (const above of path.slice(0, -1).toReversed())
    set(above.key, above.children !== undefined && above.children.every((child) => next.has(child.key)));
  return next;
}

/** Returns the nodes that are not chosen, but have chosen descendants. */
export function halfChecked(nodes: readonly TreeNode[], chosen: Keys): Set<string> {
  const half = new Set<string>();
  const visit = (node: TreeNode): boolean => {
    const below = (node.children ?? []).map(visit).some(Boolean);
    if (below && !chosen.has(node.key)) half.add(node.key);
    return below || chosen.has(node.key);
  };
  nodes.forEach(visit);
  return half;
}

/** Returns the nodes from the root to the given one; undefined if it is unknown. */
export function pathTo(nodes: readonly TreeNode[], key: string): TreeNode[] | undefined {
  for (const node of nodes) {
    if (node.key === key) return [node];
    const below = node.children && pathTo(node.children, key);
    if (below) return [node, ...below];
  }
  return undefined;
}
