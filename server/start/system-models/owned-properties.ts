import { readNumber, readObject, readStrings } from '../../../src/engine/values/index.ts';
import { isEqual, type JsonObject, type JsonValue } from '../../../src/schema/json/index.ts';
import { columnName } from '../../records/index.ts';
import { propertiesOf } from './system-documents.ts';

/** The parts of a system model that any document may change: texts and the appearance of records. */
const openParts = new Set(['$schema', 'formatVersion', 'title', 'description', 'page', 'indexes', 'list', 'form']);

const openKeywords = new Set([
  'title',
  'description',
  'x-required-message',
  'x-range-message',
  'x-unit',
  'x-least-scale',
  'x-component',
  'x-component-props',
  'x-cell',
  'x-width',
  'x-hidden',
]);

/** Keywords with which an added field would write records of other models, or get its values from them. */
const closedKeywords = ['x-child', 'x-rollup'];

export interface OwnedModel {
  shipped: JsonObject;
  below: JsonObject;
  now: JsonObject;
  closed: ReadonlySet<string>;
}

export function ownedChange(model: OwnedModel): string | undefined {
  const { shipped, below, now } = model;
  const parts = new Set([shipped, below, now].flatMap((body) => Object.keys(body)));
  for (const part of parts)
    if (part !== 'schema' && !openParts.has(part) && !isKept(now[part], [shipped[part], below[part]]))
      return `/${part}`;
  return changedSchema(model);
}

function changedSchema({ shipped, below, now, closed }: OwnedModel): string | undefined {
  const [own, folder, fields] = [shipped, below, now].map(propertiesOf);
  if (!own || !folder || !fields) return undefined;
  const [schema, shippedSchema] = [now, shipped].map((body) => readObject(body['schema']) ?? {});
  const required = new Set(readStrings(schema?.['required']));
  if (!readStrings(shippedSchema?.['required']).every((name) => required.has(name))) return '/schema/required';
  const other = Object.keys(schema ?? {}).find(
    (key) =>
      !['type', 'properties', 'required'].includes(key) &&
      !isKept(schema?.[key], [shippedSchema?.[key], readObject(below['schema'])?.[key]]),
  );
  if (other !== undefined) return `/schema/${other}`;
  for (const [name, field] of own) {
    const pointer = `/schema/properties/${name}`;
    const keyword = changedKeyword(fields.get(name), [field, folder.get(name) ?? field]);
    if (keyword !== undefined) return keyword === '' ? pointer : `${pointer}/${keyword}`;
  }
  const columns = new Set([...closed, ...[...own.keys()].map(columnName)]);
  const further = [...fields].filter(([name]) => !own.has(name));
  const names = new Set(further.map(([name]) => name));
  for (const [name, field] of further) {
    const pointer = `/schema/properties/${name}`;
    if (columns.has(columnName(name))) return pointer;
    if (folder.has(name) && isEqual(field, folder.get(name) ?? null)) continue;
    const keyword = foreignKeyword(field, names);
    if (keyword !== undefined) return `${pointer}/${keyword}`;
  }
  return undefined;
}

/** Returns the keyword of a product field that would change, or '' if the field would be removed. */
function changedKeyword(now: JsonObject | undefined, was: readonly JsonObject[]): string | undefined {
  if (!now) return '';
  const keywords = new Set([...Object.keys(now), ...was.flatMap((field) => Object.keys(field))]);
  return [...keywords].find((keyword) => {
    if (openKeywords.has(keyword)) return false;
    const before = was.map((field) => field[keyword]);
    return !isKept(now[keyword], before) && !isTighter(keyword, now[keyword], before[0]);
  });
}

function isTighter(keyword: string, now: JsonValue | undefined, before: JsonValue | undefined): boolean {
  if (keyword === 'x-rules') return readStrings(before).every((rule) => readStrings(now).includes(rule));
  const [value, limit] = [readNumber(now), readNumber(before)];
  if (keyword === 'maxLength') return value !== undefined && (limit === undefined || value <= limit);
  if (keyword === 'minLength') return value !== undefined && (limit === undefined || value >= limit);
  return false;
}

function foreignKeyword(field: JsonObject, further: ReadonlySet<string>): string | undefined {
  const closed = closedKeywords.find((keyword) => field[keyword] !== undefined);
  if (closed !== undefined) return closed;
  const copied = Object.values(readObject(readObject(field['x-ref'])?.['copy']) ?? {});
  if (!copied.every((target) => typeof target === 'string' && further.has(target))) return 'x-ref';
  const together = readStrings(field['x-unique']);
  return together.every((name) => further.has(name)) ? undefined : 'x-unique';
}

function isKept(now: JsonValue | undefined, was: readonly (JsonValue | undefined)[]): boolean {
  return was.some((before) => isEqual(now ?? null, before ?? null));
}
