export { type LineOffsets, lineOffsets, visibleLines } from './line-offsets.ts';
export { type ViewMetrics, useTableWindow } from './use-table-window.ts';
export { type Range, scrollToShow, visibleColumns, visibleRows } from './window.ts';
