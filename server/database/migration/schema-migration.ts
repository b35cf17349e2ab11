import { sql } from 'kysely';

import type { DynamicKysely, DynamicTransaction } from '../dynamic-schema.ts';
import { inTransaction } from '../in-transaction.ts';
import { identifier } from '../sql/index.ts';
import { bringCollation } from './collation/bring-collation.ts';
import { readExistingSchema } from './existing-schema.ts';
import { largeTables, type LaterIndex } from './later-indexes.ts';
import { createTable, migrateColumns, type Report } from './migrate-columns.ts';
import { migrateIndexes } from './migrate-indexes.ts';
import { moveColumns, type ColumnMove } from './move-columns.ts';
import { findConflicts, SchemaConflictError } from './schema-conflict.ts';
import { columnsEntry, primaryKeyEntry, SchemaHistory, upgradeEntry } from './schema-history.ts';
import { openSecretColumns, recordDefinedSecrets, secretTable, withSecretTable } from './secret-columns.ts';
import type { TableDefinition } from './table-definition.ts';

/**
 * The result of applying a schema: what was done (`changes`) and what could not be done yet (`notices`), each one
 * Chinese sentence; `later` are the indexes still to be created, `moves` the renamed columns.
 */
export type SchemaReport = { changes: string[]; notices: string[]; later: LaterIndex[]; moves: ColumnMove[] };

export type SchemaOptions = {
  /** How long to wait for locks on a table, in milliseconds; without a limit if omitted. */
  lockTimeoutMs?: number;
  /** Indexes that enforce no rule, of tables that take more bytes than this, are left for `makeLaterIndexes`. */
  largeBytes?: number;
  /** Called in the same transaction for other data that contains the names of renamed columns. */
  follow?: (transaction: DynamicTransaction, moves: readonly ColumnMove[]) => Promise<void>;
};

const few = 20;

/** An arbitrary number that other users of the database's advisory locks are unlikely to choose: "page" in ASCII. */
const migrationLock = 0x70616765;

/**
 * Migrates the database to the models' tables. Missing tables, columns and indexes are created, types are widened where
 * every value survives, and no column is removed. The migration runs in one transaction, or in the given one, and in
 * one process at a time. Applying the same tables again changes nothing. A column whose field lists a former name is
 * renamed with its values, and renamed back when the former field returns. The applied definitions are recorded in
 * `pagewright_migration`.
 * @throws InvalidIdentifierError for an invalid name.
 * @throws SchemaConflictError, with nothing changed, when a change could lose data or rows violate a new unique rule.
 */
export async function applySchema(
  db: DynamicKysely,
  tables: readonly TableDefinition[],
  options: SchemaOptions = {},
): Promise<SchemaReport> {
  for (const name of tables.flatMap(namesOf)) identifier(name);
  return inTransaction(db, (transaction) => migrate(transaction, tables, options));
}

async function migrate(
  db: DynamicTransaction,
  tables: readonly TableDefinition[],
  { lockTimeoutMs = 0, largeBytes = Infinity, follow }: SchemaOptions,
): Promise<SchemaReport> {
  const [changes, notices]: [string[], string[]] = [[], []];
  const later: LaterIndex[] = [];
  const report: Report = { change: (text) => changes.push(text), notice: (text) => notices.push(text) };
  // A migration may wait for one of another process and may rewrite a large table, so the limits of requests do not
  // apply.
  await sql`set local lock_timeout = ${sql.lit(lockTimeoutMs)}`.execute(db);
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(db);
  const history = await SchemaHistory.open(db);
  await bringCollation(db, history, report);
  const read = tables.length > few ? undefined : [...tables, secretTable];
  const found = await withSecretTable(db, await readExistingSchema(db, read), read);
  const secrets = await openSecretColumns(db, history);
  const moves = await moveColumns(db, tables, found, { history, secrets, report });
  const existing = moves.length === 0 ? found : await readExistingSchema(db, read);
  const conflicts = findConflicts(tables, existing, history);
  if (conflicts.length > 0) throw new SchemaConflictError(conflicts);
  const large = await largeTables(
    db,
    tables.map(({ name }) => name),
    largeBytes,
  );
  for (const table of tables) {
    const columns = existing.tables.get(table.name);
    const redefined = history.status(columnsEntry(table)) !== 'same';
    const upgraded = columns ? await migrateColumns(db, table, columns, { redefined, report }) : false;
    if (!columns) await createTable(db, table, report);
    if (upgraded) await history.record(upgradeEntry(table));
    const made = await migrateIndexes(db, table, existing.indexes, { history, report, isLarge: large.has(table.name) });
    later.push(...made.later);
    await history.record(columnsEntry(table));
    await history.record(primaryKeyEntry(table));
  }
  await recordDefinedSecrets(db, tables);
  if (moves.length > 0) await follow?.(db, moves);
  return { changes, notices, later, moves };
}

function namesOf(table: TableDefinition): string[] {
  const { unique = [], indexes = [] } = table;
  const named = [table, ...table.columns, ...unique, ...indexes, ...indexes.flatMap((index) => index.columns)];
  return [...named.map(({ name }) => name), ...table.primaryKey, ...unique.flatMap((rule) => rule.columns)];
}
