import type { CellRange } from '../../../../engine/grid/index.ts';

/** A cell by the indexes of its row and column. */
export interface CellPlace {
  row: number;
  column: number;
}

/** Returns the active corner of a range, which is `from` if that is a corner, and the opposite corner. */
export function endsOf(block: CellRange, from: CellPlace): { active: CellPlace; lead: CellPlace } {
  const isRow = from.row === block.top || from.row === block.bottom;
  const isColumn = from.column === block.left || from.column === block.right;
  const active = isRow && isColumn ? from : { row: block.top, column: block.left };
  const lead = {
    row: active.row === block.top ? block.bottom : block.top,
    column: active.column === block.left ? block.right : block.left,
  };
  return { active, lead };
}
