import type { CellPlace, CellRange } from '../../../engine/grid/index.ts';

/** The block that filling covers when the pointer is over a cell: it grows on the one side that the pointer is farther on. */
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
