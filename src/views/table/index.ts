/** How a table looks: a windowed grid, cards on a phone. */
export { EditGrid } from './editable/EditGrid.tsx';
export type { EditTree } from './context/edit-grid-props.ts';
export { firstWrongCell, revealCell } from './focus/reveal-cell.ts';
export { ProblemMarker } from '../problem-card/ProblemMarker.tsx';
export { TableView } from './read-only/TableView.tsx';
export { TableToolbar } from './toolbar/TableToolbar.tsx';
export { createThrottle, repeatInterval } from './toolbar/add-settings.ts';
