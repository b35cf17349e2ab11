/** The open dialogs of a tab: documents, editors of records, questions. */
export { DialogHost, preloadDialogs } from './DialogHost.tsx';
