import type { CellPlace, CellRange } from '../../../engine/grid/index.ts';

/**
 * Returns the block to fill when the pointer is over a cell: it extends to the one side on which the pointer is
 * farthest away.
 */
export function fillTarget(from: CellRange, { row, column }: CellPlace): CellRange {
  const beyond = {
    top: from.top - row,
    bottom: row - from.bottom,
    left: from.left - column,
    right: column - from.right,
  };
  const farthest = Math.max(...Object.values(beyond));
  if (farthest <= 0) return from;
  if (beyond.bottom === farthest) return { ...from, bottom: row };
  if (beyond.top === farthest) return { ...from, top: row };
  return beyond.right === farthest ? { ...from, right: column } : { ...from, left: column };
}
