export { CellEditor } from './CellEditor.tsx';
export { cellAt, controlOf, isOpen, openChoice } from './cell-control.ts';
