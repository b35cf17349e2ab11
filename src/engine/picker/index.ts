/** Pickers without their UI: the resolved document, its tree, and the conversion between values and choices. */
export type { ResolvedPicker } from './resolved-picker.ts';
export { type PickerSource, resolvePicker } from './resolve-picker.ts';
export { type TreeNode, filterTree, leavesOf, nodeTitle, walkTree, withChildren } from './tree-nodes.ts';
export { halfChecked, pathTo, toggleNode } from './tree-choice.ts';
export {
  heldRows,
  isHeld,
  type PopupPair,
  popupPairs,
  popupValues,
  type ReportColumn,
  type ReportField,
  type ReportHead,
  reportPicker,
  reportRows,
} from './report.ts';
export { heldRow, isHeldRow, recordOfRow, reportChoice, shownOf } from './report-choice.ts';
export { withNode } from './with-node.ts';
export { tellApart } from './tell-apart.ts';
export { pickedFields, pickedKeys, pickedText, pickedValue } from './picked-value.ts';
