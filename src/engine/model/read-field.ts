import { isJsonObject, type JsonObject, type JsonValue } from '../../schema/json/index.ts';
import {
  compact,
  own,
  readNumber,
  readObject,
  readString,
  readStringMap,
  readStrings,
  readText,
} from '../values/index.ts';
import { emptyField } from './common-fields.ts';
import type { FieldOption, ResolvedField } from './resolved-model.ts';

const types = ['string', 'number', 'integer', 'boolean', 'array'] as const;
const itemTypes = ['string', 'number', 'integer'] as const;
const formats = ['date', 'date-time', 'time', 'text', 'email', 'uri'] as const;
const limits = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
] as const;
const readBoolean = (value: JsonValue) => (typeof value === 'boolean' ? value : undefined);

type FieldKeywords = Partial<ResolvedField>;

/**
 * Parses the keywords of a model's field or a form's node. A keyword that is absent or invalid is absent in the result;
 * a null keyword becomes a key with the value undefined, so that it removes an inherited value.
 */
export function readKeywords(source: JsonObject): FieldKeywords {
  const keywords: FieldKeywords = {};
  const set = <Key extends keyof ResolvedField>(
    word: string,
    key: Key,
    read: (value: JsonValue) => ResolvedField[Key] | undefined,
  ) => {
    const value = own(source, word);
    if (value === undefined) return;
    const result = value === null ? undefined : read(value);
    if (value === null || result !== undefined) keywords[key] = result;
  };
  set('title', 'title', readText);
  set('description', 'description', readText);
  set('type', 'type', (value) => types.find((type) => type === value));
  set('format', 'format', (value) => formats.find((format) => format === value));
  set('default', 'default', (value) => value);
  set('enum', 'options', readOptions);
  set('pattern', 'pattern', readString);
  for (const word of limits) set(word, word, readNumber);
  set('items', 'itemType', (value) => itemTypes.find((type) => type === readObject(value).type));
  set('x-unique', 'unique', (value) => (typeof value === 'boolean' ? value : readStrings(value)));
  set('x-dict', 'dictionary', readString);
  set('x-rules', 'rules', readStrings);
  set('x-required-message', 'requiredMessage', readText);
  set('x-range-message', 'rangeMessage', readText);
  set('x-scale', 'scale', readScale);
  set('x-least-scale', 'leastScale', readScale);
  set('x-unit', 'unit', readText);
  set('x-number', 'numbering', readNumbering);
  set('x-ref', 'reference', readReference);
  set('x-child', 'child', readChild);
  set('x-value', 'value', readString);
  set('x-rollup', 'rollup', readRollup);
  set('x-component', 'component', readString);
  set('x-cell', 'cell', readString);
  set('x-width', 'width', readNumber);
  set('x-hidden', 'hidden', readBoolean);
  set('x-secret', 'secret', readBoolean);
  return keywords;
}

/** Parses a field of a model. Returns undefined if it has no valid type. */
export function readField(
  name: string,
  source: JsonObject,
  required: boolean,
  pointer: string,
): ResolvedField | undefined {
  const keywords = compact(readKeywords(source));
  if (keywords.type === undefined) return undefined;
  const field = { ...emptyField(), ...keywords, name, required, pointer };
  const filled = Boolean(
    field.numbering || field.value !== undefined || field.rollup || source['x-read-only'] === true,
  );
  const formerNames = readStrings(source['x-renamed-from']).filter((former) => former !== name);
  return {
    ...field,
    title: keywords.title ?? name,
    componentProps: readObject(source['x-component-props']),
    readOnly: filled,
    ...(source['x-stored'] === false && { stored: false as const }),
    ...(formerNames.length > 0 && { formerNames }),
  };
}

/** Limits the decimal places to those that the format allows: calculations take time for each digit. */
function readScale(value: JsonValue): number | undefined {
  const scale = readNumber(value);
  return scale !== undefined && Number.isInteger(scale) && scale >= 0 && scale <= 10 ? scale : undefined;
}

/** Parses the options of an `enum`: plain values, or `{ value, label, color, disabled }`. */
export function readOptions(value: JsonValue): FieldOption[] | undefined {
  return Array.isArray(value) ? value.flatMap(readOption) : undefined;
}

function readOption(item: JsonValue): FieldOption[] {
  const source = isJsonObject(item) ? item : { value: item };
  const { value } = source;
  if (value === null || value === undefined || typeof value === 'object') return [];
  const label = readText(source.label) ?? readText(source.text) ?? readText(source.title) ?? String(value);
  const disabled = source.disabled === true ? true : undefined;
  return [compact<FieldOption>({ value, label, color: readString(source.color), disabled })];
}

const restarts = ['day', 'month', 'year', 'never'] as const;

function readNumbering(value: JsonValue): ResolvedField['numbering'] {
  const { pattern, restart } = readObject(value);
  return typeof pattern === 'string'
    ? { pattern, restart: restarts.find((word) => word === restart) ?? 'never' }
    : undefined;
}

function readReference(value: JsonValue): ResolvedField['reference'] {
  const { model, copy, onDelete, where } = readObject(value);
  if (typeof model !== 'string') return undefined;
  return {
    model,
    copy: readStringMap(copy),
    onDelete: onDelete === 'clear' ? 'clear' : 'refuse',
    where: readObject(where),
  };
}

function readChild(value: JsonValue): ResolvedField['child'] {
  const { model, parent, min, max, url } = readObject(value);
  if (typeof model !== 'string' || typeof parent !== 'string') return undefined;
  return compact({ model, parent, min: readNumber(min), max: readNumber(max), url: readString(url) });
}

function readRollup(value: JsonValue): ResolvedField['rollup'] {
  const { from, by, sum, states } = readObject(value);
  if (typeof from !== 'string' || typeof by !== 'string' || typeof sum !== 'string') return undefined;
  return Array.isArray(states) ? { from, by, sum, states: readStrings(states) } : { from, by, sum };
}
