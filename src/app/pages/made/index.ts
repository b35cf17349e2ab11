/** Pages of documents that are made when they are opened. */
export { MadeTab } from './MadeTab.tsx';
