export {
  type AdvancedQueryEntry,
  type QueryViews,
  type ConfirmEntry,
  type DialogEntry,
  type DocumentEntry,
  type EditorEntry,
  addressedEntry,
  type LeaveRequest,
  type RecordButton,
  type RecordButtons,
  type EditorTarget,
  type ImportEntry,
  type PlaceEntry,
  type QueryDraftGroup,
  type QueryDraftLine,
  type RecycleBinEntry,
  dialogStackAtom,
} from './dialog-stack.ts';
export { type DialogAround, dialogRun, dialogScope } from './dialog-run.ts';
export { type DialogLoad, useDialogLoad } from './use-dialog-load.ts';
export { type DialogSubmit, canSubmit, useDialogSubmit } from './use-dialog-submit.ts';
export { type Dialogs, documentEntry, useDialogs } from './use-dialogs.ts';
export { type EditorRecord, useEditorRecord } from './use-editor-record.ts';
export { useImport } from './use-import.ts';
export { savedBy, titlesOf } from './concurrent-changes.ts';
export type { ConcurrentChanges } from './kept-paths.ts';
export { type EditorSave, useEditorSave } from './use-editor-save.ts';
