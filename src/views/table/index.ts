/** How a table looks: a windowed grid, cards on a phone. */
export { EditGrid } from './edit/EditGrid.tsx';
export type { EditTree } from './edit/edit-grid-props.ts';
export { firstWrongCell, revealCell } from './edit/reveal-cell.ts';
export { ProblemMarker } from './ProblemMarker.tsx';
export { TableView } from './TableView.tsx';
export { TableToolbar } from './toolbar/TableToolbar.tsx';
export { createThrottle, repeatInterval } from './toolbar/add-settings.ts';
