import type {
  ArrangeBy,
  Arrangement,
  CellRange,
  GridChange,
  GridData,
  GridDifference,
  GridHistory,
  GridLine,
  GridRecord,
} from '../../../../engine/grid/index.ts';
import type { ErrorStore } from './error-store.ts';
import type { GridFocus } from './grid-focus.ts';
import type { RowState } from './row-states.ts';
import type { RowTree, ViewState } from './row-view.ts';

/**
 * The state of an editable table: rows, edits, selection, focus, undo. It lives outside React and notifies subscribers
 * of every change.
 */
export interface GridStore {
  data(): GridData;
  /** Returns the visible rows: sorted, filtered, of the current page. Indexes of cells and ranges refer to these. */
  shown(): GridData;
  /** Returns the visible rows together with group headings and details; undefined if there are none of these. */
  lines(): readonly GridLine[] | undefined;
  view(): ViewState;
  shownCount(): number;
  arrange(arrangement: Arrangement, by: ArrangeBy): void;
  changeView(changes: Partial<Omit<ViewState, 'arrangement'>>): void;
  asTree(tree: RowTree | undefined): void;
  parentKey(): string | undefined;
  /** Returns these rows and, in a tree, their descendants, deepest first. */
  branches(keys: readonly string[]): readonly string[];
  /** Removes rows and their descendants as one undo step. */
  remove(keys: readonly string[]): void;
  /** Makes a row visible: clears a filter, opens its parents, turns to its page. */
  reveal(key: string): void;
  /**
   * Merges values of a row that another user saved. Local edits are kept. Highlights the row for 1.4 s. Returns false
   * if there is no such row.
   */
  merge(key: string, values: GridRecord): boolean;
  /**
   * Marks rows as saved and takes the values of the responses, by row key. Rows in `unsaved` (keys, and ids of rows
   * whose removal failed) stay edited and keep their undo steps. A row with a response that is also in `unsaved` was
   * edited after it was `sent`: its later edits are kept on top of the response.
   */
  settle(
    saved?: ReadonlyMap<string, GridRecord>,
    unsaved?: ReadonlySet<string>,
    sent?: ReadonlyMap<string, GridRecord>,
  ): void;
  /**
   * Inserts loaded rows (children of a row) after that row, or first, without an undo step. Rows that another user
   * added (`isRemote`) are highlighted for 1.4 s.
   */
  adopt(records: readonly GridRecord[], after: string | undefined, isRemote?: boolean): void;
  /**
   * Removes a row that another user deleted, after a highlight of 1.4 s. A row with local edits or the focus is kept,
   * so that no input is lost; saving it fails with the message that it is gone. `gone` is called on removal.
   */
  drop(key: string, gone?: () => void): void;
  rowState(key: string): RowState | undefined;
  /** Returns the record of a row as it was loaded or last saved; undefined for a new row. */
  saved(key: string): GridRecord | undefined;
  focus(): GridFocus | undefined;
  /** Returns the key of the focused row, or of the last focused row that still exists. */
  lastRow(): string | undefined;
  /** Returns the selected range of cells for copy, clear and fill; at least the active cell. */
  range(): CellRange | undefined;
  history(): GridHistory;
  selected(): ReadonlySet<string>;
  difference(): GridDifference;
  /** Sets the keys of the visible columns, in order. Indexes of ranges refer to these. */
  setColumns(keys: readonly string[]): void;
  columns(): readonly string[];

  /**
   * Returns the id of the editing session, which begins when a cell is focused. All input of a session is one undo
   * step.
   */
  session(): string;
  /** Begins another session in the active cell: its editor is mounted again, without its open list. */
  renewSession(): void;
  setFocus(focus: GridFocus | undefined): void;
  /** Selects a range. The active cell is kept if it is inside; otherwise it moves to a corner. */
  showRange(range: CellRange): void;
  cancel(): void;
  select(keys: ReadonlySet<string>): void;
  /** Applies changes as one undo step; the steps of one session are merged. */
  change(name: string, changes: readonly GridChange[], session?: string): void;
  undo(): string | undefined;
  redo(): string | undefined;
  /** Replaces the rows. Clears edits and undo history. */
  load(records: readonly GridRecord[]): void;
  /** Takes records from outside: updates the values if the rows are the same, otherwise works like `load`. */
  receive(records: readonly GridRecord[]): void;
  readonly errors: ErrorStore;

  /**
   * Subscribes to a topic. `load`: rows were replaced; `rows`: rows were added, removed, moved or selected; `data`: any
   * value; `values`: any value changed by the user; `history`; `focus`; `row:<key>`.
   */
  on(topic: string, listener: () => void): () => void;
}
