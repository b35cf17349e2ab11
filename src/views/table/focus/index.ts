export { ActiveFocus } from './ActiveFocus.tsx';
export { firstWrongCell, revealCell } from './reveal-cell.ts';
export { startTyping, useFocusRequests } from './use-cell-focus.ts';
export { useEditPointer } from './use-edit-pointer.ts';
export { useGridPointer } from './use-grid-pointer.ts';
export { useShowCell } from './use-show-cell.ts';
export { removeRows } from './remove-rows.ts';
