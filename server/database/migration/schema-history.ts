import { createHash } from 'node:crypto';
import { sql } from 'kysely';

import type { DynamicKysely } from '../dynamic-schema.ts';
import type { IndexDefinition, TableDefinition, UniqueDefinition } from './table-definition.ts';

export const historyTable = 'pagewright_migration';

export type Entry = { name: string; hash: string };

function entry(name: string, definition: unknown): Entry {
  return { name, hash: createHash('sha256').update(JSON.stringify(definition)).digest('hex') };
}

export const columnsEntry = (table: TableDefinition): Entry => entry(`table:${table.name}`, table.columns);

/** Marks columns of an earlier version as upgraded: texts with a language's collation, default times with fractions. */
export const upgradeEntry = (table: TableDefinition): Entry => entry(`upgrade:${table.name}`, ['bytes', 'seconds']);

export const primaryKeyEntry = (table: TableDefinition): Entry => entry(`primary-key:${table.name}`, table.primaryKey);

/**
 * Index names are unique in a schema, but the entry also contains the table, so that indexes that a model dropped can
 * be found.
 */
export const indexEntry = (table: TableDefinition, index: IndexDefinition | UniqueDefinition): Entry =>
  entry(`${indexEntryPrefix(table)}${index.name}`, index);

export const indexEntryPrefix = ({ name }: Pick<TableDefinition, 'name'>): string => `index:${name}.`;

export interface Move {
  from: { column: string; field: string };
  to: { field: string };
}

export const moveEntry = {
  prefix: ({ name }: Pick<TableDefinition, 'name'>): string => `renamed:${name}.`,
  name: (table: string, column: string): string => `${moveEntry.prefix({ name: table })}${column}`,
  of: ({ table, from, to }: Move & { table: string; to: { column: string } }): Entry => ({
    name: moveEntry.name(table, to.column),
    hash: JSON.stringify([from.column, from.field, to.field]),
  }),
};

export function movedFrom(history: SchemaHistory, { name }: TableDefinition, column: string): Move | undefined {
  const recorded: unknown = JSON.parse(history.recorded(moveEntry.name(name, column)) ?? 'null');
  if (!Array.isArray(recorded)) return undefined;
  const [old, was, field] = recorded.map(String);
  if (old === undefined || was === undefined || field === undefined) return undefined;
  return { from: { column: old, field: was }, to: { field } };
}

export class SchemaHistory {
  readonly #db: DynamicKysely;
  readonly #hashes: Map<string, string>;

  private constructor(db: DynamicKysely, hashes: Map<string, string>) {
    this.#db = db;
    this.#hashes = hashes;
  }

  static async open(db: DynamicKysely): Promise<SchemaHistory> {
    await db.schema
      .createTable(historyTable)
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('applied_at', 'timestamp', (column) => column.notNull().defaultTo(sql`localtimestamp`))
      .execute();
    const rows = await db.selectFrom(historyTable).select(['name', 'hash']).execute();
    return new SchemaHistory(db, new Map(rows.map((row) => [String(row['name']), String(row['hash'])])));
  }

  status({ name, hash }: Entry): 'new' | 'same' | 'changed' {
    const recorded = this.#hashes.get(name);
    if (recorded === undefined) return 'new';
    return recorded === hash ? 'same' : 'changed';
  }

  recorded(name: string): string | undefined {
    return this.#hashes.get(name);
  }

  namesWith(prefix: string): string[] {
    return [...this.#hashes.keys()].filter((name) => name.startsWith(prefix));
  }

  async record(entry: Entry): Promise<void> {
    if (this.status(entry) === 'same') return;
    const { name, hash } = entry;
    const applied = { hash, applied_at: sql`localtimestamp` };
    await this.#db
      .insertInto(historyTable)
      .values({ name, ...applied })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(applied))
      .execute();
    this.#hashes.set(name, hash);
  }

  async forget(name: string): Promise<void> {
    await this.#db.deleteFrom(historyTable).where('name', '=', name).execute();
    this.#hashes.delete(name);
  }
}
