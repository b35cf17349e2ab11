import { text } from '../../../locale/index.ts';
import type { CellPosition } from '../state/index.ts';

export interface GridBounds {
  rows: number;
  columns: number;
  /** Rows that PageUp and PageDown move by. */
  page: number;
}

type Step = (from: CellPosition, bounds: GridBounds) => CellPosition;

const steps = {
  up: (from) => ({ ...from, row: from.row - 1 }),
  down: (from) => ({ ...from, row: from.row + 1 }),
  left: (from) => ({ ...from, column: from.column - 1 }),
  right: (from) => ({ ...from, column: from.column + 1 }),
  'first-row': (from) => ({ ...from, row: 0 }),
  'last-row': (from, bounds) => ({ ...from, row: bounds.rows - 1 }),
  'first-column': (from) => ({ ...from, column: 0 }),
  'last-column': (from, bounds) => ({ ...from, column: bounds.columns - 1 }),
  'row-start': (from) => ({ ...from, column: 0 }),
  'row-end': (from, bounds) => ({ ...from, column: bounds.columns - 1 }),
  'page-up': (from, bounds) => ({ ...from, row: from.row - bounds.page }),
  'page-down': (from, bounds) => ({ ...from, row: from.row + bounds.page }),
  'first-cell': () => ({ row: 0, column: 0 }),
  'last-cell': (_, bounds) => ({ row: bounds.rows - 1, column: bounds.columns - 1 }),
} satisfies Record<string, Step>;

export type Move = keyof typeof steps;

/** The keys that move between cells in every table. Source: the keyboard table of the ARIA grid pattern. */
export const moveKeys = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  'Control+ArrowUp': 'first-row',
  'Control+ArrowDown': 'last-row',
  'Control+ArrowLeft': 'first-column',
  'Control+ArrowRight': 'last-column',
  Home: 'row-start',
  End: 'row-end',
  PageUp: 'page-up',
  PageDown: 'page-down',
  'Control+Home': 'first-cell',
  'Control+End': 'last-cell',
} as const satisfies Record<string, Move>;

export const moveTitles: Readonly<Record<Move, string>> = {
  up: text('上一行'),
  down: text('下一行'),
  left: text('左一列'),
  right: text('右一列'),
  'first-row': text('第一行'),
  'last-row': text('最后一行'),
  'first-column': text('第一列'),
  'last-column': text('最后一列'),
  'row-start': text('行首'),
  'row-end': text('行尾'),
  'page-up': text('上一屏'),
  'page-down': text('下一屏'),
  'first-cell': text('第一格'),
  'last-cell': text('最后一格'),
};

/**
 * Returns the target of a move, kept within the grid: the first cell if none has the focus, undefined in an empty grid.
 */
export function moveFocus(from: CellPosition | null, move: Move, bounds: GridBounds): CellPosition | undefined {
  if (bounds.rows === 0 || bounds.columns === 0) return undefined;
  const to = from ? steps[move](from, bounds) : { row: 0, column: 0 };
  return { row: within(to.row, bounds.rows), column: within(to.column, bounds.columns) };
}

function within(index: number, count: number): number {
  return Math.min(Math.max(0, index), count - 1);
}
