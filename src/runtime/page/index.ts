/** A page at its address: its documents, what they resolve to, and the view that draws it. */
export { DocumentPage, type DocumentPageProps } from './DocumentPage.tsx';
export type { DocumentChanges, PageViews } from './page-views.ts';
export { documentSet, editorOfModel, requestTemplate } from './page-documents.ts';
export { type PageScope, PageScopeContext, usePageScope } from './page-scope.ts';
export { type DialogDocument, useDialogDocument } from './use-dialog-document.ts';
export { vocabularyOf } from './vocabulary-of.ts';
