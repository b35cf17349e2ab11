/** The database: opening it, its errors, its dynamic types, and bringing it to the models' tables. */
export { openDatabase, type Database, type DatabaseOptions } from './open-database.ts';
export type { DynamicKysely, DynamicSchema, DynamicTransaction } from './dynamic-schema.ts';
export {
  ConnectionHeldTooLongError,
  DatabaseUnavailableError,
  DataDirectoryInUseError,
  TransactionAbortedError,
} from './errors.ts';
export type { Log } from './log.ts';
export { byteOrder, identifier, InvalidIdentifierError } from './identifiers.ts';
export { applySchema, type SchemaReport } from './schema-migration.ts';
export { SchemaConflictError, type SchemaConflict } from './migration/schema-conflict.ts';
export type {
  ColumnDefault,
  ColumnDefinition,
  ColumnType,
  IndexDefinition,
  TableDefinition,
  UniqueDefinition,
} from './migration/table-definition.ts';
