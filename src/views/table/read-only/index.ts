/** The read-only table: a windowed grid, or cards on a phone. */
export { TableView } from './TableView.tsx';
