export { insertRecords, newRecord, type RecordChange, updateRecord, updateRecords } from './write-rows.ts';
export { guardNew } from './guard-rows.ts';
export { eraseRows, guardRemoval, markRows } from './mark-rows.ts';
export { assignNumbers } from './assign-numbers.ts';
export { type Change, recomputeBills, recomputeValues, rightValues } from './recompute-values.ts';
export { initialValues } from './initial-values.ts';
export { followingCopies } from './owner-copies.ts';
export { refreshRollups, rollupSums } from './refresh-rollups.ts';
export { fillFirst, neededValues, repairRecords, rollupsInto } from './repair-records.ts';
