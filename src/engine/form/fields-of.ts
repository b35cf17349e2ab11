import type { FieldNode, FieldTreeNode } from '../resolve/index.ts';

const known = new WeakMap<readonly FieldTreeNode[], readonly FieldNode[]>();

/**
 * Returns every field of the tree in the order of the form, cached for the same nodes; fields inside the lines of a
 * child are not included.
 */
export function fieldsOf(nodes: readonly FieldTreeNode[]): readonly FieldNode[] {
  const before = known.get(nodes);
  if (before) return before;
  const fields = nodes.flatMap((node) => {
    if (node.kind === 'field') return node;
    return node.kind === 'layout' ? fieldsOf(node.children) : [];
  });
  known.set(nodes, fields);
  return fields;
}
