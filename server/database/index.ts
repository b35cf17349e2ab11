/** The database: opening it, its errors, its dynamic types, and the migration to the models' tables. */
export { type DiskProbe, watchDiskSpace } from './disk-space/disk-space.ts';
export {
  cancellable,
  cancellableParts,
  ClientDisconnectedError,
  DatabaseUnavailableError,
  DataDirectoryInUseError,
  readBy,
  type TableWrites,
  throwIfCancelled,
  uncancellable,
} from './connections/index.ts';
export type { LongWork, LongWorkKind } from './long-work.ts';
export { type Database, openDatabase } from './open-database.ts';
export type { DynamicKysely, DynamicSchema, DynamicTransaction } from './dynamic-schema.ts';
export { inTransaction } from './in-transaction.ts';
export type { Log } from './log.ts';
export {
  applySchema,
  type ColumnDefinition,
  type ColumnMove,
  type ColumnsByTable,
  countTable,
  findTypeConflicts,
  forceChange,
  foundTables,
  type IndexDefinition,
  joinTables,
  type LaterIndex,
  makeLaterIndexes,
  moveTable,
  readSecretColumns,
  recordSecretColumns,
  type SchemaConflict,
  SchemaConflictError,
  secretTable,
  type StoredTable,
  storedTables,
  type TableDefinition,
  type UniqueDefinition,
} from './migration/index.ts';
export {
  backupFolder,
  listBackups,
  makeBackup,
  restoreInto,
  scheduleBackups,
  requestFile,
  withRestoreAdvice,
} from './backup/index.ts';
export { analyze, vacuum } from './analyze.ts';
export { idOf } from './stable-id.ts';
export {
  type AccountSchema,
  accountTables,
  audited,
  type Audited,
  type DataRuleRow,
  type DepartmentSchema,
  departmentTables,
  grantTables,
  integer,
  maybeText,
  naming,
  type PermissionRow,
  type PermissionSchema,
  permissionTables,
  type Recorded,
  recorded,
  type SavedPermissionRow,
  table,
  type TenantSchema,
  tenantTables,
  text,
  type Versioned,
} from './system-tables/index.ts';
export {
  byLanguage,
  byteOrder,
  chineseOrder,
  countInTurns,
  countWithin,
  estimateRows,
  greatestIn,
  hasTenant,
  identifier,
  isMember,
  isOneOf,
  jsonList,
  likePattern,
  listed,
  sharesOne,
  textRows,
} from './sql/index.ts';
export { groupBy } from './group-by.ts';
