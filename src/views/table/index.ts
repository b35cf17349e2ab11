/** How a table looks: a windowed grid, cards on a phone. */
export { type Density, rowHeights } from './density.ts';
export { ProblemMarker } from './ProblemMarker.tsx';
export { TableView } from './TableView.tsx';
export type { TableViewProps } from './table-view-props.ts';
