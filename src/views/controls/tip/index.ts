/** A text beside an element while the pointer is on it. */
export { Tip } from './Tip.tsx';
