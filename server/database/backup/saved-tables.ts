import { sql } from 'kysely';

import type { DynamicKysely } from '../dynamic-schema.ts';
import { columnTypeOf, historyTable, type ColumnDefinition, type TableDefinition } from '../migration/index.ts';

/**
 * The saved part of a table. Defaults and indexes are left out because the models restore them when the server starts.
 */
export type SavedTable = Pick<TableDefinition, 'name' | 'columns' | 'primaryKey'>;

export async function readSavedTables(db: DynamicKysely): Promise<SavedTable[]> {
  const columns = await readColumns(db);
  const keys = await readPrimaryKeys(db);
  const names = (await ownNames(db)).filter((name) => columns.has(name)).toSorted();
  return names.map((name) => ({ name, columns: columns.get(name) ?? [], primaryKey: keys.get(name) ?? [] }));
}

async function ownNames(db: DynamicKysely): Promise<string[]> {
  const present = await db
    .selectFrom('information_schema.tables')
    .select('table_name')
    .where('table_schema', '=', sql<string>`current_schema()`)
    .where('table_name', '=', historyTable)
    .executeTakeFirst();
  if (!present) return [];
  const rows = await db.selectFrom(historyTable).select('name').where('name', 'like', 'table:%').execute();
  return rows.map((row) => String(row['name']).slice('table:'.length));
}

async function readColumns(db: DynamicKysely): Promise<Map<string, ColumnDefinition[]>> {
  const rows = await db
    .selectFrom('information_schema.columns')
    .select(['table_name', 'column_name', 'udt_name', 'numeric_scale', 'is_nullable'])
    .where('table_schema', '=', sql<string>`current_schema()`)
    .orderBy('table_name')
    .orderBy('ordinal_position')
    .execute();
  const tables = new Map<string, ColumnDefinition[]>();
  for (const row of rows) {
    const table = String(row['table_name']);
    const type = columnTypeOf(String(row['udt_name']));
    // A column of an unknown type was added by someone else; its text is saved.
    const scale = type === 'numeric' && typeof row['numeric_scale'] === 'number' ? row['numeric_scale'] : undefined;
    const column: ColumnDefinition = {
      name: String(row['column_name']),
      type: type ?? 'text',
      ...(scale !== undefined && { scale }),
      ...(row['is_nullable'] === 'NO' && { notNull: true }),
    };
    tables.set(table, [...(tables.get(table) ?? []), column]);
  }
  return tables;
}

async function readPrimaryKeys(db: DynamicKysely): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('information_schema.table_constraints as rule')
    .innerJoin('information_schema.key_column_usage as usage', (join) =>
      join
        .onRef('usage.constraint_name', '=', 'rule.constraint_name')
        .onRef('usage.table_name', '=', 'rule.table_name')
        .onRef('usage.table_schema', '=', 'rule.table_schema'),
    )
    .select(['rule.table_name', 'usage.column_name'])
    .where('rule.table_schema', '=', sql<string>`current_schema()`)
    .where('rule.constraint_type', '=', 'PRIMARY KEY')
    .orderBy('usage.ordinal_position')
    .execute();
  const keys = new Map<string, string[]>();
  for (const row of rows) {
    const table = String(row['table_name']);
    keys.set(table, [...(keys.get(table) ?? []), String(row['column_name'])]);
  }
  return keys;
}
