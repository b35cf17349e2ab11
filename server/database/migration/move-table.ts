import { sql } from 'kysely';

import type { DynamicKysely, DynamicTransaction } from '../dynamic-schema.ts';
import { countInTurns, identifier } from '../sql/index.ts';
import { primaryKeyName } from './migrate-columns.ts';
import { moveIndexes } from './move-indexes.ts';
import { indexEntryPrefix, moveEntry, SchemaHistory } from './schema-history.ts';
import { secretTable } from './secret-columns.ts';
import type { TableDefinition } from './table-definition.ts';

const tableEntries = ['table:', 'upgrade:', 'primary-key:'];

/**
 * Renames a table, with its indexes, its secret columns and the record of its migrations. An empty table of the new
 * name is replaced.
 * @param table the definition of the table under its new name.
 */
export async function moveTable(db: DynamicTransaction, from: string, table: TableDefinition): Promise<void> {
  const to = table.name;
  const history = await SchemaHistory.open(db);
  await sql`drop table if exists ${sql.table(identifier(to))}`.execute(db);
  for (const name of entriesOf(history, to)) await history.forget(name);
  await db.schema.alterTable(identifier(from)).renameTo(identifier(to)).execute();
  const [before, after] = [identifier(primaryKeyName(from)), identifier(primaryKeyName(to))];
  await sql`alter index if exists ${sql.id(before)} rename to ${sql.id(after)}`.execute(db);
  for (const name of entriesOf(history, from)) {
    const hash = history.recorded(name) ?? '';
    await history.record({ name: name.replace(`:${from}`, () => `:${to}`), hash });
    await history.forget(name);
  }
  await moveSecrets(db, from, to);
  await moveIndexes(db, table, [], history);
}

function entriesOf(history: SchemaHistory, table: string): string[] {
  const whole = tableEntries.map((entry) => `${entry}${table}`);
  const parts = [indexEntryPrefix({ name: table }), moveEntry.prefix({ name: table })];
  return [
    ...whole.filter((name) => history.recorded(name) !== undefined),
    ...parts.flatMap((part) => history.namesWith(part)),
  ];
}

async function moveSecrets(db: DynamicKysely, from: string, to: string): Promise<void> {
  await db.deleteFrom(secretTable.name).where('table_name', '=', to).execute();
  await db
    .updateTable(secretTable.name)
    .set({ table_name: to, id: sql`${to} || '.' || ${sql.ref('column_name')}` })
    .where('table_name', '=', from)
    .execute();
}

/**
 * Counts the rows of a table.
 * @returns undefined when the table does not exist.
 */
export async function countTable(db: DynamicKysely, table: string): Promise<number | undefined> {
  const found = await db
    .selectFrom('information_schema.tables')
    .select('table_name')
    .where('table_schema', '=', sql<string>`current_schema()`)
    .where('table_name', '=', table)
    .executeTakeFirst();
  if (!found) return undefined;
  return countInTurns(db, table);
}
