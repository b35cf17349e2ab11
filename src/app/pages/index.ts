/** What a tab shows: a page of the menu by its path. */
export { drawPage, prefetchDocumentTab } from './draw-page.tsx';
