/** Checks sheets by the documents of their records before the back end imports them. */
export { adaptSheetCall, type SheetCall } from './sheet-call.ts';
export { openSheetModels, type SheetModels } from './sheet-models.ts';
