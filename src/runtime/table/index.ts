/** The read-only core of the table: what it shows, which part of it is in the window, what is focused and selected. */
export { type CellPosition, moveFocus } from './focus.ts';
export { type ColumnLayout, type PlacedColumn, layoutColumns } from './column-layout.ts';
export { type Frozen, inOrder, type TableColumn, tableColumns } from './columns.ts';
export {
  emptySelection,
  isSelected,
  recordId,
  selectionState,
  toggleInTable,
  toggleRecord,
  toggleRecords,
} from './selection.ts';
export { type Range, scrollToShow, visibleColumns, visibleRows } from './window.ts';
export { type LineOffsets, lineOffsets, visibleLines } from './line-offsets.ts';
export { type ColumnSummary, summarize } from './summary.ts';
export { expandRow, keepExpanded, loadExpanded } from './expanded-rows.ts';
export { refuseDrop, refusePlace } from './drop-node.ts';
export { type TableRow, isParent, knownChildren, pageOf, plainRows } from './tree-rows.ts';
export { askTableRequest, readRows } from './table-request.ts';
export { type Density, type TableState, type TableStore, createTableStore } from './table-store.ts';
export {
  hasOwnLook,
  isPlainLook,
  keepLook,
  loadLook,
  parseLook,
  plainLook,
  printLook,
  type TableLook,
} from './table-look.ts';
export { valueOf } from './record-value.ts';
export { columnUnit, textWidth } from './title-width.ts';
export { useTableState } from './use-table-state.ts';
export { type ViewMetrics, useTableWindow } from './use-table-window.ts';
export { prepareChecks } from './prepare-checks.ts';
export { takeNews } from './take-news.ts';
export { type RowNews, useTableSocket } from './use-table-socket.ts';
export { useTreeRows } from './use-tree-rows.ts';
