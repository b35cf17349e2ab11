/** Changes of the rows, as data: applied, undone, and created from user actions or from outside. */
export { applyChanges } from './apply-changes.ts';
export { type GridHistory, emptyHistory, recordTransaction, redoStep, undoStep } from './history.ts';
export { reconcile } from './reconcile.ts';
export { dropRow, insertRows, moveRows, numberRows } from './row-operations.ts';
