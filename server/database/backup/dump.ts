import { sql } from 'kysely';

import type { DynamicKysely, DynamicTransaction } from '../dynamic-schema.ts';
import { readSavedTables, type SavedTable } from './saved-tables.ts';

export const dumpFormat = 1;

const page = 1_000;

export type DumpLine =
  | { pagewright: 'backup'; format: number; createdAt: string }
  | { table: SavedTable }
  | (string | null)[]
  | { end: true; tables: number; rows: number };

/** Writes all saved tables, as of a single moment, as lines that both kinds of database can restore. */
export async function dump(db: DynamicKysely, write: (line: DumpLine) => Promise<void>): Promise<void> {
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      // A slow disk keeps the transaction waiting between two pages.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
      await write({ pagewright: 'backup', format: dumpFormat, createdAt: new Date().toISOString() });
      const tables = await readSavedTables(transaction);
      let rows = 0;
      for (const table of tables) {
        await write({ table });
        for await (const row of rowsOf(transaction, table)) {
          await write(row);
          rows += 1;
        }
      }
      await write({ end: true, tables: tables.length, rows });
    });
}

async function* rowsOf(db: DynamicTransaction, { name, columns, primaryKey }: SavedTable) {
  const names = columns.map((column) => column.name);
  let last: unknown[] | undefined;
  for (let offset = 0; ; offset += page) {
    let query = db
      .selectFrom(name)
      .select((build) => names.map((column) => build.cast<string | null>(column, 'text').as(column)))
      .limit(page);
    for (const column of primaryKey) query = query.orderBy(`${name}.${column}`);
    if (primaryKey.length === 0) query = query.offset(offset);
    else if (last !== undefined) {
      const key = sql.join(primaryKey.map((column) => sql.ref(`${name}.${column}`)));
      query = query.where(sql<boolean>`(${key}) > (${sql.join(last)})`);
    }
    const rows = await query.execute();
    for (const row of rows) yield names.map((column) => (row[column] === null ? null : String(row[column])));
    if (rows.length < page) return;
    last = primaryKey.map((column) => rows.at(-1)?.[column]);
  }
}
