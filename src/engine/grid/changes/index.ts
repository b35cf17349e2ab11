/** Changes of the rows, as data: carried out, undone, made from what a person does or from what came from outside. */
export { applyChanges } from './apply-changes.ts';
export { type GridHistory, emptyHistory, recordTransaction, redoStep, undoStep } from './history.ts';
export { reconcile } from './reconcile.ts';
export { dropRow, insertRows, moveRows, numberRows } from './row-operations.ts';
