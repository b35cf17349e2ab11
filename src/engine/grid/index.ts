/** The editable table without a screen: its rows and their changes, undo, status, texts, ranges. */
export { type GridRecord, type GridRow, GridRows, recordKey, temporaryKey } from './grid-rows.ts';
export { type GridChange, type GridData, gridData, gridDataOf, rowOf, rowsOfKeys } from './grid-data.ts';
export { applyChanges } from './apply-changes.ts';
export { type GridHistory, emptyHistory, recordTransaction, redoStep, undoStep } from './history.ts';
export {
  type GridDifference,
  type RowStatus,
  differenceOf,
  sameValue,
  statusOf,
  untouchedValues,
} from './row-status.ts';
export { reconcile } from './reconcile.ts';
export { type CellPlace, type CellRange, rangeBetween } from './ranges.ts';
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
} from './column-editing.ts';
export { cellText } from './cell-text.ts';
export { isCellLocked, isRowLocked } from './locks.ts';
export { isUntouched, newRecord } from './new-row.ts';
export { textKey, valuesOfChange, valuesOfChoice } from './linked-values.ts';
export { parseTsv, printTsv } from './clipboard/tsv.ts';
export { parseHtmlTable, printHtmlTable } from './clipboard/html-table.ts';
export { type PasteMisfit, type PastePlan, type PastedName, planPaste } from './clipboard/plan-paste.ts';
export { valueFromText } from './clipboard/value-from-text.ts';
export { type SeriesKind, fillSeries } from './clipboard/fill.ts';
export { dropRow, insertRows, moveRows, numberRows } from './row-operations.ts';
export {
  type ArrangeBy,
  type ArrangedKeys,
  type Arrangement,
  arrangeRows,
  followRows,
  isPlainArrangement,
} from './arrange.ts';
export { type GridLine, branchesOf, groupLines, treeLines, withDetails } from './grid-lines.ts';
export { keepsFiles, shortFileName } from './file-values.ts';
export { type RowChecks, createRowChecks } from './row-checks.ts';
