/** Keys as commands: which ones a key runs, and the moves from cell to cell that all tables have. */
export { type KeyCommand, type KeyOutcome, type Keymap, type PressedKey, did, runKey } from './keymap.ts';
export { type GridBounds, type Move, moveFocus, moveKeys, moveTitles } from './moves.ts';
