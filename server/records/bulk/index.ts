/** Operations on many records in one request. */
export { analyzeTables, bulkInsert, bulkSize } from './bulk-insert.ts';
export { removeQuery, transitionRecords } from './query-calls.ts';
