import type { RecordValues } from '../../src/engine/bill/index.ts';
import type { Condition } from '../../src/engine/query/index.ts';
import { type QueryParameters, readPage, readQuery } from './list-records.ts';
import type { UnitOfWork } from './record-context.ts';
import { columnOf, type StoredModel } from './stored-model.ts';

/** What a reference may choose. `record` holds the fields that references copy, and the label. */
export interface RecordOption {
  value: string;
  text: string;
  record: RecordValues;
}

export interface OptionsQuery {
  /** Part of the label. */
  keyword?: string | undefined;
  pageSize?: number | undefined;
  /** Only these records, e.g. to show what is chosen. */
  ids?: readonly string[] | undefined;
  /** Conditions on fields, as in a list. */
  where?: QueryParameters | undefined;
}

const most = 50;

/** The options of a model, at most 50, by its label. Throws RecordRefusal for conditions that cannot be read. */
export async function listOptions(unit: UnitOfWork, stored: StoredModel, query: OptionsQuery): Promise<RecordOption[]> {
  const { label } = stored.model;
  const { conditions } = readQuery(unit, stored, query.where ?? {});
  const chosen: Condition[] = query.ids ? [{ field: 'id', operator: 'in', values: query.ids.slice(0, 1_000) }] : [];
  const size = Math.max(1, Math.min(query.pageSize ?? most, query.ids ? 1_000 : most));
  const records = await readPage(unit, stored, {
    conditions: [...conditions, ...(query.ids ? chosen : keywordCondition(stored, query.keyword))],
    sort: [
      { field: label, order: 'asc' },
      { field: 'id', order: 'asc' },
    ],
    pageNo: 1,
    pageSize: size,
  });
  const names = copiedFields(unit, stored);
  return records.map((record) => ({
    value: String(record['id']),
    text: String(record[label] ?? record['id']),
    record: Object.fromEntries(names.map((name) => [name, record[name] ?? null])),
  }));
}

function keywordCondition(stored: StoredModel, keyword = ''): Condition[] {
  const { label } = stored.model;
  const isText = stored.columns.get(label)?.type === 'text' && columnOf(stored, label) !== '';
  return keyword === '' || keyword.includes('\0') || !isText
    ? []
    : [{ field: label, operator: 'contains', text: keyword }];
}

function copiedFields(unit: UnitOfWork, { model, columns }: StoredModel): string[] {
  const copied = unit.graph.referrers(model.id).flatMap(({ reference }) => Object.keys(reference.copy));
  const names = new Set(['id', model.label, ...(model.tree ? [model.tree.parent] : []), ...copied]);
  return [...names].filter((name) => columns.get(name)?.secret !== true && columns.has(name));
}
