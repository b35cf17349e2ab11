import type { RecordValues } from '../../../src/engine/bill/index.ts';
import type { ResolvedField } from '../../../src/engine/model/index.ts';
import type { Condition } from '../../../src/engine/query/index.ts';
import { compact } from '../../../src/engine/values/index.ts';
import type { UnitOfWork } from '../call/index.ts';
import type { StoredModel } from '../tables/index.ts';
import { namesOf } from './display-texts.ts';
import { flatConditions } from './flat-conditions.ts';
import { readPage, readQuery, type QueryParameters } from './list-records.ts';
import { codeOf, isText, markFields, ownerFields } from './name-marks.ts';
import { refuseHiddenConditions } from './option-conditions.ts';

/**
 * An option of a reference. `code` is a unique number or code. `mark` distinguishes it from other records of the same
 * name, if there are any; for a bill it is the name of its owner, such as the customer. `record` contains the fields
 * that references copy, and the label.
 */
export interface RecordOption {
  value: string;
  text: string;
  code?: string;
  mark?: string;
  record: RecordValues;
}

export interface OptionsQuery {
  /** A part of the label or the code; for a bill also of the name of its owner. */
  keyword?: string | undefined;
  pageSize?: number | undefined;
  ids?: readonly string[] | undefined;
  where?: QueryParameters | undefined;
}

const most = 50;

/**
 * Returns the options of a model, at most 50, ordered by label. Options whose label or code equals the keyword come
 * first, because those that merely contain it could push them off the page.
 * @throws RecordRefusal for conditions that cannot be parsed or are not allowed.
 */
export async function listOptions(unit: UnitOfWork, stored: StoredModel, query: OptionsQuery): Promise<RecordOption[]> {
  const { label } = stored.model;
  const { conditions } = readQuery(unit, stored, query.where ?? {});
  const names = copiedFields(unit, stored);
  const code = codeOf(stored);
  refuseHiddenConditions(unit, stored, conditions, new Set([...names, ...(code === undefined ? [] : [code])]));
  const chosen: Condition[] = query.ids ? [{ field: 'id', operator: 'in', values: query.ids.slice(0, 1_000) }] : [];
  const size = Math.max(1, Math.min(query.pageSize ?? most, query.ids ? 1_000 : most));
  const flat = await flatConditions(unit, stored, conditions);
  const read = (condition: readonly Condition[]) =>
    readPage(unit, stored, {
      conditions: [...flat, ...condition],
      sort: [
        { field: label, order: 'asc' },
        ...(code === undefined ? [] : [{ field: code, order: 'asc' as const }]),
        { field: 'id', order: 'asc' },
      ],
      pageNo: 1,
      pageSize: size,
    });
  const { keyword = '' } = query;
  const owners = ownerFields(unit.graph, stored);
  const some = await read(query.ids ? chosen : keywordCondition(stored, keyword, 'contains', owners));
  const isCut = !query.ids && keyword !== '' && some.length === size;
  const called = isCut ? await read(keywordCondition(stored, keyword, 'eq', [])) : [];
  const isCalledSo = new Set(called.map((record) => record['id']));
  const records = [...called, ...some.filter((record) => !isCalledSo.has(record['id']))].slice(0, size);
  const marks = owners.length > 0 ? await ownersOf(unit, owners, records) : await marksOf(unit, stored, records);
  return records.map((record) => ({
    value: String(record['id']),
    text: String(record[label] ?? record['id']),
    ...(code !== undefined && typeof record[code] === 'string' && { code: record[code] }),
    ...compact({ mark: marks.get(String(record['id'])) }),
    record: Object.fromEntries(names.map((name) => [name, record[name] ?? null])),
  }));
}

async function marksOf(unit: UnitOfWork, stored: StoredModel, records: readonly RecordValues[]) {
  const { label, id } = stored.model;
  const source = { id, stored, key: 'id', label, marks: markFields(unit.graph, stored, label), isSeveral: false };
  const keys = source.marks.length === 0 ? [] : records.map((record) => String(record['id']));
  return (await namesOf(unit, [{ source, keys }])).get(id)?.marks ?? new Map<string, string>();
}

async function ownersOf(unit: UnitOfWork, owners: readonly ResolvedField[], records: readonly RecordValues[]) {
  const sources = owners.flatMap((field) => {
    const source = unit.names(field);
    return source ? [{ field, source }] : [];
  });
  const keysOf = ({ name }: ResolvedField, record: RecordValues) =>
    typeof record[name] === 'string' ? [record[name]] : [];
  const named = await namesOf(
    unit,
    sources.map(({ field, source }) => ({ source, keys: records.flatMap((record) => keysOf(field, record)) })),
  );
  const texts = records.map((record): [string, string] => {
    const names = sources.flatMap(({ field, source }) =>
      keysOf(field, record).flatMap((key) => named.get(source.id)?.texts.get(key) ?? []),
    );
    return [String(record['id']), names.join(' · ')];
  });
  return new Map(texts.filter(([, text]) => text !== ''));
}

function keywordCondition(
  stored: StoredModel,
  keyword: string,
  operator: 'contains' | 'eq',
  owners: readonly ResolvedField[],
): Condition[] {
  if (keyword === '' || keyword.includes('\0')) return [];
  const names = [stored.model.label, codeOf(stored)].filter((name) => name !== undefined && isText(stored, name));
  const parts = names.map((field = ''): Condition =>
    operator === 'eq' ? { field, operator, value: keyword } : { field, operator, text: keyword },
  );
  parts.push(...owners.map(({ name }): Condition => ({ field: name, operator: 'named', text: keyword })));
  return parts.length > 1 ? [{ operator: 'any', conditions: parts }] : parts;
}

function copiedFields(unit: UnitOfWork, { model, columns }: StoredModel): string[] {
  const copied = unit.graph.referrers(model.id).flatMap(({ reference }) => Object.keys(reference.copy));
  const names = new Set(['id', model.label, ...(model.tree ? [model.tree.parent] : []), ...copied]);
  return [...names].filter((name) => columns.get(name)?.secret !== true && columns.has(name));
}
