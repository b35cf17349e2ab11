import { sql } from 'kysely';

import type { BalanceChange } from '../../../src/engine/bill/index.ts';
import { storedOf, type ActiveFill, type UnitOfWork } from '../call/index.ts';
import { columnOf, fillTable, type Row, type StoredModel } from '../tables/index.ts';

/**
 * Completes the sums of groups of a balance that is being filled in and has a minimum: adds the rows of the ledger that
 * the fill has not reached, and excludes the group from the rest of the fill. The caller has locked the groups by
 * adding to them (`sums`), so that the fill adds to them before this or not at all.
 * @returns the sums by group; `sums` if no fill is running.
 */
export async function completeGroups(
  unit: UnitOfWork,
  stored: StoredModel,
  { changes, sums }: { changes: readonly BalanceChange[]; sums: ReadonlyMap<unknown, Row> },
): Promise<ReadonlyMap<unknown, Row>> {
  const { min = {} } = stored.model.balanceOf ?? {};
  const fill = unit.upkeep?.fills.find(({ sort, model }) => sort === 'balance' && model === stored.model.id);
  if (!fill || Object.keys(min).length === 0) return sums;
  const whole = new Map(sums);
  for (const change of changes) {
    const row = await completeGroup(unit, stored, { fill, change });
    if (row) whole.set(change.key, row);
  }
  return whole;
}

async function completeGroup(
  unit: UnitOfWork,
  stored: StoredModel,
  { fill, change }: { fill: ActiveFill; change: BalanceChange },
): Promise<Row | undefined> {
  const names = stored.model.balanceOf?.sum ?? [];
  return unit.db
    .with('rest', () => restOf(unit, stored, { fill, change }))
    .updateTable(stored.table)
    .from('rest')
    .set((builder) => {
      const sumOf = (column: string) => builder.fn.coalesce(builder.ref(column), builder.lit(0));
      const added = names.map((name, index) => {
        const column = columnOf(stored, name);
        return [column, builder(sumOf(`${stored.table}.${column}`), '+', sumOf(`rest.sum_${index}`))];
      });
      return {
        ...Object.fromEntries(added),
        group_fill: fill.no,
        // A group that already had rows in the ledger is not new.
        version: builder(`${stored.table}.version`, '+', builder.ref('rest.has_rows')),
      };
    })
    .where(`${stored.table}.tenant_id`, '=', unit.context.user.tenantId)
    .where(`${stored.table}.group_key`, '=', change.key)
    .where(`${stored.table}.group_fill`, 'is distinct from', fill.no)
    .returning(['id', 'group_key', 'version', ...names.map((name) => columnOf(stored, name))])
    .executeTakeFirst();
}

function restOf(
  { db, stored: models, context }: UnitOfWork,
  stored: StoredModel,
  { fill, change }: { fill: ActiveFill; change: BalanceChange },
) {
  const ledger = storedOf({ stored: models }, fill.source);
  const names = stored.model.balanceOf?.sum ?? [];
  let query = db
    .selectFrom(ledger.table)
    .select((builder) => [
      ...names.map((name, index) => builder.fn.sum(columnOf(ledger, name)).as(`sum_${index}`)),
      sql<number>`least(count(*), 1)::integer`.as('has_rows'),
    ])
    .where('tenant_id', '=', context.user.tenantId)
    .where('del_flag', '=', 0)
    .where((builder) => builder(builder.fn.coalesce(builder.ref('posting_fill'), builder.lit(0)), '<', fill.no))
    .where('id', '>', db.selectFrom(fillTable).select('position').where('no', '=', fill.no));
  for (const [name, value] of Object.entries(change.group)) {
    const column = columnOf(ledger, name);
    query = value === null ? query.where(column, 'is', null) : query.where(column, '=', value);
  }
  return query;
}
