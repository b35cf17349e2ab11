/**
 * The rows of a table: records, keys and positions, the values of a new row, and the differences from the saved
 * records.
 */
export { type GridChange, type GridData, gridData, gridDataOf, rowOf, rowsOfKeys } from './grid-data.ts';
export { type GridRecord, type GridRow, GridRows, recordKey, temporaryKey } from './grid-rows.ts';
export { countBlankEnd, isUntouched, newRecord } from './new-row.ts';
export { type GridDifference, type RowStatus, differenceOf, statusOf, untouchedValues } from './row-status.ts';
export { copiedRecord } from './copied-row.ts';
