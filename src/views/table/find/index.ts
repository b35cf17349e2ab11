export { FindBar } from './FindBar.tsx';
