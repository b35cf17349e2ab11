import type { ResolvedColumn } from '../../../engine/list/index.ts';
import type { ButtonState, ChosenCell, ListSort, ListTotals } from '../../../runtime/list/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';
import type { Registry } from '../../../runtime/registry/index.ts';
import type { Density, TableRow, TableStore } from '../../../runtime/table/index.ts';

/** The props of a read-only table. User actions are callbacks; the table loads nothing itself. */
export interface TableViewProps {
  label: string;
  /** The document that defines the columns, named by problems. */
  page: string;
  columns: readonly ResolvedColumn[];
  rows: readonly TableRow[];
  table: TableStore;
  cells: Registry['cells'];
  density?: Density;
  selection?: 'multiple' | 'single' | 'none';
  firstNumber?: number;
  /** The first column has the highest priority. */
  sort?: readonly ListSort[];
  /** Called when a header is pressed; with Shift `adds`: the other columns stay in the order. */
  onSort?: (column: string, adds: boolean) => void;
  /** The column that names the record and opens it. */
  labelColumn?: string;
  /** Key of the column with the state of a bill; on a phone it is shown next to the name. */
  stateColumn?: string;
  onOpen?: (record: DataRecord) => void;
  onPress?: (record: DataRecord) => void;
  /** Id of the record whose details are shown next to the table. */
  current?: string;
  rowActions?: (record: DataRecord) => readonly ButtonState[];
  /** Titles of all actions that rows may have: they determine the width of the column while there are no rows. */
  actionTitles?: readonly string[];
  /** The entries of a cell's context menu; if omitted, the browser's own menu opens. */
  menuActions?: (record: DataRecord, chosen: ChosenCell) => readonly ButtonState[];
  /** Further entries of that menu for the cell itself. */
  cellActions?: (chosen: ChosenCell) => readonly { title: string; run: () => void }[];
  /** `chosen`: the cell that the menu was opened on. */
  onAction?: (button: ButtonState, record: DataRecord, chosen?: ChosenCell) => void;
  onToggle?: (record: DataRecord) => void;
  /** True if the row can be moved below another one; it then has a handle. */
  canMove?: (record: DataRecord) => boolean;
  /** Called when it is dropped on another row, or on the header (null): at the top level. */
  onMove?: (record: DataRecord, onto: DataRecord | null) => void;
  /** Totals over all records, if `rows` are one page of them. */
  totals?: ListTotals;
  refreshing?: boolean;
  /** The query that the rows belong to; a new query scrolls to the first row. */
  answered?: string | undefined;
}
