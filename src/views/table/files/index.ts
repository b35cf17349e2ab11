/** Cells that hold files. */
export { FileCell } from './FileCell.tsx';
