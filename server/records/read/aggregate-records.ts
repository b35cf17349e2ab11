import { sql, type ExpressionBuilder, type ExpressionWrapper } from 'kysely';

import type { RecordValues } from '../../../src/engine/bill/index.ts';
import { findField } from '../../../src/engine/model/index.ts';
import { fieldOfKey } from '../../../src/engine/values/index.ts';
import { averageScale } from '../../../src/schema/decimal/arithmetic.ts';
import { decimalFrom, decimalToText } from '../../../src/schema/decimal/decimal.ts';
import type { DynamicSchema } from '../../database/index.ts';
import type { UnitOfWork } from '../call/index.ts';
import { columnOf, type StoredModel } from '../tables/index.ts';
import { addTexts } from './display-texts.ts';
import { orderOf } from './list-conditions.ts';
import { readQuery, selection, type QueryParameters } from './list-records.ts';

export type Measure = {
  name: string;
  title?: string;
} & ({ verb: 'count' } | { verb: 'sum' | 'average' | 'min' | 'max'; field: string });

export interface AggregateQuery {
  group: { field: string; by: 'day' | 'month' | 'quarter' | 'year' | undefined }[];
  measures: Measure[];
  /** A group or a measure; if omitted, the groups are the order. */
  sort?: { column: string; order: string } | undefined;
  limit: number;
}

type Builder = ExpressionBuilder<DynamicSchema, string>;
type Value = ExpressionWrapper<DynamicSchema, string, unknown>;

const formats = { day: 'YYYY-MM-DD', month: 'YYYY-MM', quarter: 'YYYY-"Q"Q', year: 'YYYY' };
const functions = { sum: 'sum', average: 'avg', min: 'min', max: 'max' } as const;

/**
 * Groups the records that match the list's parameters.
 * @returns a row for each group, in order, with display texts.
 */
export async function aggregateRecords(
  unit: UnitOfWork,
  stored: StoredModel,
  params: QueryParameters,
  { group, measures, sort, limit }: AggregateQuery,
): Promise<RecordValues[]> {
  const value = (builder: Builder, { field, by }: AggregateQuery['group'][number]): Value => {
    const column = builder.ref(columnOf(stored, field));
    return by ? builder.fn('to_char', [builder.cast(column, 'timestamp'), builder.val(formats[by])]) : column;
  };
  let query = selection(unit, stored, readQuery(unit, stored, params)).select((builder) => [
    ...group.map((one, index) => value(builder, one).as(`g${index}`)),
    ...measures.map((measure, index) =>
      (measure.verb === 'count'
        ? builder.fn.countAll<string>()
        : builder.fn<unknown>(functions[measure.verb], [orderOf(stored, measure.field)])
      ).as(`m${index}`),
    ),
  ]);
  // The query groups by the name of the column: each use of a format would be another parameter, and therefore another
  // expression.
  const [first, direction] = sortedBy(group, measures, sort);
  const orderOfGroup = (index: number) => {
    const { field, by } = group[index] ?? {};
    return field === undefined || by ? sql.ref(`g${index}`) : orderOf(stored, field);
  };
  if (first !== undefined)
    query = query.orderBy(typeof first === 'number' ? orderOfGroup(first) : first, (order) =>
      direction === 'asc' ? order.asc() : order.desc().nullsLast(),
    );
  for (const index of group.keys()) query = query.groupBy(`g${index}`).orderBy(orderOfGroup(index));
  const rows = await query.limit(limit).execute();
  const records = rows.map((row) =>
    Object.fromEntries([
      ...group.map(({ field }, index) => [field, row[`g${index}`] ?? null]),
      ...measures.map((measure, index) => [measure.name, measured(stored, measure, row[`m${index}`])]),
    ]),
  );
  await addTexts(unit, stored.model, records);
  const named = new Set([...group.map(({ field }) => field), ...measures.map(({ name }) => name)]);
  return records.map((record) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => named.has(fieldOfKey(name)))),
  );
}

function sortedBy(
  group: AggregateQuery['group'],
  measures: readonly Measure[],
  sort: AggregateQuery['sort'],
): [first: string | number | undefined, order: string] {
  const order = sort?.order ?? 'desc';
  const measure = measures.findIndex(({ name }) => name === sort?.column);
  if (measure >= 0) return [`m${measure}`, order];
  const field = group.findIndex(({ field: name }) => name === sort?.column);
  return [field >= 0 ? field : undefined, order];
}

/** Sums keep the decimals of their field, averages have at least two. */
function measured(stored: StoredModel, measure: Measure, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (measure.verb === 'count') return Number(value);
  const scale = findField(stored.model.fields, measure.field)?.scale;
  if (measure.verb !== 'average') return scale === undefined ? value : String(value);
  const average = decimalFrom(String(value));
  return average ? decimalToText(average, averageScale(scale ?? 0)) : null;
}
