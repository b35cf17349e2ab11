/** The documents that the server works with: read from folders, given out page by page. */
export { openCatalogue, type Catalogue, type CatalogueState, type PageBundle } from './catalogue.ts';
export type { DocumentSource, DocumentsRead } from './document-source.ts';
export { FolderError, folderSource } from './read-folders.ts';
export { pagePermission, pathOfDocument, type Models, type Page } from './pages.ts';
export { catalogueRoutes } from './routes.ts';
export { objectsOf, stringOf, textOf } from './document-text.ts';
