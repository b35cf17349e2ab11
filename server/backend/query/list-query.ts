import type { QueryDifference } from '../../../src/engine/backend/index.ts';
import { parseValuePattern } from '../../../src/engine/query/index.ts';
import { Refusal } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { advancedLines, type AdvancedLine } from './advanced-lines.ts';
import type { FieldKind } from './field-kind.ts';

interface ListQueryParts {
  query: QueryDifference;
  kinds: ReadonlyMap<string, FieldKind>;
  titles: ReadonlyMap<string, string>;
}

/**
 * Converts the parameters of a list so that a JeecgBoot interprets them correctly: it binds numbers and dates to their
 * types before it looks for commas and signs, and compares strings only word by word.
 * @throws Refusal if its query language has no such condition; it would silently ignore the condition.
 */
export function listQuery(query: URLSearchParams, parts: ListQueryParts): URLSearchParams {
  const written = new URLSearchParams();
  const besides: AdvancedLine[] = [];
  for (const [name, value] of query) {
    const kind = parts.kinds.get(name);
    const one = kind === undefined ? { parameters: { [name]: value } } : condition(name, value, kind);
    for (const [parameter, text] of Object.entries(one.parameters ?? {})) written.append(parameter, text);
    if (one.line) besides.push(one.line);
  }
  const advanced = advancedLines(query, parts.query.rules);
  if (besides.length > 0 && advanced.match === 'or' && advanced.lines.length > 1)
    throw new Refusal(
      say('后端不能把“任一满足”的高级查询和“{titles}”的条件放在一起，请去掉一个', {
        titles: besides.map(({ field }) => parts.titles.get(field) ?? field).join('、'),
      }),
      { status: 422 },
    );
  const lines = [...advanced.lines, ...besides];
  if (lines.length > 0) {
    // The back end decodes the text once more, so a plus would become a blank.
    written.set('superQueryParams', encodeURIComponent(JSON.stringify(lines)));
    written.set('superQueryMatchType', besides.length > 0 ? 'and' : advanced.match);
  }
  return written;
}

interface WrittenCondition {
  parameters?: Readonly<Record<string, string>>;
  line?: AdvancedLine;
}

function condition(name: string, value: string, kind: FieldKind): WrittenCondition {
  const pattern = parseValuePattern(value);
  if (!pattern) return { parameters: { [name]: value } };
  const { operator } = pattern;
  if ('texts' in pattern) {
    const isBound = kind !== 'text' && operator === 'in';
    return { parameters: isBound ? { [`${name}_MultiString`]: pattern.texts.join(',') } : { [name]: value } };
  }
  const { text } = pattern;
  const line = { field: name, rule: operator, val: text, ...(isDated(kind) && { type: kind }) };
  switch (operator) {
    case 'eq':
      return { parameters: { [name]: kind === 'text' ? value : text } };
    case 'ne':
      return { line };
    case 'gt':
    case 'lt':
      if (kind === 'text') return { parameters: { [name]: `${operator} ${text}` } };
      return wholeStep(name, operator, text, kind) ?? { line };
    case 'ge':
    case 'le':
      if (kind === 'text') return { parameters: { [name]: `${operator} ${text}` } };
      return { parameters: { [name + (operator === 'ge' ? '_begin' : '_end')]: text } };
    default:
      return { parameters: { [name]: value } };
  }
}

function isDated(kind: FieldKind): boolean {
  return kind === 'date' || kind === 'datetime';
}

function wholeStep(name: string, operator: 'gt' | 'lt', text: string, kind: FieldKind): WrittenCondition | undefined {
  const number = Number(text);
  if (kind !== 'integer' || !Number.isSafeInteger(number)) return undefined;
  const parameter = operator === 'gt' ? { [`${name}_begin`]: number + 1 } : { [`${name}_end`]: number - 1 };
  return { parameters: Object.fromEntries(Object.entries(parameter).map(([key, step]) => [key, String(step)])) };
}

/** Removes the surrounding stars of values, which mark a part of a text, for calls that do not support them. */
export function withoutStars(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].map(([name, value]) => [name, value.replaceAll(/^\*+|\*+$/g, '')]));
}
