import type { Expression } from 'kysely';

import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import type { ActiveFill, UnitOfWork } from '../call/index.ts';
import { columnOf } from '../tables/index.ts';
import { keyOfGroup, shapeOf } from './balance-shape.ts';

export interface Progress {
  count: number;
  position: string;
}

/**
 * Adds the next rows of a ledger to a balance, in one statement. Only rows from before the start of the fill count,
 * because later ones have been added by the saves that wrote them. Groups that a save has completed are left out.
 */
export async function addBatch(
  unit: UnitOfWork,
  model: ResolvedModel,
  { fill, size }: { fill: ActiveFill; size: number },
): Promise<Progress> {
  const { balance, ledger, by, sums } = shapeOf(unit, model);
  const columns = by.map((name) => columnOf(ledger, name));
  const groupColumns = by.map((name) => columnOf(balance, name));
  const { username, orgCode } = unit.context.user;
  // The ids of new groups consist of this prefix of a new id and the number of the group in the fill.
  const prefix = unit.idGenerator().slice(0, 16);
  const row = await unit.db
    .with('part', (db) =>
      db
        .selectFrom(ledger.table)
        .select(['id', 'tenant_id', ...new Set([...columns, ...sums.map(({ from }) => from)])])
        .where('id', '>', fill.position)
        .where('del_flag', '=', 0)
        .where((builder) => builder(builder.fn.coalesce(builder.ref('posting_fill'), builder.lit(0)), '<', fill.no))
        .orderBy('id')
        .limit(size),
    )
    .with('summed', (db) =>
      db
        .selectFrom('part')
        .select(['tenant_id', ...columns])
        .select(keyOfGroup(ledger, by).as('key_of_group'))
        .select((builder) =>
          sums.map(({ from }, index) =>
            builder.fn.coalesce(builder.fn.sum(from), builder.lit(0)).as(`group_sum_${index}`),
          ),
        )
        .groupBy(['tenant_id', ...columns]),
    )
    .with('filled', (db) =>
      db
        .insertInto(balance.table)
        .columns([
          'id',
          'tenant_id',
          'group_key',
          'create_by',
          'create_time',
          'update_by',
          'update_time',
          'sys_org_code',
          'del_flag',
          'version',
          ...groupColumns,
          ...sums.map(({ column }) => column),
        ])
        .expression(
          db
            .selectFrom('summed')
            .select((builder) => {
              const text = (value: string | null) => builder.cast(builder.val(value), 'text');
              const now = builder.cast(builder.val(unit.now), 'timestamp');
              const number = builder(
                builder.fn.agg<number>('row_number').over(),
                '+',
                builder.cast<number>(builder.val(fill.done), 'bigint'),
              );
              const digits = builder.fn('lpad', [builder.cast(number, 'text'), builder.lit(10), builder.val('0')]);
              return [
                builder.fn('concat', [text(prefix), digits]).as('id'),
                'tenant_id',
                'key_of_group',
                text(username).as('create_by'),
                now.as('create_time'),
                text(username).as('update_by'),
                now.as('update_time'),
                text(orgCode ?? null).as('sys_org_code'),
                builder.lit(0).as('del_flag'),
                builder.lit(1).as('version'),
              ];
            })
            .select(columns.map((column, index) => `${column} as group_column_${index}`))
            .select(sums.map((_, index) => `group_sum_${index}`))
            .orderBy('tenant_id')
            .orderBy('key_of_group'),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['tenant_id', 'group_key'])
            .doUpdateSet((builder) => {
              const sumOf = (column: Expression<unknown>) => builder.fn.coalesce(column, builder.lit(0));
              const added = sums.map(({ column }) => [
                column,
                builder(sumOf(builder.ref(`${balance.table}.${column}`)), '+', builder.ref(`excluded.${column}`)),
              ]);
              return {
                ...Object.fromEntries(added),
                version: builder(builder.ref(`${balance.table}.version`), '+', 1),
                update_by: username,
                update_time: unit.now,
              };
            })
            .where(`${balance.table}.group_fill`, 'is distinct from', fill.no),
        ),
    )
    .selectFrom('part')
    .select((builder) => [builder.fn.countAll().as('rows'), builder.fn.max('id').as('last_id')])
    .executeTakeFirstOrThrow();
  return { count: Number(row.rows), position: String(row.last_id ?? fill.position) };
}
