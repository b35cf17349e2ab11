import { sql } from 'kysely';

import type { DynamicKysely, DynamicTransaction } from '../dynamic-schema.ts';
import { createTable, historyTable, SchemaHistory } from '../migration/index.ts';
import { checkedLines } from './checked-lines.ts';
import type { DumpLine } from './dump.ts';
import { readSavedTables, type SavedTable } from './saved-tables.ts';

/** PostgreSQL accepts at most 65,535 parameters per statement. */
const parameters = 30_000;

export async function isEmpty(db: DynamicKysely): Promise<boolean> {
  return (await readSavedTables(db)).length === 0;
}

/**
 * Replaces all of the server's tables with those of a dump, in one transaction. Defaults and indexes are created again
 * when the server applies the models.
 * @returns the numbers of restored tables and rows.
 * @throws BackupError when the dump is incomplete or of a later version.
 */
export async function restoreDump(
  db: DynamicKysely,
  lines: AsyncIterable<DumpLine>,
): Promise<{ tables: number; rows: number }> {
  return db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await removeTables(transaction);
    const history = await SchemaHistory.open(transaction);
    let current: SavedTable | undefined;
    let waiting: (string | null)[][] = [];
    const done = { tables: 0, rows: 0 };
    const flush = async (): Promise<void> => {
      if (current) await insert(transaction, current, waiting);
      waiting = [];
    };
    for await (const line of checkedLines(lines)) {
      if (Array.isArray(line)) {
        waiting.push(line);
        done.rows += 1;
        if (waiting.length * line.length >= parameters) await flush();
      } else if ('table' in line) {
        await flush();
        current = line.table;
        await createTable(transaction, current, { change: () => {}, notice: () => {} });
        // This hash differs from that of the model's table, so that applying the models adds defaults and indexes.
        await history.record({ name: `table:${current.name}`, hash: 'restored' });
        done.tables += 1;
      }
    }
    await flush();
    return done;
  });
}

async function removeTables(db: DynamicTransaction): Promise<void> {
  for (const { name } of await readSavedTables(db)) await db.schema.dropTable(name).execute();
  await db.schema.dropTable(historyTable).ifExists().execute();
}

async function insert(db: DynamicTransaction, { name, columns }: SavedTable, rows: (string | null)[][]): Promise<void> {
  const most = Math.max(1, Math.floor(parameters / columns.length));
  for (let start = 0; start < rows.length; start += most) {
    const values = rows
      .slice(start, start + most)
      .map((row) => Object.fromEntries(columns.map((column, index) => [column.name, row[index] ?? null])));
    await db.insertInto(name).values(values).execute();
  }
}
