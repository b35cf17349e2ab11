/** What a person does to an editable table, outside React: a store with subscriptions for each row. */
export { addBelow } from './add-below.ts';
export type { CellAddress, GridFocus } from './store/grid-focus.ts';
export { createGridStore } from './store/create-grid-store.ts';
export type { GridStore } from './store/grid-store.ts';
export type { RowState } from './store/row-states.ts';
export type { RowTree, ViewState } from './store/row-view.ts';
export type { CellErrors } from './store/error-store.ts';
export { activate, cellAfter, deactivate, extendTo, nextEditable, placeOf } from './moves.ts';
export { createRowSlots } from './slots.ts';
export { type CellUpload, type CellUploads, createCellUploads } from './uploads.ts';
export { useCellUploads } from './use-cell-uploads.ts';
export { useActiveError, useGrid, useRowState } from './use-grid.ts';
export { readRows } from './read-rows.ts';
export { prepareChecks } from './prepare-checks.ts';
