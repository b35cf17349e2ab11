import type { DataRecord } from '../../ports/index.ts';
import type { Frozen } from '../columns/index.ts';

export const densities = ['comfortable', 'middle', 'compact'] as const;
export type Density = (typeof densities)[number];

/** A cell by row and column, both counted from 0. */
export interface CellPosition {
  row: number;
  column: number;
}

export interface TableState {
  /** Dragged widths in pixels, by column key. */
  widths: Readonly<Record<string, number>>;
  hidden: ReadonlySet<string>;
  /** Keys of all columns in the user's order; empty for the document's order. */
  order: readonly string[];
  frozen: Readonly<Record<string, Frozen>>;
  /** The height of rows; null for the document's setting. */
  density: Density | null;
  selection: Selection;
  /**
   * True if all results of the list's query are selected, on any page; `selection` contains the records that were
   * visible at that time.
   */
  selectsAll: boolean;
  focus: CellPosition | null;
  /** Ids of the expanded rows of a tree, the last expanded at the end. */
  expanded: ReadonlySet<string>;
  marked: ReadonlySet<string>;
}

/** The selected records by id, in the order in which they were selected; it may contain records of other pages. */
export type Selection = ReadonlyMap<string, DataRecord>;

export interface TableStore {
  get(): TableState;
  /** Changing the selection resets `selectsAll`. */
  set(change: Partial<TableState>): void;
  subscribe(listener: () => void): () => void;
}
