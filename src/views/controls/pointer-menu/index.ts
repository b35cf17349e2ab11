/** A menu where the pointer is. */
export { PointerMenu, type PointerMenuItem } from './PointerMenu.tsx';
