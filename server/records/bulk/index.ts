/** Many records by one call. */
export { analyzeTables, bulkInsert, bulkSize } from './bulk-insert.ts';
export { removeQuery, transitionRecords } from './query-calls.ts';
