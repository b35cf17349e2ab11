/** Dialogs of a tab: what is open, and the editor at work. */
export {
  type ConfirmEntry,
  type DialogEntry,
  type DocumentEntry,
  type EditorEntry,
  type EditorTarget,
  type ImportEntry,
  type RecycleBinEntry,
} from './dialog-stack.ts';
export { type DialogAround, dialogRun } from './dialog-run.ts';
export { type DialogSubmit, canSubmit, useDialogSubmit } from './use-dialog-submit.ts';
export { type Dialogs, useDialogs } from './use-dialogs.ts';
export { type EditorRecord, useEditorRecord } from './use-editor-record.ts';
export { useImport } from './use-import.ts';
export { type EditorSave, useEditorSave } from './use-editor-save.ts';
