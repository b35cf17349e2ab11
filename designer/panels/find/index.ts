/** Finding a node by what it is called. */
export { FindBar } from './FindBar.tsx';
