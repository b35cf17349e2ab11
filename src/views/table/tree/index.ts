/** Rows below rows: the arrow before the first cell, loading children, dragging a row below another. */
export { parentPathOf, TreeCell } from './TreeCell.tsx';
export { TreeToggle } from './TreeToggle.tsx';
export { useNodeDrag } from './use-node-drag.ts';
export { useTreeRows } from './use-tree-rows.ts';
