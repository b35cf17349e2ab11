import { createListeners } from '../../listeners/index.ts';
import type { Frozen } from '../columns/index.ts';
import { emptySelection, type Selection } from './selection.ts';

/** A cell by row and column, both counted from 0. */
export interface CellPosition {
  row: number;
  column: number;
}

export const densities = ['comfortable', 'middle', 'compact'] as const;
export type Density = (typeof densities)[number];

/** What a person does to a table beside its data. */
export interface TableState {
  /** Dragged widths in pixels, by column key. */
  widths: Readonly<Record<string, number>>;
  hidden: ReadonlySet<string>;
  /** Keys of all columns in the order that a person gave them; empty for the document's. */
  order: readonly string[];
  /** Columns that were fixed to a side, or taken off theirs, by key. */
  frozen: Readonly<Record<string, Frozen>>;
  /** How high rows are; null for what the document says. */
  density: Density | null;
  selection: Selection;
  /** All that the list's query finds is selected, on whatever page; `selection` holds those seen when it was said. */
  selectsAll: boolean;
  focus: CellPosition | null;
  /** Ids of the open rows of a tree, the last opened at the end. */
  expanded: ReadonlySet<string>;
  /** Ids of records that somebody else changed a moment ago. */
  marked: ReadonlySet<string>;
}

/** A plain store: reads at any time, tells its subscribers after every change. */
export interface TableStore {
  get(): TableState;
  /** Selecting anything ends that everything is selected. */
  set(change: Partial<TableState>): void;
  subscribe(listener: () => void): () => void;
}

/** @returns a store of its own for one table. */
export function createTableStore(initial: Partial<TableState> = {}): TableStore {
  let state: TableState = {
    widths: {},
    hidden: new Set(),
    order: [],
    frozen: {},
    density: null,
    selection: emptySelection,
    selectsAll: false,
    focus: null,
    expanded: new Set(),
    marked: new Set(),
    ...initial,
  };
  const { subscribe, notify } = createListeners();
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...(change.selection && { selectsAll: false }), ...change };
      notify();
    },
    subscribe,
  };
}
