import type { RecordValues } from '../../../src/engine/bill/index.ts';
import { matchKeys } from '../../../src/engine/model/index.ts';
import type { Condition } from '../../../src/engine/query/index.ts';
import { type QueryParameters, readPage, readQuery } from './list-records.ts';
import type { UnitOfWork } from '../call/index.ts';
import type { StoredModel } from '../tables/index.ts';

/**
 * An option of a reference. `code` is a unique number or code that distinguishes it from others of the same name. `record`
 * holds the fields that references copy, and the label.
 */
export interface RecordOption {
  value: string;
  text: string;
  code?: string;
  record: RecordValues;
}

export interface OptionsQuery {
  /** Part of the label, or of the code. */
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
  const code = codeOf(stored);
  const records = await readPage(unit, stored, {
    conditions: [...conditions, ...(query.ids ? chosen : keywordCondition(stored, query.keyword))],
    sort: [
      { field: label, order: 'asc' },
      ...(code === undefined ? [] : [{ field: code, order: 'asc' as const }]),
      { field: 'id', order: 'asc' },
    ],
    pageNo: 1,
    pageSize: size,
  });
  const names = copiedFields(unit, stored);
  return records.map((record) => ({
    value: String(record['id']),
    text: String(record[label] ?? record['id']),
    ...(code !== undefined && typeof record[code] === 'string' && { code: record[code] }),
    record: Object.fromEntries(names.map((name) => [name, record[name] ?? null])),
  }));
}

function keywordCondition(stored: StoredModel, keyword = ''): Condition[] {
  if (keyword === '' || keyword.includes('\0')) return [];
  const names = [stored.model.label, codeOf(stored)].filter((name) => name !== undefined && isText(stored, name));
  const parts = names.map((field = ''): Condition => ({ field, operator: 'contains', text: keyword }));
  return parts.length > 1 ? [{ operator: 'any', conditions: parts }] : parts;
}

/** The first unique text field of the model. */
function codeOf(stored: StoredModel): string | undefined {
  const unique = matchKeys(stored.model).flatMap((fields) => (fields.length === 1 ? fields : []));
  return unique.find(({ name }) => name !== stored.model.label && isText(stored, name))?.name;
}

function isText({ columns }: StoredModel, name: string): boolean {
  const column = columns.get(name);
  return column?.type === 'text' && !column.secret;
}

function copiedFields(unit: UnitOfWork, { model, columns }: StoredModel): string[] {
  const copied = unit.graph.referrers(model.id).flatMap(({ reference }) => Object.keys(reference.copy));
  const names = new Set(['id', model.label, ...(model.tree ? [model.tree.parent] : []), ...copied]);
  return [...names].filter((name) => columns.get(name)?.secret !== true && columns.has(name));
}
