import { sql } from 'kysely';

import type { DynamicKysely } from '../dynamic-schema.ts';
import { indexColumn } from '../sql/index.ts';
import type { LaterIndex } from './later-indexes.ts';
import type { Report } from './migrate-columns.ts';
import { SchemaConflictError } from './schema-conflict.ts';
import { indexEntry, indexEntryPrefix, type SchemaHistory } from './schema-history.ts';
import {
  deletionColumn,
  type ColumnType,
  type IndexDefinition,
  type TableDefinition,
  type UniqueDefinition,
} from './table-definition.ts';

/**
 * Creates indexes that are missing or have changed, and removes the server's own indexes that the model no longer has:
 * they contain no data, and a unique one would continue to refuse rows.
 * @param existing names of the indexes that exist.
 * @returns the indexes of large tables that are to be created later.
 * @throws SchemaConflictError when existing rows violate a new unique rule.
 */
export async function migrateIndexes(
  db: DynamicKysely,
  table: TableDefinition,
  existing: Set<string>,
  { history, report, isLarge }: { history: SchemaHistory; report: Report; isLarge: boolean },
): Promise<{ later: LaterIndex[] }> {
  const later: LaterIndex[] = [];
  const wanted = [...(table.unique ?? []), ...(table.indexes ?? [])];
  const names = new Set(wanted.map((index) => indexEntry(table, index).name));
  for (const recorded of history.namesWith(indexEntryPrefix(table))) {
    if (names.has(recorded)) continue;
    await dropIndex(db, recorded.slice(indexEntryPrefix(table).length));
    await history.forget(recorded);
    report.change(`表 ${table.name} 移除索引 ${recorded}`);
  }
  for (const index of wanted) {
    const entry = indexEntry(table, index);
    if (existing.has(index.name) && history.status(entry) === 'same') continue;
    await dropIndex(db, index.name);
    if (isLarge && !isUnique(table, index)) {
      await history.forget(entry.name);
      later.push({ table, index });
      continue;
    }
    await createIndex(db, table, index);
    await history.record(entry);
    report.change(`表 ${table.name} 建立索引 ${index.name}`);
  }
  return { later };
}

async function dropIndex(db: DynamicKysely, name: string): Promise<void> {
  await db.schema.dropIndex(name).ifExists().execute();
}

function isUnique(table: TableDefinition, index: IndexDefinition | UniqueDefinition): index is UniqueDefinition {
  return (table.unique ?? []).some((unique) => unique === index);
}

async function createIndex(
  db: DynamicKysely,
  table: TableDefinition,
  index: IndexDefinition | UniqueDefinition,
): Promise<void> {
  if (isUnique(table, index)) return createUniqueIndex(db, table, index);
  let builder = db.schema
    .createIndex(index.name)
    .on(table.name)
    .using(index.method ?? 'btree');
  for (const column of index.columns) builder = builder.expression(indexColumn(column));
  await builder.execute();
}

async function createUniqueIndex(db: DynamicKysely, table: TableDefinition, unique: UniqueDefinition): Promise<void> {
  let index = db.schema.createIndex(unique.name).unique().on(table.name);
  for (const name of unique.columns) index = index.expression(indexColumn({ name }));
  const deletion = table.columns.find((column) => column.name === deletionColumn);
  const restricted =
    unique.where && deletion ? index.where(sql.ref(deletionColumn), '=', notDeleted(deletion.type)) : index;
  await restricted.execute().catch((cause: unknown) => {
    if (!(cause instanceof Error && 'code' in cause && cause.code === '23505')) throw cause;
    const columns = unique.columns.join('、');
    const message = `表 ${table.name} 已有记录的 ${columns} 重复，不能设为唯一，请先在模型里去掉这条唯一规则，启动后修改重复的数据，再加回来。`;
    throw new SchemaConflictError([{ table: table.name, message }], { cause });
  });
}

function notDeleted(type: ColumnType): string | number | boolean {
  if (type === 'boolean') return false;
  return type === 'text' ? '0' : 0;
}
