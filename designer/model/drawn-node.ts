import type { FieldTreeNode } from '../../src/engine/form/index.ts';

/** Returns the resolved node of the document node at a pointer, which may be a column of a table. */
export function drawnNodeAt(nodes: readonly FieldTreeNode[], pointer: string): FieldTreeNode | undefined {
  for (const node of nodes) {
    if (node.pointer === pointer) return node;
    const inside = drawnNodeAt(nodesInside(node), pointer);
    if (inside) return inside;
  }
  return undefined;
}

function nodesInside(node: FieldTreeNode): readonly FieldTreeNode[] {
  if (node.kind === 'layout') return node.children;
  return (node.kind === 'field' && node.lines?.nodes) || [];
}
