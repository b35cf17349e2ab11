/** Migrates the tables of a database to their definitions: columns, indexes, and checks that no data are lost. */
export { applySchema } from './schema-migration.ts';
export type { ColumnDefinition, IndexDefinition, TableDefinition, UniqueDefinition } from './table-definition.ts';
export { type StoredTable, storedTables } from './existing-schema.ts';
export { forceChange } from './force-change.ts';
export { foundTables } from './found-tables.ts';
export { type LaterIndex, makeLaterIndexes } from './later-indexes.ts';
export type { ColumnMove } from './move-columns.ts';
export { countTable, moveTable } from './move-table.ts';
export { SchemaConflictError } from './schema-conflict.ts';
export { type ColumnsByTable, readSecretColumns, recordSecretColumns, secretTable } from './secret-columns.ts';
export { joinTables } from './join-tables.ts';
export { historyTable, SchemaHistory } from './schema-history.ts';
export { createTable } from './migrate-columns.ts';
export { columnTypeOf } from './column-type.ts';
