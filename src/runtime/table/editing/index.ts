/** What a person does to an editable table, outside React: a store with subscriptions for each row. */
export { addBelow } from './add-below.ts';
export type { CellAddress, GridFocus } from './grid-focus.ts';
export { createGridStore } from './create-grid-store.ts';
export type { GridStore } from './grid-store.ts';
export type { RowState } from './row-states.ts';
export type { RowTree, ViewState } from './row-view.ts';
export type { CellErrors } from './error-store.ts';
export { activate, cellAfter, deactivate, extendTo, nextEditable, placeOf } from './moves.ts';
export { createRowSlots } from './slots.ts';
export { type CellUpload, type CellUploads, createCellUploads } from './uploads.ts';
export { useCellUploads } from './use-cell-uploads.ts';
export { useActiveError, useGrid, useRowState } from './use-grid.ts';
export { readRows } from './read-rows.ts';
export { prepareChecks } from './prepare-checks.ts';
