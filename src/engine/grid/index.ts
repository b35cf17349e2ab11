/** The editable table without a screen: its rows and their changes, undo, status, texts, ranges. */
export { type GridRecord, type GridRow, GridRows, recordKey, temporaryKey } from './rows/grid-rows.ts';
export { type GridChange, type GridData, gridData, gridDataOf, rowOf, rowsOfKeys } from './rows/grid-data.ts';
export { applyChanges } from './changes/apply-changes.ts';
export { type GridHistory, emptyHistory, recordTransaction, redoStep, undoStep } from './changes/history.ts';
export {
  type GridDifference,
  type RowStatus,
  differenceOf,
  sameValue,
  statusOf,
  untouchedValues,
} from './rows/row-status.ts';
export { reconcile } from './changes/reconcile.ts';
export { type CellPlace, type CellRange, rangeBetween } from './arrange/ranges.ts';
export {
  type EditingKind,
  editingKind,
  emptyValue,
  isNamed,
  isSearched,
  isToggled,
  mayHang,
  needsPanel,
  toggleValues,
} from './columns/column-editing.ts';
export { cellText } from './columns/cell-text.ts';
export { isCellLocked, isRowLocked } from './columns/locks.ts';
export { isUntouched, newRecord } from './rows/new-row.ts';
export { textKey, valuesOfChange, valuesOfChoice } from './columns/linked-values.ts';
export { parseTsv, printTsv } from './clipboard/tsv.ts';
export { parseHtmlTable, printHtmlTable } from './clipboard/html-table.ts';
export { type PasteMisfit, type PastePlan, type PastedName, planPaste } from './clipboard/plan-paste.ts';
export { valueFromText } from './clipboard/value-from-text.ts';
export { type SeriesKind, fillSeries } from './clipboard/fill.ts';
export { dropRow, insertRows, moveRows, numberRows } from './changes/row-operations.ts';
export {
  type ArrangeBy,
  type ArrangedKeys,
  type Arrangement,
  arrangeRows,
  followRows,
  isPlainArrangement,
} from './arrange/arrange.ts';
export { type GridLine, branchesOf, groupLines, treeLines, withDetails } from './arrange/grid-lines.ts';
export { keepsFiles, shortFileName } from './columns/file-values.ts';
export { type RowChecks, createRowChecks } from './checks/row-checks.ts';
