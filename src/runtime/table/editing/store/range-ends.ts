import type { CellRange } from '../../../../engine/grid/index.ts';

/** A cell by the indexes of its row and column. */
export interface CellPlace {
  row: number;
  column: number;
}

/** The corner of a range that is active, which is `from` where it is one, and the corner across from it. */
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
