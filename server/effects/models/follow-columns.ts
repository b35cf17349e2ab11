import { sql } from 'kysely';

import { identifier, type DynamicKysely, type DynamicTransaction, type TableDefinition } from '../../database/index.ts';
import type { ModelFollower } from '../model-move.ts';

/**
 * Updates the values of all columns that are declared to name models or documents (`names` of a column), so that a
 * table with such columns does not need a separate follower. Conflicting rows are remains of an earlier model with that
 * name and are deleted.
 */
export const followColumns: ModelFollower = {
  async follow(transaction, { before, after, keys }, tables) {
    if (before.id === after.id) return;
    for (const table of tables)
      for (const { name, names } of table.columns) {
        if (names === 'model')
          await rename(transaction, { table, name }, { from: before.id, to: after.id, isPrefix: true });
        if (names === 'document')
          for (const [from, to] of keys) await rename(transaction, { table, name }, { from, to, isPrefix: false });
        if (names === 'posting') await renamePostings(transaction, { table, name }, { from: before.id, to: after.id });
      }
  },
};

interface NamingColumn {
  table: TableDefinition;
  name: string;
}

interface Renaming {
  from: string;
  to: string;
  isPrefix: boolean;
}

async function rename(db: DynamicTransaction, column: NamingColumn, renaming: Renaming): Promise<void> {
  await clearWay(db, column, renaming);
  const at = sql.ref(identifier(column.name));
  await sql`update ${sql.table(identifier(column.table.name))} set ${at} = ${renamed(at, renaming)} where ${named(at, renaming)}`.execute(
    db,
  );
}

const named = (at: ReturnType<typeof sql.ref>, { from, isPrefix }: Renaming) =>
  isPrefix
    ? sql`(${at} = ${from} or starts_with(${at}, ${`${from}.`}) or starts_with(${at}, ${`${from}:`}))`
    : sql`${at} = ${from}`;

const renamed = (at: ReturnType<typeof sql.ref>, { from, to }: Renaming) =>
  sql`${to} || substr(${at}, ${sql.lit(from.length + 1)})`;

/** Renames postings without an explicit name, which consists of the transition, the ledger and an optional number. */
async function renamePostings(
  db: DynamicTransaction,
  { table, name }: NamingColumn,
  { from, to }: Pick<Renaming, 'from' | 'to'>,
): Promise<void> {
  const at = sql.ref(identifier(name));
  // Ids consist of lower-case letters, digits, hyphens and slashes, none of which is special in a pattern.
  const pattern = ` ${from}( \\d+)?$`;
  await sql`update ${sql.table(identifier(table.name))} set ${at} = regexp_replace(${at}, ${pattern}, ${` ${to}\\1`}) where ${at} ~ ${pattern}`.execute(
    db,
  );
}

async function clearWay(db: DynamicKysely, { table, name }: NamingColumn, renaming: Renaming): Promise<void> {
  const rules = [table.primaryKey, ...(table.unique ?? []).map(({ columns }) => columns)];
  const at = sql.table(identifier(table.name));
  for (const rule of rules.filter((columns) => columns.includes(name))) {
    const same = rule
      .filter((column) => column !== name)
      .map((column) => sql`stale.${sql.ref(identifier(column))} = moved.${sql.ref(identifier(column))}`);
    const moved = sql.ref(`moved.${identifier(name)}`);
    const conditions = [
      named(moved, renaming),
      sql`${sql.ref(`stale.${identifier(name)}`)} = ${renamed(moved, renaming)}`,
      ...same,
    ];
    await sql`delete from ${at} as stale using ${at} as moved where ${sql.join(conditions, sql` and `)}`.execute(db);
  }
}
