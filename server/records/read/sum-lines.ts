import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';

import type { LineCondition, LineSum } from '../../../src/engine/bill/index.ts';
import type { ResolvedField } from '../../../src/engine/model/index.ts';
import { groupBy, type DynamicSchema } from '../../database/index.ts';
import { storedOf, tenantOf, type UnitOfWork } from '../call/index.ts';
import { columnOf, type StoredModel } from '../tables/index.ts';

type Builder = ExpressionBuilder<DynamicSchema, string>;

/**
 * Returns numbers computed over the lines of records, by record id and by the sum's name, with one statement for each
 * list of lines.
 */
export async function sumsOverLines(
  unit: UnitOfWork,
  sums: readonly LineSum[],
  ids: readonly unknown[],
): Promise<ReadonlyMap<unknown, Record<string, unknown>>> {
  const found = new Map(ids.map((id) => [id, valuesOf(sums, {})]));
  for (const [child, alike] of groupBy(sums, ({ list }) => list.child)) {
    if (!child || ids.length === 0) continue;
    const stored = storedOf(unit, child.model);
    const parent = columnOf(stored, child.parent);
    const rows = await unit.db
      .selectFrom(stored.table)
      .select(parent)
      .select((builder) => alike.map((sum, index) => aggregate(builder, stored, sum).as(`sum_${index}`)))
      .where('tenant_id', '=', tenantOf(unit, stored))
      .where('del_flag', '=', 0)
      .where(parent, 'in', ids)
      .groupBy(parent)
      .execute();
    for (const row of rows) Object.assign(found.get(row[parent]) ?? {}, valuesOf(alike, row));
  }
  return found;
}

/** The values are those of expressions: the minimum or maximum of no lines is empty. */
function valuesOf(sums: readonly LineSum[], row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    sums.map(({ name, aggregate: verb }, index) => {
      const value = row[`sum_${index}`] ?? null;
      if (value !== null) return [name, Number(value)];
      return [name, verb === 'min' || verb === 'max' ? undefined : 0];
    }),
  );
}

function aggregate(builder: Builder, stored: StoredModel, { aggregate: verb, field, where }: LineSum) {
  const number = builder.fn.agg<unknown>(verb, [field ? numberOf(builder, stored, field) : builder.lit(1)]);
  return where ? number.filterWhere(condition(builder, stored, where)) : number;
}

/** A rollup of nothing is 0, as in expressions. */
function numberOf(builder: Builder, stored: StoredModel, field: ResolvedField): Expression<unknown> {
  const column = builder.ref(columnOf(stored, field.name));
  return field.rollup ? builder.fn.coalesce(column, builder.lit(0)) : column;
}

/** A missing number counts as 0 in comparisons of order, and equals nothing, as in JavaScript. */
function condition(builder: Builder, stored: StoredModel, where: LineCondition): Expression<SqlBool> {
  if ('every' in where) return builder.and(where.every.map((one) => condition(builder, stored, one)));
  if ('some' in where) return builder.or(where.some.map((one) => condition(builder, stored, one)));
  const { field, operator, value } = where;
  const column = numberOf(builder, stored, field);
  if (operator === '==') return builder(column, 'is not distinct from', value);
  if (operator === '!=') return builder(column, 'is distinct from', value);
  return builder(builder.fn.coalesce(column, builder.lit(0)), operator, value);
}
