export { FillHandle } from './FillHandle.tsx';
export { fillCells } from './fill-block.ts';
