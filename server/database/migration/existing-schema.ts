import { sql } from 'kysely';

import type { DynamicKysely } from '../dynamic-schema.ts';
import { columnTypeOf } from './column-type.ts';
import type { ColumnType, TableDefinition } from './table-definition.ts';

export type ExistingColumn = {
  type: ColumnType | undefined;
  scale: number | undefined;
  notNull: boolean;
  default: string | undefined;
  /** The collation of a text column if it is not the database's default. */
  collation: string | undefined;
};

export type ExistingSchema = { tables: Map<string, Map<string, ExistingColumn>>; indexes: Set<string> };

/** A table with the columns in which values are searched. */
export type StoredTable = { name: string; columns: { name: string; type: ColumnType }[] };

export async function readExistingSchema(
  db: DynamicKysely,
  wanted?: readonly TableDefinition[],
): Promise<ExistingSchema> {
  const tables: ExistingSchema['tables'] = new Map();
  const schema = sql<string>`current_schema()`;
  const columns = await db
    .selectFrom('information_schema.columns')
    .select(['table_name', 'column_name', 'udt_name', 'numeric_scale', 'is_nullable', 'column_default'])
    .select('collation_name')
    .where('table_schema', '=', schema)
    .$if(wanted !== undefined, (query) => query.where('table_name', 'in', namesOr(wanted?.map(({ name }) => name))))
    .execute();
  for (const row of columns) {
    const table = String(row['table_name']);
    if (!tables.has(table)) tables.set(table, new Map());
    tables.get(table)?.set(String(row['column_name']), existingColumn(row));
  }
  const indexes = await db
    .selectFrom('pg_catalog.pg_indexes')
    .select('indexname')
    .where('schemaname', '=', schema)
    .$if(wanted !== undefined, (query) => query.where('indexname', 'in', namesOr(wanted?.flatMap(indexNamesOf))))
    .execute();
  return { tables, indexes: new Set(indexes.map((row) => String(row['indexname']))) };
}

function indexNamesOf({ unique = [], indexes = [] }: TableDefinition): string[] {
  return [...unique, ...indexes].map(({ name }) => name);
}

function namesOr(names: readonly string[] = []): string[] {
  return names.length === 0 ? [''] : [...names];
}

export async function storedTables(db: DynamicKysely): Promise<StoredTable[]> {
  const { tables } = await readExistingSchema(db);
  return [...tables].map(([name, columns]) => ({
    name,
    columns: [...columns].flatMap(([column, { type }]) => (type === undefined ? [] : [{ name: column, type }])),
  }));
}

function existingColumn(row: Record<string, unknown>): ExistingColumn {
  const type = columnTypeOf(String(row['udt_name']));
  const scale = row['numeric_scale'];
  return {
    type,
    scale: type === 'numeric' && typeof scale === 'number' ? scale : undefined,
    notNull: row['is_nullable'] === 'NO',
    default: row['column_default'] === null ? undefined : String(row['column_default']),
    collation: row['collation_name'] === null ? undefined : String(row['collation_name']),
  };
}
