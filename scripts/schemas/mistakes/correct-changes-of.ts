import { admits, type FormatNode } from '../../../src/schema/format/index.ts';
import type { JsonObject, JsonValue } from '../../../src/schema/json/index.ts';
import { formatPlaces, type FormatPlace } from './format-places.ts';
import { replaced, type Mistake } from './mistakes-of.ts';

/**
 * Keys whose value affects what else is allowed, or names a part of the application, so that another value can be
 * wrong.
 */
const deciding = new Set([
  'x-secret',
  'page',
  'multiple',
  'x-hidden',
  'persistence',
  'part',
  'formatVersion',
  'stored',
]);

/**
 * Returns variants of a document with one valid change each: another text, an inverted flag, the next number, two
 * swapped list items, one column less.
 */
export function correctChangesOf(kind: string, body: JsonObject): Mistake[] {
  return formatPlaces(kind, body).flatMap(({ path, value, node, choices }: FormatPlace) => {
    const key = path.at(-1) ?? '';
    return changesOf(key, value, choices).flatMap(([sort, changed]) =>
      path.length > 0 && admits(node, changed)
        ? [{ sort, pointer: `/${path.join('/')}`, body: replaced(body, path, changed) }]
        : [],
    );
  });
}

function changesOf(key: string, value: JsonValue, choices: readonly FormatNode[]): [sort: string, value: JsonValue][] {
  if (deciding.has(key)) return [];
  if (typeof value === 'boolean') return [['flag', !value]];
  // Small numbers, such as the columns of a grid, may have no other valid value.
  if (typeof value === 'number') return value < 13 ? [] : [['number', value + 1]];
  if (typeof value === 'string') return isFree(value, choices) ? [['text', `${value}二`]] : [];
  if (!Array.isArray(value) || value.length < 2) return [];
  const [first, second, ...rest] = value;
  if (first === undefined || second === undefined) return [];
  const less: [string, JsonValue][] = key === 'columns' ? [['one less', value.slice(0, -1)]] : [];
  return [['order', [second, first, ...rest]], ...less];
}

function isFree(value: string, choices: readonly FormatNode[]): boolean {
  if (value.includes('{{') || choices.length === 0) return false;
  return choices.every(
    (node) => node.type === 'string' && !node.enum && node.const === undefined && !node.pattern && !node['x-names'],
  );
}
