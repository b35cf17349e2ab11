export { drawPage } from './draw-page.tsx';
export { DocumentTab, MadeTab } from './document-tab.ts';
