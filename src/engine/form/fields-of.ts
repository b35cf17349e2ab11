import type { FieldNode, FieldTreeNode } from './resolved-form.ts';

/** Every field of the tree in the order of the form; those inside the lines of a child are not among them. */
export function fieldsOf(nodes: readonly FieldTreeNode[]): FieldNode[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'field') return [node];
    return node.kind === 'layout' ? fieldsOf(node.children) : [];
  });
}
