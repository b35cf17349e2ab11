export { eraseRecords, listDeleted, restoreRecords } from './recycle-bin.ts';
