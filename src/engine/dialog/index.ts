export type * from './resolved-dialog.ts';
export { dialogKeyOf, resolveDialog } from './resolve-dialog.ts';
export { dialogTitle } from './dialog-title.ts';
export { initialDialogValues } from './initial-dialog-values.ts';
