import { oncePerObject } from '../../schema/memory/once-per-object.ts';
import type { FieldNode, FieldTreeNode } from '../resolve/index.ts';

/**
 * Returns every field of the tree in the order of the form, cached for the same nodes; fields inside the lines of a
 * child are not included.
 */
export const fieldsOf = oncePerObject((nodes: readonly FieldTreeNode[]): readonly FieldNode[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'field') return node;
    return node.kind === 'layout' ? fieldsOf(node.children) : [];
  }),
);
