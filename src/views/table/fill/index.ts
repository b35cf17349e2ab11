/** Blocks of cells filled from their first row, their first column or by the handle at their corner. */
export { FillHandle } from './FillHandle.tsx';
export { fillCells } from './fill-block.ts';
