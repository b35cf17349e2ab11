import { sql, type CreateTableBuilder } from 'kysely';

import type { DynamicKysely } from '../dynamic-schema.ts';
import { inTransaction } from '../in-transaction.ts';
import { identifier } from '../sql/index.ts';
import { dataType } from './column-type.ts';
import { readExistingSchema } from './existing-schema.ts';
import { primaryKeyName, resetDefault } from './migrate-columns.ts';
import { fillIn, formerColumns, remember } from './move-columns.ts';
import { indexEntryPrefix, primaryKeyEntry, SchemaHistory } from './schema-history.ts';
import type { ColumnDefinition, TableDefinition } from './table-definition.ts';

/** The error of a change that the user requested by name and that cannot be made; nothing has been changed. */
export class ForcedChangeError extends Error {}

const inTheWay = new Set(['22P02', '22003', '22007', '22008', '22001', '23502', '23505', '42846', '42703']);

/**
 * Makes one change that `applySchema` refuses because it could lose data: the type of a column, the values of a renamed
 * column that also exists under its former name, or, without a column, the primary key. Empty texts become empty
 * values. The next `applySchema` recreates the indexes of the table.
 * @throws ForcedChangeError when values cannot be converted to the new type, or rows violate the new key.
 */
export async function forceChange(db: DynamicKysely, table: TableDefinition, columnName?: string): Promise<void> {
  const column = table.columns.find(({ name }) => name === columnName);
  if (columnName !== undefined && !column) throw new ForcedChangeError(`模型的表 ${table.name} 没有列 ${columnName}。`);
  try {
    await inTransaction(db, async (transaction) => {
      await sql`set local statement_timeout = 0`.execute(transaction);
      const history = await SchemaHistory.open(transaction);
      if (column) {
        await joinFormer(transaction, table, column, history);
        await changeType(transaction, table, column, history);
      } else await changePrimaryKey(transaction, table, history);
    });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && inTheWay.has(String(error.code)))) throw error;
    const what = columnName === undefined ? '不能换主键' : `的列 ${columnName} 有不能转换的值`;
    const message = `表 ${table.name} ${what}（${error.message}），没有改动，请先修改这些数据。`;
    throw new ForcedChangeError(message, { cause: error });
  }
}

async function joinFormer(
  db: DynamicKysely,
  table: TableDefinition,
  column: ColumnDefinition,
  history: SchemaHistory,
): Promise<void> {
  const { tables } = await readExistingSchema(db);
  const columns = tables.get(table.name);
  for (const move of formerColumns(column)) {
    if (!columns?.has(move.from.column) || !columns.has(column.name)) continue;
    await fillIn(db, table, move);
    await remember(history, { table: table.name, ...move });
    return;
  }
}

async function changeType(
  db: DynamicKysely,
  table: TableDefinition,
  column: ColumnDefinition,
  history: SchemaHistory,
): Promise<void> {
  for (const name of history.namesWith(indexEntryPrefix(table)))
    await db.schema
      .dropIndex(name.slice(indexEntryPrefix(table).length))
      .ifExists()
      .execute();
  const [at, now] = [sql.table(identifier(table.name)), sql.ref(identifier(column.name))];
  // The type is one of a fixed set, not a text from outside.
  const type = sql.raw(dataType(column).toString());
  const collation = column.type === 'text' ? sql` collate "C"` : sql``;
  // The cast goes through text because a direct cast may round silently.
  const value = sql`cast(nullif(cast(${now} as text), '') as ${type})`;
  await sql`alter table ${at} alter column ${now} drop default`.execute(db);
  await sql`alter table ${at} alter column ${now} type ${type}${collation} using ${value}`.execute(db);
  await resetDefault(db, table, column);
}

async function changePrimaryKey(db: DynamicKysely, table: TableDefinition, history: SchemaHistory): Promise<void> {
  const name = primaryKeyName(table.name);
  await db.schema.alterTable(table.name).dropConstraint(name).ifExists().execute();
  const columns: Parameters<CreateTableBuilder<string, string>['addPrimaryKeyConstraint']>[1] = [...table.primaryKey];
  await db.schema.alterTable(table.name).addPrimaryKeyConstraint(name, columns).execute();
  await history.record(primaryKeyEntry(table));
}
