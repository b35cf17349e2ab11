export { expandRow, keepExpanded, loadExpanded } from './expanded-rows.ts';
export {
  emptySelection,
  isSelected,
  rangeTo,
  recordId,
  selectionState,
  toggleInTable,
  toggleRecord,
  toggleRecords,
} from './selection.ts';
export {
  type TableLook,
  hasOwnLook,
  isPlainLook,
  keepLook,
  loadLook,
  parseLook,
  plainLook,
  printLook,
} from './table-look.ts';
export { createTableStore } from './table-store.ts';
export type { CellPosition, Density, TableState, TableStore } from './table-state.ts';
export { useTableState } from './use-table-state.ts';
