export { EditorDialog } from './EditorDialog.tsx';
export { SaveNotices } from './SaveNotices.tsx';
