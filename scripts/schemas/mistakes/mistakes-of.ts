import { compileExpression, ExpressionError, freeNames, textParts } from '../../../src/schema/expressions/index.ts';
import { admits, type FormatNode, type Names } from '../../../src/schema/format/index.ts';
import { isJsonObject, toPointer, type JsonObject, type JsonValue } from '../../../src/schema/json/index.ts';
import { formatPlaces, type FormatPlace } from './format-places.ts';

export interface Mistake {
  sort: string;
  pointer: string;
  body: JsonObject;
}

const wrong = 'Zq';

/**
 * Returns variants of a document with one wrong name, word, type, key or expression each, derived from the format's
 * annotations.
 */
export function mistakesOf(kind: string, body: JsonObject): Mistake[] {
  return formatPlaces(kind, body).flatMap((place) => [
    ...types(place, body),
    ...texts(place, body),
    ...keys(place, body),
    ...expressions(place, body),
  ]);
}

function types({ path, value, node, choices }: FormatPlace, body: JsonObject): Mistake[] {
  const isSaid = choices.some(
    ({ type, enum: words, const: only }) => type !== undefined || words || only !== undefined,
  );
  if (path.length === 0 || !isSaid) return [];
  const other = [17, 'zq zq', true, ['zq'], { zq: 1 }].find(
    (each) => kindOf(each) !== kindOf(value) && !admits(node, each),
  );
  return other === undefined ? [] : [made('type', path, replaced(body, path, other))];
}

function kindOf(value: JsonValue): string {
  return Array.isArray(value) ? 'array' : typeof value;
}

function texts({ path, value, choices }: FormatPlace, body: JsonObject): Mistake[] {
  if (typeof value === 'string' && value.includes('{{')) return [];
  const found: Mistake[] = [];
  const isWord = choices.some(({ enum: words, const: only }) => words ?? only);
  const names = choices.map((node) => node['x-names']).find((each) => each !== undefined);
  if (typeof value === 'string' && (isWord || names !== undefined)) {
    const sort = names === undefined ? 'word' : sortOf(names);
    if (sort !== undefined) found.push(made(sort, path, replaced(body, path, misspelt(value, names))));
  }
  const limit = choices.find((node) => node.minimum !== undefined)?.minimum;
  if (typeof value === 'number' && limit !== undefined)
    found.push(made('limit', path, replaced(body, path, limit - 1)));
  return found;
}

function misspelt(text: string, names: FormatNode['x-names']): string {
  const isKey = names !== undefined && !Array.isArray(names) && names.document === 'key';
  return isKey ? text.replace(/\.(?=[a-z]+$)/, `${wrong.toLowerCase()}.`) : text + wrong;
}

function sortOf(names: Names | Names[]): string | undefined {
  const [first] = Array.isArray(names) ? names : [names];
  if (!first || first.declares) return undefined;
  const details = Object.entries(first).filter(([key]) => key !== 'list' && key !== 'orTable');
  if (details.some(([, detail]) => detail === 'declares' || detail === 'prefix')) return undefined;
  return details.map(([key]) => key).join('+');
}

function keys({ path, value, choices }: FormatPlace, body: JsonObject): Mistake[] {
  if (!isJsonObject(value)) return [];
  const found: Mistake[] = [];
  const isClosed = choices.some((node) => node.additionalProperties === false && node.type === 'object');
  if (isClosed) found.push(made('key', [...path, 'zqZq'], replaced(body, [...path, 'zqZq'], 1)));
  const names = choices.map((node) => node['x-key-names']).find((each) => each !== undefined);
  const sort = names && sortOf(names);
  if (!names || sort === undefined) return found;
  for (const [key, member] of Object.entries(value)) {
    if (names.unless !== undefined && isJsonObject(member) && member[names.unless] !== undefined) continue;
    const renamed = Object.fromEntries(
      Object.entries(value).map(([each, inner]) => [each === key ? key + wrong : each, inner]),
    );
    found.push(made(`key of ${sort}`, [...path, key + wrong], replaced(body, path, renamed)));
  }
  return found;
}

function expressions({ path, value, expression, choices }: FormatPlace, body: JsonObject): Mistake[] {
  if (typeof value !== 'string' || expression === undefined || !choices.length) return [];
  return textParts(value).flatMap((part) => {
    if (!('expression' in part)) return [];
    const { expression: text, start } = part;
    const change = (at: number, by: string) => value.slice(0, start + at) + by + value.slice(start + at);
    const ends = endsOfNames(text);
    return [
      made('expression', path, replaced(body, path, change(text.length, ' +'))),
      ...ends.map((end) => made('expression name', path, replaced(body, path, change(end, wrong)))),
    ];
  });
}

function endsOfNames(text: string): number[] {
  try {
    return freeNames(compileExpression(text).ast).flatMap(({ name, path, position }) => {
      const end = position + name.length;
      const [first] = path;
      if (first === undefined) return [end];
      const member = new RegExp(`^\\s*\\??\\.\\s*${first}\\b`).exec(text.slice(end));
      return member ? [end, end + member[0].length] : [end];
    });
  } catch (error) {
    if (error instanceof ExpressionError) return [];
    throw error;
  }
}

function made(sort: string, path: readonly string[], body: JsonObject): Mistake {
  return { sort, pointer: toPointer([...path]), body };
}

export function replaced(body: JsonObject, path: readonly string[], by: JsonValue): JsonObject {
  const whole = withAt(body, path, by);
  return isJsonObject(whole) ? whole : body;
}

function withAt(value: JsonValue, [key, ...rest]: readonly string[], by: JsonValue): JsonValue {
  if (key === undefined) return by;
  if (Array.isArray(value)) {
    return value.map((item, index) => (String(index) === key ? withAt(item, rest, by) : item));
  }
  return isJsonObject(value) ? { ...value, [key]: withAt(value[key] ?? null, rest, by) } : value;
}
