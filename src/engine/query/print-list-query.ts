import type { ResolvedSearchField } from '../list/index.ts';
import { holdsSeveral } from '../model/index.ts';
import { parseValuePattern, type ValuePattern } from './value-pattern.ts';

type SearchField = Pick<ResolvedSearchField, 'name' | 'mode'> & Partial<Pick<ResolvedSearchField, 'field'>>;

/**
 * Returns the query parameters for the values of a search form: the inverse of `parseListQuery`. A range takes `[begin,
 * end]`, `in` a list; empty values give no parameter. Texts with stars, commas or signs of the value syntax are
 * escaped; if a leading or trailing star makes that impossible, the broader "contains" is used.
 */
export function printListQuery(
  fields: readonly SearchField[],
  values: Readonly<Record<string, unknown>>,
): Record<string, string> {
  return Object.fromEntries(fields.flatMap((field) => printField(field, values[field.name])));
}

function printField({ name, mode, field }: SearchField, value: unknown): [name: string, text: string][] {
  const texts = (Array.isArray(value) ? value : [value]).map(textOf);
  if (mode === 'range') {
    const sides: [string, string][] = [
      [`${name}_begin`, texts[0] ?? ''],
      [`${name}_end`, texts[1] ?? ''],
    ];
    return sides.filter(([, text]) => text !== '');
  }
  const given = texts.filter((text) => text !== '');
  const [first] = given;
  if (first === undefined) return [];
  if (mode === 'within') return [[`${name}_within`, nodesText(given, field !== undefined && holdsSeveral(field))]];
  if (mode === 'in' && given.length > 1) return [printList(name, given)];
  return [[name, printOne(mode, first)]];
}

/**
 * Without the suffix of its name, the parameter still finds the node itself on a server that does not support trees.
 */
function nodesText(keys: readonly string[], isSeveral: boolean): string {
  if (keys.some((key) => key.includes(','))) return JSON.stringify(keys);
  return isSeveral ? `,${keys.join(',')},` : keys.join(',');
}

function printOne(mode: SearchField['mode'], text: string): string {
  switch (mode) {
    case 'like':
      return `*${text}*`;
    case 'has':
      return meant({ operator: 'containsAny', texts: [text] }, `,${text},`) ?? `*${text}*`;
    case 'leftLike':
      return meant({ operator: 'endsWith', text }, `*${text}`) ?? `*${text}*`;
    case 'rightLike':
      return meant({ operator: 'startsWith', text }, `${text}*`) ?? `*${text}*`;
    case 'not':
      return meant({ operator: 'ne', text }, `!${text}`) ?? `ne ${text}`;
    case 'greater':
      return `> ${text}`;
    case 'greaterOrEqual':
      return `>= ${text}`;
    case 'less':
      return `< ${text}`;
    case 'lessOrEqual':
      return `<= ${text}`;
    default:
      return meant({ operator: 'eq', text }, text) ?? `eq ${text}`;
  }
}

function printList(name: string, texts: string[]): [name: string, text: string] {
  const joined = texts.join(',');
  if (meant({ operator: 'in', texts }, joined) !== undefined) return [name, joined];
  return [
    `${name}_MultiString`,
    texts.some((text) => text.includes(',')) || joined.startsWith('["') ? JSON.stringify(texts) : joined,
  ];
}

function meant(pattern: ValuePattern, printed: string): string | undefined {
  return JSON.stringify(parseValuePattern(printed)) === JSON.stringify(pattern) ? printed : undefined;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
