/** The open dialogs of a tab: documents, editors of records, questions. */
export { SaveNotices } from './editor/index.ts';
export { DialogHost, preloadDialogs } from './DialogHost.tsx';
