import type { FieldDescription, ModuleDescription } from '../../../src/engine/exchange/index.ts';
import { parseValuePattern } from '../../../src/engine/query/index.ts';
import { Refusal } from '../../http/index.ts';
import { say } from '../../locale/index.ts';

interface Line {
  field: string;
  rule: string;
  val: string;
  type: string;
}

const own = new Set([
  'pageNo',
  'pageSize',
  'column',
  'order',
  'superQueryParams',
  'superQueryMatchType',
  '_t',
  'field',
]);

const endings = { _begin: 'ge', _end: 'le', _MultiString: 'in' } as const;

const rules: Readonly<Record<string, string>> = {
  eq: 'eq',
  ne: 'ne',
  gt: 'gt',
  ge: 'ge',
  lt: 'lt',
  le: 'le',
  contains: 'like',
  startsWith: 'right_like',
  endsWith: 'left_like',
};

/**
 * Converts the parameters of a list of an online form. A back end's plain search supports only the described search
 * fields, each in one way; its advanced query supports all fields in all ways. Conditions therefore become lines of an
 * advanced query.
 * @throws Refusal if a condition names no field of the form, because ignoring it would list records that were not
 * requested.
 */
export function formListQuery(query: URLSearchParams, module: ModuleDescription): URLSearchParams {
  const there = new URLSearchParams();
  for (const name of ['pageNo', 'pageSize']) copy(query, there, name);
  sortBy(query, there, module);
  const lines = [...query].flatMap(([name, value]) =>
    own.has(name) || value === '' ? [] : linesOf(name, value, module),
  );
  const advanced = readLines(query.get('superQueryParams'));
  const isAny = query.get('superQueryMatchType') === 'or' && advanced.length > 1;
  if (isAny) {
    // Both kinds of conditions cannot be sent together, so the conditions of the search remain parameters, which apply
    // to its search fields.
    for (const [name, value] of query) if (!own.has(name)) there.set(name, value);
    setAdvanced(there, advanced, 'or');
  } else if (lines.length + advanced.length > 0) setAdvanced(there, [...lines, ...advanced], 'and');
  return there;
}

/**
 * Converts the parameters of a list of an online report: its own search and `self_` parameters, sorted by one column.
 */
export function reportListQuery(query: URLSearchParams, module: ModuleDescription): URLSearchParams {
  const there = new URLSearchParams([...query].filter(([name]) => !own.has(name)));
  for (const name of ['pageNo', 'pageSize']) copy(query, there, name);
  sortBy(query, there, module);
  return there;
}

function copy(from: URLSearchParams, to: URLSearchParams, name: string): void {
  const value = from.get(name);
  if (value !== null) to.set(name, value);
}

/** The back end sorts by one column only; a column that the table may not have is omitted. */
function sortBy(query: URLSearchParams, there: URLSearchParams, { fields }: ModuleDescription): void {
  const [column = ''] = (query.get('column') ?? '').split(',');
  const [order = ''] = (query.get('order') ?? '').split(',');
  const name = column.replace(/_dictText$/, '');
  if (name !== 'id' && !fields.some((field) => field.name === name)) return;
  if (name === 'id' && !fields.some((field) => field.name === name) && fields.every(({ isReadOnly }) => isReadOnly))
    return;
  there.set('column', name);
  there.set('order', order === 'asc' ? 'asc' : 'desc');
}

function linesOf(parameter: string, value: string, { fields, tree }: ModuleDescription): Line[] {
  const ending = endingOf(parameter);
  const name = ending === undefined ? parameter : parameter.slice(0, -ending.length);
  const field = fields.find((each) => each.name === name);
  if (!field && name !== 'id' && name !== tree?.parent)
    throw new Refusal(say('后端的高级查询没有{what}，请换一个条件', { what: `“${name}”` }));
  const type = typeOf(field);
  if (ending !== undefined) return [{ field: name, rule: endings[ending], val: value, type }];
  const pattern = parseValuePattern(value);
  if (!pattern) return [];
  if ('texts' in pattern) {
    if (pattern.operator === 'in') return [{ field: name, rule: 'in', val: pattern.texts.join(','), type }];
    return pattern.texts.map((text) => ({ field: name, rule: 'like', val: text, type }));
  }
  return [{ field: name, rule: rules[pattern.operator] ?? 'eq', val: pattern.text, type }];
}

function endingOf(name: string): keyof typeof endings | undefined {
  if (name.endsWith('_begin')) return '_begin';
  if (name.endsWith('_end')) return '_end';
  return name.endsWith('_MultiString') ? '_MultiString' : undefined;
}

function typeOf(field: FieldDescription | undefined): string {
  if (field?.type === 'int' || field?.type === 'double') return 'number';
  if (field?.control === 'date') return 'date';
  return field?.control === 'datetime' ? 'datetime' : 'string';
}

function readLines(text: string | null): unknown[] {
  try {
    const lines: unknown = JSON.parse(decodeURIComponent(text ?? ''));
    return Array.isArray(lines) ? lines : [];
  } catch {
    return [];
  }
}

function setAdvanced(there: URLSearchParams, lines: readonly unknown[], match: 'and' | 'or'): void {
  there.set('superQueryMatchType', match);
  there.set('superQueryParams', encodeURIComponent(JSON.stringify(lines)));
}
