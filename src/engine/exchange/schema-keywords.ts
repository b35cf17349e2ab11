import { isJsonObject, type JsonObject, type JsonValue } from '../../schema/json/index.ts';
import { isPattern } from '../../schema/patterns/can-explode.ts';
import { isRisky, presentMembers } from './json-values.ts';

export interface Takes {
  take(...keys: string[]): void;
}

const formats: Readonly<Record<string, string>> = {
  date: 'date',
  'date-time': 'date-time',
  datetime: 'date-time',
  time: 'time',
  email: 'email',
  'idn-email': 'email',
  uri: 'uri',
  url: 'uri',
  'uri-reference': 'uri',
  textarea: 'text',
};
const longest = 5_000;

/** Reads the keywords of JSON Schema as keywords of a node; `takes` is notified of each key that was used. */
export function schemaKeywords(schema: JsonObject, takes: Takes): JsonObject {
  const keywords: JsonObject = {};
  const take = (key: string, value: JsonValue | undefined, keyword = key) => {
    if (value === undefined) return;
    keywords[keyword] = value;
    takes.take(key);
  };
  take('title', textFor(schema.title));
  take('description', textFor(schema.description));
  take('default', isRisky(schema.default) ? undefined : schema.default);
  take('enum', optionsOf(schema.enum));
  if (Array.isArray(schema.enum) && schema.enum.length === 0) takes.take('enum');
  take(
    'format',
    typeof schema.format === 'string' && Object.hasOwn(formats, schema.format) ? formats[schema.format] : undefined,
  );
  for (const key of ['minLength', 'minItems', 'maxItems']) take(key, wholeFrom(schema[key], 0));
  take('maxLength', wholeFrom(schema.maxLength, 1));
  for (const key of ['minimum', 'maximum']) take(key, typeof schema[key] === 'number' ? schema[key] : undefined);
  take('pattern', patternOf(schema.pattern));
  if (schema.required === true) take('required', true);
  else if (schema.required === false) takes.take('required');
  return keywords;
}

/** Returns a display text, unless it is longer than a document allows. */
export function textFor(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' && value.length <= longest ? value : undefined;
}

/** Returns the source of a pattern, which may be written as `/…/`. */
export function patternOf(value: JsonValue | undefined): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  const source = /^\/([\s\S]+)\/[gmu]*$/.exec(value)?.[1] ?? value;
  return isPattern(source) ? source : undefined;
}

export function wholeFrom(value: JsonValue | undefined, least: number): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= least ? value : undefined;
}

/** Reads choices as `enum`, as values alone or with labels; undefined if one is neither. */
export function optionsOf(value: JsonValue | undefined): JsonValue[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const options = value.map(optionOf);
  return options.every((option) => option !== undefined) ? options : undefined;
}

function optionOf(item: JsonValue): JsonValue | undefined {
  if (!isJsonObject(item)) return Array.isArray(item) || isRisky(item) ? undefined : item;
  const { value = item.const ?? item.key, label = item.title ?? item.text, disabled } = item;
  if (value === undefined || typeof value === 'object') return undefined;
  return presentMembers({ value, label: textFor(label), disabled: disabled === true ? true : undefined });
}

/** Returns the common type of all choices; undefined if they differ or are texts. */
export function typeOfOptions(options: JsonValue | undefined): 'number' | undefined {
  const values = (Array.isArray(options) ? options : []).map((item) => (isJsonObject(item) ? item.value : item));
  return values.length > 0 && values.every((value) => typeof value === 'number') ? 'number' : undefined;
}
