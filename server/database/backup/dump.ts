import type { DynamicKysely, DynamicTransaction } from '../dynamic-schema.ts';
import { readSavedTables, type SavedTable } from './saved-tables.ts';

/** The version of the file's layout. */
export const dumpFormat = 1;

/** Rows that are read at once. */
const page = 2_000;

/** One line of a dump: its head, a table, a row of that table (every value as PostgreSQL's text), its end. */
export type DumpLine =
  | { pagewright: 'backup'; format: number; createdAt: string }
  | { table: SavedTable }
  | (string | null)[]
  | { end: true; tables: number; rows: number };

/** Everything that is saved, as it was at one moment, in lines that either kind of database can take back. */
export async function dump(db: DynamicKysely, write: (line: DumpLine) => Promise<void>): Promise<void> {
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
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

/** A table's rows in the order of its key, page by page from where the last one ended. */
async function* rowsOf(db: DynamicTransaction, { name, columns, primaryKey }: SavedTable) {
  const names = columns.map((column) => column.name);
  const [key, ...more] = primaryKey;
  let last: unknown;
  for (let offset = 0; ; offset += page) {
    let query = db
      .selectFrom(name)
      .select((build) => names.map((column) => build.cast<string | null>(column, 'text').as(column)))
      .limit(page);
    for (const column of primaryKey) query = query.orderBy(`${name}.${column}`);
    // Pages of a table with a key of one column begin after its last value; the few tables with longer keys are read by
    // offset.
    if (key !== undefined && more.length === 0)
      query = last === undefined ? query : query.where(`${name}.${key}`, '>', last);
    else query = query.offset(offset);
    const rows = await query.execute();
    for (const row of rows) yield names.map((column) => (row[column] === null ? null : String(row[column])));
    if (rows.length < page) return;
    last = key === undefined ? undefined : rows.at(-1)?.[key];
  }
}
