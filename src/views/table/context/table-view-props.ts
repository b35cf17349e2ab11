import type { ResolvedColumn } from '../../../engine/list/index.ts';
import type { ButtonState, ChosenCell, ListSort, ListTotals } from '../../../runtime/list/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';
import type { Registry } from '../../../runtime/registry/index.ts';
import type { Density, TableRow, TableStore } from '../../../runtime/table/index.ts';

/** The props of a read-only table. User actions are callbacks; the table loads nothing itself. */
export interface TableViewProps {
  /** What a screen reader calls the table. */
  label: string;
  /** The document that the columns come from: problems name it. */
  page: string;
  columns: readonly ResolvedColumn[];
  rows: readonly TableRow[];
  table: TableStore;
  cells: Registry['cells'];
  density?: Density;
  selection?: 'multiple' | 'single' | 'none';
  /** The number of the first row; no numbers where it is absent. */
  firstNumber?: number;
  /** The first column counts most. */
  sort?: readonly ListSort[];
  /** A press on a header; with Shift `adds`: the other columns go on sorting too. */
  onSort?: (column: string, adds: boolean) => void;
  /** Which column names the record and opens it. */
  labelColumn?: string;
  /** Key of the column with the state of a bill: on a phone it stands beside the name. */
  stateColumn?: string;
  onOpen?: (record: DataRecord) => void;
  /** A press anywhere in a row but on its controls. */
  onPress?: (record: DataRecord) => void;
  /** Id of the record that what stands beside the table is about. */
  current?: string;
  rowActions?: (record: DataRecord) => readonly ButtonState[];
  /** Titles of all actions that rows may have: they decide how wide the column is while there are no rows. */
  actionTitles?: readonly string[];
  /** What a right click on a cell offers; absent: the browser's own menu. */
  menuActions?: (record: DataRecord, chosen: ChosenCell) => readonly ButtonState[];
  /** Further entries of that menu, about the cell alone; pressing one runs it. */
  cellActions?: (chosen: ChosenCell) => readonly { title: string; run: () => void }[];
  /** `chosen`: the cell that the menu was opened on. */
  onAction?: (button: ButtonState, record: DataRecord, chosen?: ChosenCell) => void;
  /** Opens or closes a row of a tree. */
  onToggle?: (record: DataRecord) => void;
  /** Whether the row can be put below another one; then it has a handle. */
  canMove?: (record: DataRecord) => boolean;
  /** It was dropped on another row, or on the header: at the top. */
  onMove?: (record: DataRecord, onto: DataRecord | null) => void;
  /** Totals over all records, where `rows` are a page of them. */
  totals?: ListTotals;
  /** A reload is pending. */
  refreshing?: boolean;
  /** The query that the rows answer: those of another one are shown from the first. */
  answered?: string | undefined;
}
