import type { TreeNode } from '../../engine/picker/index.ts';

/** A node whose ancestors are all open. */
export interface FlatRow {
  node: TreeNode;
  /** The depth, from 0. */
  level: number;
  isOpen: boolean;
  position: number;
  siblings: number;
  /** Index of the parent's row; -1 at the top. */
  parent: number;
}

/** Returns the visible rows of a tree, in order. */
export function flatRows(nodes: readonly TreeNode[], isOpen: (node: TreeNode) => boolean): FlatRow[] {
  const rows: FlatRow[] = [];
  const add = (level: number, parent: number, siblings: readonly TreeNode[]): void => {
    siblings.forEach((node, position) => {
      const open = !node.leaf && isOpen(node);
      const index = rows.push({ node, level, isOpen: open, position, siblings: siblings.length, parent }) - 1;
      if (open && node.children) add(level + 1, index, node.children);
    });
  };
  add(0, -1, nodes);
  return rows;
}

/** Returns the index that a key moves to from a row, or undefined for a key that does not move. */
export function moveInTree(rows: readonly FlatRow[], from: number, key: string, page: number): number | undefined {
  const last = rows.length - 1;
  if (last < 0) return undefined;
  const within = (index: number) => Math.max(0, Math.min(last, index));
  switch (key) {
    case 'ArrowDown':
      return within(from + 1);
    case 'ArrowUp':
      return within(from - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'PageDown':
      return within(from + page);
    case 'PageUp':
      return within(from - page);
    case 'ArrowLeft':
      return within(rows[from]?.parent ?? 0);
    case 'ArrowRight':
      return rows[from]?.isOpen ? within(from + 1) : within(from);
    default:
      return undefined;
  }
}
