/** How a table looks: a windowed grid, cards on a phone. */
export { ProblemMarker } from './ProblemMarker.tsx';
export { TableView } from './TableView.tsx';
