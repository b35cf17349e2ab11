/** The recycle bin. */
export { eraseRecords, listDeleted, restoreRecords } from './recycle-bin.ts';
