export { parentPathOf, TreeCell } from './TreeCell.tsx';
export { TreeToggle } from './TreeToggle.tsx';
export { useNodeDrag } from './use-node-drag.ts';
export { useTreeRows } from './use-tree-rows.ts';
