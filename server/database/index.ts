/** The database: opening it, its errors, its dynamic types, and bringing it to the models' tables. */
export { type DiskProbe, watchDiskSpace } from './disk-space.ts';
export { ClientDisconnectedError, cancellableParts, uncancellable, cancellable } from './connections/cancellation.ts';
export { openDatabase, type Database } from './open-database.ts';
export { readBy, type TableWrites } from './connections/table-writes.ts';
export type { DynamicKysely } from './dynamic-schema.ts';
export type { Log } from './log.ts';
export { forceChange } from './migration/force-change.ts';
export { applySchema } from './migration/schema-migration.ts';
export { joinTables } from './migration/join-tables.ts';
