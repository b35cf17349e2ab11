import type { DynamicKysely } from '../dynamic-schema.ts';
import { readExistingSchema, type ExistingSchema } from './existing-schema.ts';
import { createTable } from './migrate-columns.ts';
import type { SchemaHistory } from './schema-history.ts';
import type { TableDefinition } from './table-definition.ts';

export type ColumnsByTable = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Columns whose values have been secret and were never shown, including those of removed models. Backups contain this
 * table.
 */
export const secretTable: TableDefinition = {
  name: 'sys_document_secret',
  columns: [
    { name: 'id', type: 'text', notNull: true },
    { name: 'table_name', type: 'text', notNull: true },
    { name: 'column_name', type: 'text', notNull: true },
  ],
  primaryKey: ['id'],
  unique: [{ name: 'sys_document_secret_table_name_column_name_key', columns: ['table_name', 'column_name'] }],
  indexes: [],
};

/** Prefix of the entries in which an earlier version recorded secret columns in the migration table. */
const formerPrefix = 'secret:';

export async function readSecretColumns(db: DynamicKysely): Promise<ColumnsByTable> {
  const rows = await db.selectFrom(secretTable.name).select(['table_name', 'column_name']).execute();
  return columnsByTable(rows.map((row) => ({ table: String(row['table_name']), column: String(row['column_name']) })));
}

export async function recordSecretColumns(
  db: DynamicKysely,
  { secret, shown }: { secret: ColumnsByTable; shown: ColumnsByTable },
): Promise<void> {
  if (secret.size === 0 && shown.size === 0) return;
  const known = await readSecretColumns(db);
  for (const [table, columns] of known) {
    const opened = [...columns].filter((column) => shown.get(table)?.has(column));
    if (opened.length > 0)
      await db
        .deleteFrom(secretTable.name)
        .where('table_name', '=', table)
        .where('column_name', 'in', opened)
        .execute();
  }
  const fresh = [...secret].flatMap(([table, columns]) =>
    [...columns]
      .filter((column) => !shown.get(table)?.has(column) && !known.get(table)?.has(column))
      .map((column) => ({ id: `${table}.${column}`, table_name: table, column_name: column })),
  );
  if (fresh.length === 0) return;
  await db
    .insertInto(secretTable.name)
    .values(fresh)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Creates the table of secret columns when it is missing.
 * @param read the tables of which the existing schema was read, this one among them.
 * @returns the existing schema with it.
 */
export async function withSecretTable(
  db: DynamicKysely,
  existing: ExistingSchema,
  read: readonly TableDefinition[] | undefined,
): Promise<ExistingSchema> {
  if (existing.tables.has(secretTable.name)) return existing;
  await createTable(db, secretTable, { change: () => undefined, notice: () => undefined });
  return readExistingSchema(db, read);
}

export async function openSecretColumns(db: DynamicKysely, history: SchemaHistory): Promise<ColumnsByTable> {
  const former = history.namesWith(formerPrefix);
  const columns = former.map((name) => {
    const [table = '', column = ''] = name.slice(formerPrefix.length).split('.');
    return { table, column };
  });
  await recordSecretColumns(db, { secret: columnsByTable(columns), shown: new Map() });
  for (const name of former) await history.forget(name);
  return readSecretColumns(db);
}

export async function recordDefinedSecrets(
  db: DynamicKysely,
  tables: readonly Pick<TableDefinition, 'name' | 'columns'>[],
): Promise<void> {
  const columns = tables.flatMap((table) =>
    table.columns.flatMap((column) => (column.secret ? [{ table: table.name, column: column.name }] : [])),
  );
  await recordSecretColumns(db, { secret: columnsByTable(columns), shown: new Map() });
}

function columnsByTable(columns: readonly { table: string; column: string }[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { table, column } of columns) found.set(table, (found.get(table) ?? new Set()).add(column));
  return found;
}
