import { sql, type ColumnDefinitionBuilder, type CreateTableBuilder, type Expression } from 'kysely';

import type { DynamicKysely } from '../dynamic-schema.ts';
import { dataType, typeChange } from './column-type.ts';
import type { ExistingColumn } from './existing-schema.ts';
import type { ColumnDefinition, TableDefinition } from './table-definition.ts';

/** Collects sentences for the administrator: what was done (`change`), and what could not be done yet (`notice`). */
export type Report = { change(message: string): void; notice(message: string): void };

type Columns = Map<string, ExistingColumn>;

export async function createTable(db: DynamicKysely, table: TableDefinition, report: Report): Promise<void> {
  let builder: CreateTableBuilder<string, string> = db.schema.createTable(table.name);
  for (const column of table.columns) {
    builder = builder.addColumn(column.name, dataType(column), (built) => {
      const withDefault = defaulted(collated(built, column), column);
      return column.notNull ? withDefault.notNull() : withDefault;
    });
  }
  const [first, ...others] = table.primaryKey;
  if (first !== undefined) {
    builder = builder.addPrimaryKeyConstraint(primaryKeyName(table.name), [first, ...others]);
  }
  await builder.execute();
  report.change(`新建表 ${table.name}`);
}

/**
 * Migrates the columns of an existing table to its definition; never removes one.
 * @returns true if columns of an earlier version were upgraded.
 */
export async function migrateColumns(
  db: DynamicKysely,
  table: TableDefinition,
  existing: Columns,
  options: { redefined: boolean; report: Report },
): Promise<boolean> {
  const { redefined, report } = options;
  let upgraded = false;
  for (const column of table.columns) {
    const current = existing.get(column.name);
    if (!current) {
      // NOT NULL is added later, because existing rows have no value yet.
      const type = dataType(column);
      await db.schema
        .alterTable(table.name)
        .addColumn(column.name, type, (built) => defaulted(collated(built, column), column))
        .execute();
      report.change(`表 ${table.name} 新增列 ${column.name}`);
    } else {
      if (typeChange(current, column) === 'widen') await widen(db, table, column, report);
      if (redefined && !hasNoDefault(current, column)) await resetDefault(db, table, column);
      if (await upgradeColumn(db, table, column, { current, report })) upgraded = true;
    }
    await migrateNullability(db, table, column, { notNull: current?.notNull ?? false, report });
  }
  await releaseLeftColumns(db, table, existing, report);
  return upgraded;
}

async function widen(
  db: DynamicKysely,
  table: TableDefinition,
  column: ColumnDefinition,
  report: Report,
): Promise<void> {
  // A default of the old type might not cast to the new one; the definition's default is set afterwards.
  await db.schema
    .alterTable(table.name)
    .alterColumn(column.name, (alter) => alter.dropDefault())
    .execute();
  const type = dataType(column);
  await db.schema
    .alterTable(table.name)
    .alterColumn(column.name, (alter) => alter.setDataType(column.type === 'text' ? byBytes : type))
    .execute();
  report.change(`表 ${table.name} 的列 ${column.name} 类型改为 ${type.toString()}`);
}

const wholeSeconds = 'LOCALTIMESTAMP(0)';

/**
 * Upgrades a column of an earlier version, so that texts are compared by their bytes and times have whole seconds. No
 * value changes; PostgreSQL rebuilds the indexes.
 */
async function upgradeColumn(
  db: DynamicKysely,
  table: TableDefinition,
  column: ColumnDefinition,
  { current, report }: { current: ExistingColumn; report: Report },
): Promise<boolean> {
  const isByLanguage = column.type === 'text' && current.type === 'text' && current.collation !== 'C';
  if (isByLanguage) {
    await db.schema
      .alterTable(table.name)
      .alterColumn(column.name, (alter) => alter.setDataType(byBytes))
      .execute();
    report.change(`表 ${table.name} 的列 ${column.name} 改为按字节排序`);
  }
  const isNow = column.type === 'timestamp' && typeof column.default === 'object';
  const hasFractions = isNow && current.type === 'timestamp' && current.default !== wholeSeconds;
  if (hasFractions) {
    await resetDefault(db, table, column);
    report.change(`表 ${table.name} 的列 ${column.name} 的默认时间改为整秒`);
  }
  return isByLanguage || hasFractions;
}

export async function resetDefault(db: DynamicKysely, table: TableDefinition, column: ColumnDefinition): Promise<void> {
  const value = defaultOf(column);
  await db.schema
    .alterTable(table.name)
    .alterColumn(column.name, (alter) => (value === undefined ? alter.dropDefault() : alter.setDefault(value)))
    .execute();
}

function hasNoDefault(current: ExistingColumn, column: ColumnDefinition): boolean {
  return current.default === undefined && defaultOf(column) === undefined;
}

async function migrateNullability(
  db: DynamicKysely,
  table: TableDefinition,
  column: ColumnDefinition,
  { notNull, report }: { notNull: boolean; report: Report },
): Promise<void> {
  const wanted = Boolean(column.notNull) || table.primaryKey.includes(column.name);
  if (wanted === notNull) return;
  if (wanted && (await hasNull(db, table, column))) {
    report.notice(`表 ${table.name} 已有记录的列 ${column.name} 为空，暂不能设为必填，请补全数据后重新启动。`);
    return;
  }
  await db.schema
    .alterTable(table.name)
    .alterColumn(column.name, (alter) => (wanted ? alter.setNotNull() : alter.dropNotNull()))
    .execute();
  report.change(`表 ${table.name} 的列 ${column.name} 改为${wanted ? '必填' : '可空'}`);
}

async function hasNull(db: DynamicKysely, table: TableDefinition, column: ColumnDefinition): Promise<boolean> {
  const row = await db
    .selectFrom(table.name)
    .select(column.name)
    .where(column.name, 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes NOT NULL from columns that left the model, because new rows do not contain them. They keep their data. */
async function releaseLeftColumns(
  db: DynamicKysely,
  table: TableDefinition,
  existing: Columns,
  report: Report,
): Promise<void> {
  const wanted = new Set([...table.columns.map((column) => column.name), ...table.primaryKey]);
  for (const [name, column] of existing) {
    if (wanted.has(name) || !column.notNull || column.default !== undefined) continue;
    await db.schema
      .alterTable(table.name)
      .alterColumn(name, (alter) => alter.dropNotNull())
      .execute();
    report.change(`表 ${table.name} 的列 ${name} 已不在模型中，保留数据并改为可空`);
  }
}

const byBytes = sql`text collate "C"`;

/** Texts are compared and ordered by their bytes, so that one index serves both, whatever the database's collation. */
function collated(built: ColumnDefinitionBuilder, column: ColumnDefinition): ColumnDefinitionBuilder {
  return column.type === 'text' ? built.modifyFront(sql`collate "C"`) : built;
}

function defaulted(built: ColumnDefinitionBuilder, column: ColumnDefinition): ColumnDefinitionBuilder {
  const value = defaultOf(column);
  return value === undefined ? built : built.defaultTo(value);
}

function defaultOf(column: ColumnDefinition): string | number | boolean | Expression<unknown> | undefined {
  if (typeof column.default !== 'object') return column.default;
  // Other times are stored and displayed in whole seconds too.
  return column.type === 'date' ? sql`current_date` : sql`localtimestamp(0)`;
}

/** Returns the name of a table's primary key; PostgreSQL truncates names at 63 bytes. */
export function primaryKeyName(table: string): string {
  return `${table.slice(0, 58)}_pkey`;
}
