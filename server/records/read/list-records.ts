import type { SelectQueryBuilder } from 'kysely';

import type { RecordValues } from '../../../src/engine/bill/index.ts';
import { parseListQuery, type ListQuery } from '../../../src/engine/query/index.ts';
import type { DynamicSchema } from '../../database/index.ts';
import { inReach, inSight, refused, storedOf, visibleTo, type UnitOfWork } from '../call/index.ts';
import { columnOf, fromRow, presence, type StoredModel } from '../tables/index.ts';
import { countRecords } from './counts/count-records.ts';
import { addTexts } from './display-texts.ts';
import { flatConditions } from './flat-conditions.ts';
import { allOf, isVisible, orderingOf } from './list-conditions.ts';
import { addParentPaths } from './tree-paths.ts';

export type QueryParameters = Readonly<Record<string, string | undefined>>;

export interface RecordList {
  records: RecordValues[];
  total: number;
  /** True if `total` is the database's rounded estimate, because counting would take too long. */
  estimated?: true;
  size: number;
  current: number;
  pages: number;
  filling?: string[];
}

export async function listRecords(
  unit: UnitOfWork,
  stored: StoredModel,
  params: QueryParameters,
  mark: number = presence.there,
): Promise<RecordList> {
  const listQuery = readQuery(unit, stored, params);
  const query = { ...listQuery, conditions: await flatConditions(unit, stored, listQuery.conditions), mark };
  const { pageNo, pageSize } = query;
  const records = await readPage(unit, stored, query);
  const { context } = unit;
  const all = [...query.conditions, ...visibleTo(context, stored), ...(context.only?.(stored.model) ?? [])];
  const [count] = await Promise.all([
    countRecords(unit, selection(unit, stored, query), { ...query, conditions: all }, records.length),
    addTexts(unit, stored.model, records),
    addHasChildren(unit, stored, records),
    addParentPaths(unit, stored, { conditions: query.conditions, records }),
  ]);
  const pages = pageSize === 0 ? 0 : Math.ceil(count.total / pageSize);
  return { records, ...count, size: pageSize, current: pageNo, pages };
}

export function readQuery(
  { models }: Pick<UnitOfWork, 'models'>,
  stored: StoredModel,
  params: QueryParameters,
): ListQuery {
  const query = parseListQuery(params, stored.model, (id) => models.get(id));
  if ('problem' in query) throw refused(query.problem);
  return query;
}

/** Reads the records of one page, without texts. */
export async function readPage(unit: UnitOfWork, stored: StoredModel, query: MarkedQuery): Promise<RecordValues[]> {
  const page = await ordered(selection(unit, stored, query).selectAll(), stored, query)
    .limit(query.pageSize)
    .offset((query.pageNo - 1) * query.pageSize)
    .execute();
  return page.map((row) => fromRow(stored, row));
}

/** Returns the ids of all records that meet the conditions, in the query's order; at most `most`. */
export async function readIds(
  unit: UnitOfWork,
  stored: StoredModel,
  query: ListQuery,
  most: number,
): Promise<string[]> {
  const rows = await ordered(selection(unit, stored, query).select('id'), stored, query)
    .limit(most)
    .execute();
  return rows.map(({ id }) => String(id));
}

function ordered<Rows>(
  rows: SelectQueryBuilder<DynamicSchema, string, Rows>,
  stored: StoredModel,
  { sort }: ListQuery,
): SelectQueryBuilder<DynamicSchema, string, Rows> {
  return orderingOf(stored, sort).reduce(
    (query, { expression, order }) =>
      query.orderBy(expression, (item) => (order === 'asc' ? item.asc().nullsFirst() : item.desc().nullsLast())),
    rows,
  );
}

type MarkedQuery = ListQuery & { mark?: number };

/** Returns a query for the records that meet the conditions and are visible to the caller. */
export function selection(unit: UnitOfWork, stored: StoredModel, { conditions, mark = presence.there }: MarkedQuery) {
  const rows = unit.db
    .selectFrom(stored.table)
    .where((builder) => builder.and(inReach(unit, stored)))
    .where('del_flag', '=', mark)
    .where((builder) => allOf(unit, builder, stored, [...conditions, ...(unit.context.only?.(stored.model) ?? [])]))
    .where(isVisible(unit, stored));
  const { linked } = unit.context;
  if (!linked) return rows;
  if (linked.values.length === 0) return rows.where((builder) => builder.lit(false));
  return rows.where(
    'id',
    'in',
    unit.db.selectFrom(linked.table).select(linked.column).where(linked.by, 'in', linked.values),
  );
}

async function addHasChildren(unit: UnitOfWork, stored: StoredModel, records: RecordValues[]): Promise<void> {
  const { tree } = stored.model;
  if (!tree || records.length === 0) return;
  const parent = columnOf(stored, tree.parent);
  const ids = records.map(({ id }) => id);
  const rows = await unit.db
    .selectFrom(storedOf(unit, stored.model.id).table)
    .select(parent)
    .distinct()
    .where(inSight(unit, stored))
    .where('del_flag', '=', 0)
    .where(isVisible(unit, stored))
    .where(parent, 'in', ids)
    .execute();
  const parents = new Set(rows.map((row) => row[parent]));
  for (const record of records) record['hasChildren'] = parents.has(record['id']);
}
