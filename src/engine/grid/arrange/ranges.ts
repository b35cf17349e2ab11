/** A cell by its position in the visible rows and columns, both counted from 0. */
export interface CellPlace {
  row: number;
  column: number;
}

/** A block of cells; both ends are included. */
export interface CellRange {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Returns the block between two cells, in any order. */
export function rangeBetween(from: CellPlace, to: CellPlace): CellRange {
  return {
    top: Math.min(from.row, to.row),
    bottom: Math.max(from.row, to.row),
    left: Math.min(from.column, to.column),
    right: Math.max(from.column, to.column),
  };
}
