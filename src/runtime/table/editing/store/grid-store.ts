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

/** The state of an editable table: rows, edits, selection, focus, undo. It lives outside React and notifies subscribers of every change. */
export interface GridStore {
  data(): GridData;
  /** The visible rows: sorted, filtered, of the current page. Indexes of cells and ranges refer to these. */
  shown(): GridData;
  /** The visible rows with group headings and details between them; undefined where there are none. */
  lines(): readonly GridLine[] | undefined;
  view(): ViewState;
  /** The number of filtered rows on all pages. */
  shownCount(): number;
  arrange(arrangement: Arrangement, by: ArrangeBy): void;
  changeView(changes: Partial<Omit<ViewState, 'arrangement'>>): void;
  asTree(tree: RowTree | undefined): void;
  /** The field that names a row's parent, where the rows are a tree. */
  parentKey(): string | undefined;
  /** These rows and, in a tree, their descendants, deepest first. */
  branches(keys: readonly string[]): readonly string[];
  /** Removes rows and their descendants as one undo step. */
  remove(keys: readonly string[]): void;
  /** Makes a row visible: clears a filter, opens its parents, turns to its page. */
  reveal(key: string): void;
  /**
   * Merges values of a row that another person saved. Local edits stay. Highlights the row for 1.4 s. False: no such row.
   */
  merge(key: string, values: GridRecord): boolean;
  /**
   * Marks rows as saved and takes the values of the answers, by row key. Rows in `unsaved` (keys, and ids of rows whose
   * removal failed) stay edited and keep their undo steps. A row that has an answer and is in `unsaved` was edited after
   * it was `sent`: its later edits stay on top of the answer.
   */
  settle(
    saved?: ReadonlyMap<string, GridRecord>,
    unsaved?: ReadonlySet<string>,
    sent?: ReadonlyMap<string, GridRecord>,
  ): void;
  /**
   * Inserts loaded rows (children of a row) after that row, or first, without an undo step. Rows that another person added
   * (`isRemote`) are highlighted for 1.4 s.
   */
  adopt(records: readonly GridRecord[], after: string | undefined, isRemote?: boolean): void;
  /**
   * Removes a row that another person deleted, after a highlight of 1.4 s. A row with local edits or the focus stays, so
   * that no input is lost; saving it fails and says that it is gone. `gone` is called on removal.
   */
  drop(key: string, gone?: () => void): void;
  /** The state of a row by key; undefined for a removed row. */
  rowState(key: string): RowState | undefined;
  /** The record of a row as it was loaded or last saved; undefined for a new row. */
  saved(key: string): GridRecord | undefined;
  focus(): GridFocus | undefined;
  /** Key of the focused row, else of the last focused row that still exists. */
  lastRow(): string | undefined;
  /** The selected range of cells that copy, clear and fill use; at least the active cell. */
  range(): CellRange | undefined;
  history(): GridHistory;
  selected(): ReadonlySet<string>;
  difference(): GridDifference;
  /** The visible columns by key, in order. Indexes of ranges refer to these. */
  setColumns(keys: readonly string[]): void;
  columns(): readonly string[];

  /** Id of the editing session, which begins when a cell gets the focus. All input of a session is one undo step. */
  session(): string;
  setFocus(focus: GridFocus | undefined): void;
  /** Selects a range. The active cell stays if it is inside, else it moves to a corner. */
  showRange(range: CellRange): void;
  /** Reverts the input of the current session. */
  cancel(): void;
  select(keys: ReadonlySet<string>): void;
  /** Applies changes as one undo step; the steps of one session are merged. */
  change(name: string, changes: readonly GridChange[], session?: string): void;
  undo(): string | undefined;
  redo(): string | undefined;
  /** Replaces the rows. Clears edits and undo history. */
  load(records: readonly GridRecord[]): void;
  /** Takes records from outside: new values where the rows are the same, else as `load`. */
  receive(records: readonly GridRecord[]): void;
  readonly errors: ErrorStore;

  /**
   * Subscribes to a topic. `load`: rows were replaced; `rows`: rows added, removed, moved or selected; `data`: any value;
   * `values`: any value changed by a person; `history`; `focus`; `row:<key>`.
   */
  on(topic: string, listener: () => void): () => void;
}
