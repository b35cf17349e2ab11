/** Saving and removing records: accepting and checking values, numbers, computed values, rollups, rows. */
export { checkVersion, isOlder, refuseOlder, refuseServerWritten, stateRefusal, stateTexts } from './record-guards.ts';
export { checkTree } from './check-tree.ts';
export { type CheckedRecord, newCheckedRecords } from './checked-record.ts';
export { referenceProblems } from './check-references.ts';
export { completeDraft } from './complete-draft.ts';
export { copyFromOwners } from './copy-from-owner.ts';
export { copyReferences } from './copy-references.ts';
export { refuseOthers } from './hold-tenant.ts';
export { type Draft, draftRecord } from './draft-record.ts';
export { addRecord, editRecord, removeRecords, saveDraft, saveDrafts } from './save-record.ts';
export { editableDraft, editableDrafts } from './editable-draft.ts';
export { type DocumentRules, followingValidator } from './following-validator.ts';
export { recordValidator } from './record-validator.ts';
