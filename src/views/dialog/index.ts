/** The open dialogs of a tab: documents, editors of records, questions. */
export { DialogHost } from './DialogHost.tsx';
