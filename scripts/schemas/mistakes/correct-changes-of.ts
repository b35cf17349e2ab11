import { admits, type FormatNode } from '../../../src/schema/format/index.ts';
import type { JsonObject, JsonValue } from '../../../src/schema/json/index.ts';
import { formatPlaces, type FormatPlace } from './format-places.ts';
import { replaced, type Mistake } from './mistakes-of.ts';

/** The keys whose value decides what else may be there, or names a part of the application: another one can be wrong. */
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
 * A document with one thing in turn as an author may have it as well: another text, the other flag, the next number, two
 * items of a list the other way round, one column less.
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
  // The other numbers of a short list, such as columns of a grid, are not known here.
  if (typeof value === 'number') return value < 13 ? [] : [['number', value + 1]];
  if (typeof value === 'string') return isFree(value, choices) ? [['text', `${value}二`]] : [];
  if (!Array.isArray(value) || value.length < 2) return [];
  const [first, second, ...rest] = value;
  if (first === undefined || second === undefined) return [];
  const less: [string, JsonValue][] = key === 'columns' ? [['one less', value.slice(0, -1)]] : [];
  return [['order', [second, first, ...rest]], ...less];
}

/** A text that is for people alone: no name, no word of a list, no pattern, no expression. */
function isFree(value: string, choices: readonly FormatNode[]): boolean {
  if (value.includes('{{') || choices.length === 0) return false;
  return choices.every(
    (node) => node.type === 'string' && !node.enum && node.const === undefined && !node.pattern && !node['x-names'],
  );
}
