export { DocumentPage, type DocumentPageProps } from './DocumentPage.tsx';
export type { ChangedDocuments, DocumentChanges, PageViews } from './page-views.ts';
export { type PageScope, useDocumentsAround, usePageScope } from './page-scope.ts';
export { usePageOrigin } from './use-page-origin.ts';
export { documentSet } from './page-documents.ts';
export { vocabularyOf } from './vocabulary-of.ts';
export { type DialogDocument, useDialogDocument } from './use-dialog-document.ts';
export { useWordInAddress } from './use-word-in-address.ts';
