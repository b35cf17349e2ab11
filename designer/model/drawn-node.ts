import type { FieldTreeNode } from '../../src/engine/form/index.ts';

/** The node that was made of the one at a pointer of its document. */
export function drawnNodeAt(nodes: readonly FieldTreeNode[], pointer: string): FieldTreeNode | undefined {
  for (const node of nodes) {
    if (node.pointer === pointer) return node;
    const inside = node.kind === 'layout' ? drawnNodeAt(node.children, pointer) : undefined;
    if (inside) return inside;
  }
  return undefined;
}
