/** The cells of a column: how they are edited and shown, what they lock, and which other cells they fill. */
export { cellText } from './cell-text.ts';
export {
  type EditingKind,
  columnValue,
  editingKind,
  emptyValue,
  isNamed,
  isSearched,
  isToggled,
  mayHang,
  needsPanel,
  takesSeveral,
  toggleValues,
  usualFormat,
} from './column-editing.ts';
export { keepsFiles, shortFileName } from './file-values.ts';
export { valuesOfChange, valuesOfChoice } from './linked-values.ts';
export { isCellLocked, isRowLocked } from './locks.ts';
