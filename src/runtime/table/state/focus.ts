/** A cell by row and column, both counted from 0. */
export interface CellPosition {
  row: number;
  column: number;
}

export interface GridBounds {
  rows: number;
  columns: number;
  /** Rows that PageUp and PageDown move by. */
  page: number;
}

type Step = (from: CellPosition, bounds: GridBounds) => CellPosition;

const steps: Record<string, Step> = {
  ArrowUp: (from) => ({ ...from, row: from.row - 1 }),
  ArrowDown: (from) => ({ ...from, row: from.row + 1 }),
  ArrowLeft: (from) => ({ ...from, column: from.column - 1 }),
  ArrowRight: (from) => ({ ...from, column: from.column + 1 }),
  Home: (from) => ({ ...from, column: 0 }),
  End: (from, bounds) => ({ ...from, column: bounds.columns - 1 }),
  PageUp: (from, bounds) => ({ ...from, row: from.row - bounds.page }),
  PageDown: (from, bounds) => ({ ...from, row: from.row + bounds.page }),
};

const controlSteps: Record<string, Step> = {
  ArrowUp: (from) => ({ ...from, row: 0 }),
  ArrowDown: (from, bounds) => ({ ...from, row: bounds.rows - 1 }),
  ArrowLeft: (from) => ({ ...from, column: 0 }),
  ArrowRight: (from, bounds) => ({ ...from, column: bounds.columns - 1 }),
  Home: () => ({ row: 0, column: 0 }),
  End: (_, bounds) => ({ row: bounds.rows - 1, column: bounds.columns - 1 }),
};

/**
 * Where a key moves the focus, kept within the grid. Source: the keyboard table of the ARIA grid pattern.
 * Gives undefined for a key that moves nothing, or in an empty grid.
 */
export function moveFocus(
  from: CellPosition | null,
  press: { key: string; ctrlKey: boolean },
  bounds: GridBounds,
): CellPosition | undefined {
  const step = (press.ctrlKey ? controlSteps : steps)[press.key];
  if (!step || bounds.rows === 0 || bounds.columns === 0) return undefined;
  const to = from ? step(from, bounds) : { row: 0, column: 0 };
  return { row: within(to.row, bounds.rows), column: within(to.column, bounds.columns) };
}

function within(index: number, count: number): number {
  return Math.min(Math.max(0, index), count - 1);
}
