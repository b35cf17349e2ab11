export { isEmpty } from './cleared-values.ts';
export { completeSave } from './complete-save.ts';
export { refuseDuplicates, type UniqueField } from './duplicates.ts';
export { isRecordOf, type LineField, refuseUnemptied, withLines, type WholeLines } from './record-lines.ts';
export { type Members, textsOf, withFields } from './whole-record.ts';
export { hiddenFields } from './hidden-fields.ts';
