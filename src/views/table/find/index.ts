/** Searching in the table. */
export { FindBar } from './FindBar.tsx';
