export { EditGrid } from './EditGrid.tsx';
