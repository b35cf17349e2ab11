/** The editable table. */
export { EditGrid } from './EditGrid.tsx';
