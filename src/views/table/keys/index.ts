/** What a key does. */
export { useEditKeyboard } from './use-edit-keyboard.ts';
export { useGridKeyboard } from './use-grid-keyboard.ts';
