export { useEditKeyboard } from './use-edit-keyboard.ts';
export { toggleCell } from './cell-actions.ts';
export { useGridKeyboard } from './use-grid-keyboard.ts';
export { type KeyHelp, tableKeyHelp } from './key-help.ts';
