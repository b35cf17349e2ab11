import { sql } from 'kysely';

import type { DynamicKysely } from '../dynamic-schema.ts';
import { historyTable } from './schema-history.ts';

/** A table that exists; `isOurs` is true if it was created for a model or by the server. */
export type FoundTable = { name: string; isOurs: boolean };

export async function foundTables(db: DynamicKysely, names: readonly string[]): Promise<FoundTable[]> {
  if (names.length === 0) return [];
  const rows = await db
    .selectFrom('information_schema.tables as found')
    .leftJoin(`${historyTable} as made`, (join) => join.on('made.name', '=', sql`'table:' || found.table_name`))
    .select(['found.table_name', 'made.hash'])
    .where('found.table_schema', '=', sql<string>`current_schema()`)
    .where('found.table_name', 'in', [...names])
    .execute();
  return rows.map((row) => ({ name: String(row['table_name']), isOurs: row['hash'] !== null }));
}
