/** What a tab shows: a page of the menu by its path. */
export { drawPage } from './draw-page.tsx';
export { DocumentTab, MadeTab } from './document-tab.ts';
