/** What a column says of its cells: how they are edited, what they read, what they lock, what else they fill in. */
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
