export { type PickerDocument, usePickerDocument } from './use-picker-document.ts';
export { pickedNames } from './picked-names.ts';
export { rememberPicked } from './picked-records.ts';
export { usePickedRecords } from './use-picked-records.ts';
export { useReport } from './use-report.ts';
export { type TreeNodes, useTreeNodes } from './use-tree-nodes.ts';
