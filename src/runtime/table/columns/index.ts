export { type ColumnLayout, type PlacedColumn, layoutColumns } from './column-layout.ts';
export { type Frozen, type TableColumn, inOrder, tableColumns } from './columns.ts';
export { valueOf } from './record-value.ts';
export { type ColumnSummary, summarize } from './summary.ts';
export { columnUnit, textWidth } from './title-width.ts';
