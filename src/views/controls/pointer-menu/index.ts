export { PointerMenu, type PointerMenuItem } from './PointerMenu.tsx';
