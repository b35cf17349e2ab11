import { sql } from 'kysely';

import type { DynamicKysely } from '../dynamic-schema.ts';
import { identifier } from '../sql/index.ts';
import { indexEntry, indexEntryPrefix, type SchemaHistory } from './schema-history.ts';
import type { IndexDefinition, TableDefinition, UniqueDefinition } from './table-definition.ts';

type Renamed = readonly { from: { column: string }; to: { column: string } }[];

/** Renames the indexes of renamed columns, which PostgreSQL keeps with the columns, so that none is rebuilt. */
export async function moveIndexes(
  db: DynamicKysely,
  table: TableDefinition,
  moves: Renamed,
  history: SchemaHistory,
): Promise<void> {
  const former = new Map(moves.map(({ from, to }) => [to.column, from.column]));
  const wanted = [...(table.unique ?? []), ...(table.indexes ?? [])];
  const taken = new Set(wanted.map(({ name }) => name));
  for (const recorded of history.namesWith(indexEntryPrefix(table))) {
    const name = recorded.slice(indexEntryPrefix(table).length);
    if (taken.has(name)) continue;
    const index = wanted.find((each) => history.status(indexEntry(table, asItWas(each, name, former))) === 'same');
    if (!index || history.status(indexEntry(table, index)) !== 'new') continue;
    await sql`alter index if exists ${sql.id(identifier(name))} rename to ${sql.id(identifier(index.name))}`.execute(
      db,
    );
    await history.forget(recorded);
    await history.record(indexEntry(table, index));
  }
}

function asItWas(
  index: IndexDefinition | UniqueDefinition,
  name: string,
  former: ReadonlyMap<string, string>,
): IndexDefinition | UniqueDefinition {
  const before = (column: string) => former.get(column) ?? column;
  if (isUnique(index)) return { ...index, name, columns: index.columns.map(before) };
  return { ...index, name, columns: index.columns.map((column) => ({ ...column, name: before(column.name) })) };
}

function isUnique(index: IndexDefinition | UniqueDefinition): index is UniqueDefinition {
  return index.columns.every((column) => typeof column === 'string');
}
