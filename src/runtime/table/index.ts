/** The read-only core of the table: what it shows, which part of it is in the window, what is focused and selected. */
export { type CellPosition, moveFocus } from './state/focus.ts';
export { type ColumnLayout, type PlacedColumn, layoutColumns } from './columns/column-layout.ts';
export { type Frozen, inOrder, type TableColumn, tableColumns } from './columns/columns.ts';
export {
  emptySelection,
  isSelected,
  recordId,
  selectionState,
  toggleInTable,
  toggleRecord,
  toggleRecords,
} from './state/selection.ts';
export { type Range, scrollToShow, visibleColumns, visibleRows } from './window/window.ts';
export { type LineOffsets, lineOffsets, visibleLines } from './window/line-offsets.ts';
export { type ColumnSummary, summarize } from './columns/summary.ts';
export { expandRow, keepExpanded, loadExpanded } from './state/expanded-rows.ts';
export { refuseDrop, refusePlace } from './tree/drop-node.ts';
export { type TableRow, isParent, knownChildren, pageOf, plainRows } from './tree/tree-rows.ts';
export { askTableRequest, readRows } from './remote/table-request.ts';
export { type Density, type TableState, type TableStore, createTableStore } from './state/table-store.ts';
export {
  hasOwnLook,
  isPlainLook,
  keepLook,
  loadLook,
  parseLook,
  plainLook,
  printLook,
  type TableLook,
} from './state/table-look.ts';
export { valueOf } from './columns/record-value.ts';
export { columnUnit, textWidth } from './columns/title-width.ts';
export { useTableState } from './state/use-table-state.ts';
export { type ViewMetrics, useTableWindow } from './window/use-table-window.ts';
export { prepareChecks } from './editing/prepare-checks.ts';
export { takeNews } from './remote/take-news.ts';
export { type RowNews, useTableSocket } from './remote/use-table-socket.ts';
export { useTreeRows } from './tree/use-tree-rows.ts';
