import { say } from '../../locale/index.ts';
import { newestFirst } from '../../schema/kinds/list-defaults.ts';
import type { ResolvedModel } from '../model/index.ts';
import type { Condition, ListQuery, QueryProblem } from './condition.ts';
import { parseConditions, type ParameterKind } from './parse-conditions.ts';
import { parseSuperQuery } from './parse-super-query.ts';
import { queryFields, type QueryFields } from './query-fields.ts';
import { ValueRefusal, type QueryField } from './typed-value.ts';

const maximumPageSize = 1_000;

const otherParameters = new Set([
  '_t',
  'field',
  'pageNo',
  'pageSize',
  'column',
  'order',
  'superQueryParams',
  'superQueryMatchType',
  'token',
]);

const suffixes: readonly (readonly [suffix: string, kind: ParameterKind])[] = [
  ['_begin', 'begin'],
  ['_end', 'end'],
  ['_MultiString', 'multiple'],
  ['_within', 'within'],
];

/**
 * Parses the query parameters of a list (JeecgBoot's language, docs/jeecgboot.md, Query language) against the model's
 * field names. Empty parameters are ignored. In a tree, `<parent>=0` requests the roots. `column` and `order` may be
 * comma-separated lists; a single order applies to all columns. Pages before the first become the first one, as in
 * JeecgBoot, whose client requests page 0 when the only row of a list was deleted. The order always ends with `id`, in
 * the direction of the first column, so that an index can be read either way. With `modelOf` the advanced query may use
 * fields of the lines.
 */
export function parseListQuery(
  params: Readonly<Record<string, string | undefined>>,
  model: ResolvedModel,
  modelOf?: (id: string) => ResolvedModel | undefined,
): ListQuery | QueryProblem {
  const fields = queryFields(model, modelOf);
  try {
    return {
      conditions: [
        ...conditionsOf(params, model, fields),
        ...parseSuperQuery(own(params, 'superQueryParams'), own(params, 'superQueryMatchType'), fields),
      ],
      sort: sortOf(own(params, 'column'), own(params, 'order'), fields),
      pageNo: Math.max(wholeNumber(say('页码'), own(params, 'pageNo'), 1), 1),
      pageSize: pageSizeOf(own(params, 'pageSize')),
    };
  } catch (error) {
    if (error instanceof ValueRefusal) return { problem: error.message };
    throw error;
  }
}

function own(params: Readonly<Record<string, string | undefined>>, name: string): string | undefined {
  return Object.hasOwn(params, name) ? params[name] : undefined;
}

function conditionsOf(
  params: Readonly<Record<string, string | undefined>>,
  model: ResolvedModel,
  fields: QueryFields,
): Condition[] {
  return Object.entries(params).flatMap(([name, text]): Condition[] => {
    if (otherParameters.has(name)) return [];
    const { field, kind } = parameterOf(name, fields);
    if (text === undefined || text === '') return [];
    if (kind === 'value' && name === model.tree?.parent && text === '0') return [{ field: name, operator: 'empty' }];
    return parseConditions(field, kind, text);
  });
}

function parameterOf(name: string, fields: QueryFields): { field: QueryField; kind: ParameterKind } {
  const field = fields.find(name);
  if (field) return { field, kind: 'value' };
  const [suffix, kind] = suffixes.find(([ending]) => name.endsWith(ending)) ?? ['', 'value'];
  return { field: fields.get(name.slice(0, name.length - suffix.length)), kind };
}

function sortOf(column: string | undefined, order: string | undefined, fields: QueryFields): ListQuery['sort'] {
  const directions = (order ?? '').split(',').map((word) => (word.trim() === 'asc' ? 'asc' : 'desc'));
  const [first = 'desc'] = directions;
  const named = (column ?? '').split(',').flatMap((name, index): ListQuery['sort'] => {
    const trimmed = name.trim().replace(/_dictText$/, '');
    if (trimmed === '') return [];
    const field = fields.get(trimmed);
    if (field.type === 'array') throw new ValueRefusal(say('“{title}”有多个值，不能用来排序', { title: field.title }));
    return [{ field: trimmed, order: directions[index] ?? first }];
  });
  const sort: ListQuery['sort'] = named.length > 0 ? named : [{ field: newestFirst.column, order: newestFirst.order }];
  if (sort.some(({ field }) => field === 'id')) return sort;
  return [...sort, { field: 'id', order: sort[0]?.order ?? first }];
}

/** A negative size means no paging in JeecgBoot; here it becomes the maximum page size. */
function pageSizeOf(text: string | undefined): number {
  const size = wholeNumber(say('每页条数'), text, 10);
  return size < 0 ? maximumPageSize : Math.min(size, maximumPageSize);
}

function wholeNumber(title: string, text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback;
  if (/^-?\d{1,9}$/.test(text)) return Number(text);
  throw new ValueRefusal(say('{title}应当是整数，不能是“{text}”', { title, text: text.slice(0, 40) }));
}
