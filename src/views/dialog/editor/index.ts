/** The editor of one record. */
export { EditorDialog } from './EditorDialog.tsx';
export { SaveNotices } from './SaveNotices.tsx';
