import type { FieldTreeNode } from '../../src/engine/form/index.ts';

/** Returns the resolved node of the document node at a pointer. */
export function drawnNodeAt(nodes: readonly FieldTreeNode[], pointer: string): FieldTreeNode | undefined {
  for (const node of nodes) {
    if (node.pointer === pointer) return node;
    const inside = node.kind === 'layout' ? drawnNodeAt(node.children, pointer) : undefined;
    if (inside) return inside;
  }
  return undefined;
}
