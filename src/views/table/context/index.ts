export { type BesideRow, type EditTable, EditTableContext, useEditTable } from './edit-context.ts';
export type { EditGridProps, EditTree } from './edit-grid-props.ts';
export { recordName } from './record-name.ts';
export { TableViewContext, useTableView } from './table-view-context.ts';
export type { TableViewProps } from './table-view-props.ts';
export { createTypedText } from './typed-text.ts';
export { type RowView, RowViewContext, useRowView, useRowViewOf } from './use-row-view.ts';
