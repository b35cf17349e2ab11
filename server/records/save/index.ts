/** Saving and removing records: values accepted and checked, numbers, computed values, rollups, rows. */
export { insertRecords, newRecord } from './write-rows.ts';
export { checkVersion, refuseServerWritten, stateRefusal, stateTexts } from './record-guards.ts';
export { assignNumbers } from './assign-numbers.ts';
export { type Change, refreshRollups } from './refresh-rollups.ts';
export { checkTree } from './check-tree.ts';
export { type CheckedRecord, readReferenced, referenceProblems } from './check-values.ts';
export { acceptValues } from './accept-values.ts';
export { removeRecords } from './remove-records.ts';
export { draftRecord } from './draft-record.ts';
export { addRecord, editableDraft, editRecord, saveDraft } from './save-record.ts';
export { recordValidator } from './record-validator.ts';
