import { sql } from 'kysely';

import type { DynamicKysely } from '../dynamic-schema.ts';
import { identifier, indexColumn } from '../sql/index.ts';
import { indexEntry, SchemaHistory } from './schema-history.ts';
import type { IndexDefinition, TableDefinition } from './table-definition.ts';

/** An index that is created later, while others write to its table. */
export type LaterIndex = { table: TableDefinition; index: IndexDefinition };

/** Returns those of the tables that take more than `bytes`. */
export async function largeTables(db: DynamicKysely, names: readonly string[], bytes: number): Promise<Set<string>> {
  if (names.length === 0 || bytes === Infinity) return new Set();
  const rows = await db
    .selectFrom('pg_catalog.pg_class')
    .select('relname')
    .where('relnamespace', '=', sql`current_schema()::regnamespace`)
    .where('relname', 'in', [...names])
    .where(sql<number>`pg_relation_size(oid)`, '>', bytes)
    .execute();
  return new Set(rows.map((row) => String(row['relname'])));
}

/**
 * Creates indexes of large tables one after the other, outside of any transaction. An index that is missing because the
 * process has ended is created at the next start of the server. PostgreSQL lets others write meanwhile; the embedded
 * database has one session, in which other requests are answered between two indexes.
 */
export async function makeLaterIndexes(
  db: DynamicKysely,
  indexes: readonly LaterIndex[],
  kind: 'embedded' | 'postgres',
): Promise<void> {
  const concurrently = kind === 'postgres' ? sql`concurrently` : sql``;
  for (const { table, index } of indexes) {
    await db.connection().execute(async (connection) => {
      const name = sql.id(identifier(index.name));
      const columns = sql.join(index.columns.map((column) => indexColumn(column)));
      await sql`set statement_timeout = 0`.execute(connection);
      await sql`set lock_timeout = 0`.execute(connection);
      try {
        await sql`drop index ${concurrently} if exists ${name}`.execute(connection);
        await sql`create index ${concurrently} ${name} on ${sql.table(identifier(table.name))} using btree (${columns})`.execute(
          connection,
        );
      } finally {
        await sql`reset statement_timeout`.execute(connection);
        await sql`reset lock_timeout`.execute(connection);
      }
      await (await SchemaHistory.open(connection)).record(indexEntry(table, index));
    });
  }
}
