/** A control with something to read beside it, made at its first press. */
export { PopoverButton } from './PopoverButton.tsx';
