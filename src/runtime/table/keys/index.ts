export { type KeyCommand, type KeyOutcome, type Keymap, type PressedKey, did, runKey } from './keymap.ts';
export { type GridBounds, type Move, moveFocus, moveKeys, moveTitles } from './moves.ts';
