/** A cell by its position among the rows and columns that are shown, both counted from 0. */
export interface CellPlace {
  row: number;
  column: number;
}

/** A block of cells; both ends are in it. */
export interface CellRange {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** The block between two cells, whichever comes first. */
export function rangeBetween(from: CellPlace, to: CellPlace): CellRange {
  return {
    top: Math.min(from.row, to.row),
    bottom: Math.max(from.row, to.row),
    left: Math.min(from.column, to.column),
    right: Math.max(from.column, to.column),
  };
}
