export { MadeTab } from './MadeTab.tsx';
