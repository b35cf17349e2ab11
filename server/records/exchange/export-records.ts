import type { RecordValues } from '../../../src/engine/bill/index.ts';
import type { Condition, ListQuery } from '../../../src/engine/query/index.ts';
import { newestFirst } from '../../../src/schema/kinds/list-defaults.ts';
import { say } from '../../locale/index.ts';
import { refused, type UnitOfWork } from '../call/index.ts';
import {
  addTexts,
  addTextsWithLines,
  namesAbove,
  readBy,
  readIds,
  readQuery,
  readWithLines,
  type QueryParameters,
} from '../read/index.ts';
import type { StoredModel } from '../tables/index.ts';
import { inTreeOrder } from './tree-order.ts';

const batch = 1_000;

export interface ExportQuery {
  params: QueryParameters;
  ids?: readonly string[] | undefined;
  most: number;
  lines?: boolean;
}

/**
 * Yields all records that match a list's query, with display texts, a thousand at a time. They are ordered from the
 * oldest, unless the query has another order than that of time; records of a tree precede those below them. Their ids
 * are read first, so that concurrent saves neither repeat nor reorder records.
 */
export async function* exportRecords(
  unit: UnitOfWork,
  stored: StoredModel,
  { params, ids, most, lines = false }: ExportQuery,
): AsyncGenerator<RecordValues[], void> {
  const query = inOrderOfWriting(readQuery(unit, stored, params));
  const chosen: Condition[] = [{ field: 'id', operator: 'in', values: [...(ids ?? [])] }];
  const wanted = await readIds(unit, stored, ids ? { ...query, conditions: chosen } : query, most + 1);
  if (wanted.length > most) throw refused(say('一次最多导出 {most} 行，请缩小查询范围再导出', { most }));
  const placed = await inTreeOrder(unit, stored, wanted);
  for (let start = 0; start < placed.length; start += batch) {
    const order = new Map(placed.slice(start, start + batch).map((id, index) => [id, index]));
    const some = [...order.keys()];
    const records = await (lines ? readWithLines(unit, stored, some) : readBy(unit, stored, 'id', some));
    records.sort((a, b) => (order.get(String(a['id'])) ?? 0) - (order.get(String(b['id'])) ?? 0));
    await (lines ? addTextsWithLines : addTexts)(unit, stored.model, records);
    await addPathTexts(unit, stored, records);
    yield records;
  }
}

async function addPathTexts(unit: UnitOfWork, stored: StoredModel, records: readonly RecordValues[]): Promise<void> {
  const parent = stored.model.fields.find(({ name }) => name === stored.model.tree?.parent);
  const source = parent && unit.names(parent);
  if (!parent || source?.stored !== stored) return;
  const above = await namesAbove(unit, stored, records, source.label);
  for (const record of records) {
    const names = above(record);
    if (names.length > 0) record[`${parent.name}_dictText`] = names.join('/');
  }
}

/**
 * A list shows the newest record first, but a sheet begins with the oldest: when its records are imported again, they
 * are numbered and listed in the same order.
 */
function inOrderOfWriting(query: ListQuery): ListQuery {
  const [first] = query.sort;
  if (first?.field !== newestFirst.column || first.order !== newestFirst.order) return query;
  return { ...query, sort: query.sort.map((each) => ({ ...each, order: each.order === 'asc' ? 'desc' : 'asc' })) };
}
