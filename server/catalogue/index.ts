/** The documents that the server works with: read from folders, served page by page. */
export { type Catalogue, openCatalogue } from './catalogue.ts';
export type { CatalogueState, PageBundle } from './catalogue-state.ts';
export type { DocumentFile, Overlay } from './document-files.ts';
export { areaOf, areasOf, authorPermissions, editPermission } from './document-areas.ts';
export { appFacts } from './app-facts.ts';
export { FolderError, readFolders } from './folders/index.ts';
export { checkedAsPages, describeProblems, readDocuments } from './checked/index.ts';
export { modelPages } from './model-pages.ts';
export { oncePerState } from './once-per-state.ts';
export { spokenState } from './spoken-state.ts';
export { ownForms } from './own-forms.ts';
export { referenceConditions } from './reference-conditions.ts';
export type { Models, Page } from './pages.ts';
export { catalogueRoutes, type OtherPages, type PageFitting, sentDocument } from './routes.ts';
export { openPatterns } from './patterns/patterns.ts';
