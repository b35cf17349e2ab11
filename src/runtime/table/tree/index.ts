export { refuseDrop, refusePlace } from './drop-node.ts';
export { type TableRow, isParent, knownChildren, pageOf, plainRows } from './tree-rows.ts';
export { useTreeRows } from './use-tree-rows.ts';
