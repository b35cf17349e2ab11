import { sql } from 'kysely';

import { fieldPairs, type ResolvedField, type ResolvedModel } from '../../../src/engine/model/index.ts';
import { estimateRows, type DynamicKysely } from '../../database/index.ts';
import { changedModels, type StateChange } from '../../effects/index.ts';
import { columnOf, storedModel, uniqueColumns } from '../tables/index.ts';

/** Above this number of rows repeated values are not counted: creating the index finds them. */
const most = 1_000_000;

/** A new rule that the values of some fields are unique together. */
export interface UniqueRule {
  before: ResolvedModel;
  after: ResolvedModel;
  fields: readonly ResolvedField[];
  columns: readonly string[];
}

/** Returns the rules of uniqueness that a change adds for stored values. */
export function newUniqueRules(change: StateChange): UniqueRule[] {
  return changedModels(change).flatMap(({ before, after }) => {
    if (!before || !after || after.balanceOf) return [];
    const former = new Map(fieldPairs(before, after).map(([was, now]) => [now.name, was]));
    const known = new Set(uniqueColumns(before).map(({ columns }) => columns.join()));
    return uniqueColumns(after).flatMap(({ fields }): UniqueRule[] => {
      const were = fields.flatMap(({ name }) => former.get(name) ?? []);
      // The values of a new field are empty, and empty values may repeat.
      if (were.length < fields.length) return [];
      const columns = ['tenant_id', ...were.map(({ name }) => columnOf(storedModel(before), name))];
      return known.has(columns.join()) ? [] : [{ before, after, fields, columns }];
    });
  });
}

/** Counts the records whose values repeat, and their different values; undefined if there are too many to count. */
export async function countRepeated(
  db: DynamicKysely,
  { before: { table }, columns }: UniqueRule,
): Promise<{ rows: number; values: number } | undefined> {
  if ((await estimateRows(db, table, most)) > most) return undefined;
  const repeated = db
    .selectFrom(table)
    .select(sql<string>`count(*)`.as('rows'))
    .where('del_flag', '=', 0)
    .where(({ and, eb }) => and(columns.map((column) => eb(column, 'is not', null))))
    .groupBy([...columns])
    .having(sql<boolean>`count(*) > 1`);
  const found = await db
    .selectFrom(repeated.as('repeated'))
    .select([sql<string>`count(*)`.as('values'), sql<string>`coalesce(sum(rows), 0)`.as('rows')])
    .executeTakeFirst();
  return { rows: Number(found?.rows ?? 0), values: Number(found?.values ?? 0) };
}
