import { isJsonObject, type JsonObject, type JsonValue } from '../../../src/schema/json/index.ts';
import { definitionOf, type MetaSchemas } from '../../words/meta-schemas.ts';
import { labelOf, wordsOf, type Locale } from '../../words/words.ts';
import { namesText } from './names-text.ts';
import { pageWords } from './page-words.ts';

export interface ValuePlace {
  file: string;
  schemas: MetaSchemas;
  locale: Locale;
}

/**
 * Describes the values that a schema allows: its type, its values with their labels, the things that it names.
 * Markdown.
 */
export function valueText(schema: JsonObject, place: ValuePlace): string {
  const named = namesText(schema, place.locale);
  const value = ownText(schema, place);
  if (named.length === 0) return value;
  const { comma, bracketed } = pageWords[place.locale];
  return value + bracketed(named.join(comma));
}

function ownText(schema: JsonObject, place: ValuePlace): string {
  const { $ref, const: only, enum: values, anyOf } = schema;
  const words = pageWords[place.locale];
  if (typeof $ref === 'string') return referred($ref, place);
  if (only !== undefined) return code(only);
  if (Array.isArray(values)) return values.map((value) => choiceText(schema, value, place.locale)).join(words.comma);
  if (Array.isArray(anyOf)) {
    const branches = anyOf.flatMap((branch) => (isJsonObject(branch) ? [valueText(branch, place)] : []));
    return [...new Set(branches)].join(words.choice);
  }
  const range = rangeText(schema, place.locale);
  return typesText(schema, place) + (range === '' ? '' : words.bracketed(range));
}

export function anchorOf(file: string, name?: string): string {
  return [file.replace('.schema.json', ''), ...(name === undefined ? [] : [name])].join('-').toLowerCase();
}

export function code(value: JsonValue): string {
  return `\`${JSON.stringify(value)}\``;
}

function referred(reference: string, place: ValuePlace): string {
  const { file, name, schema } = definitionOf(reference, place.file, place.schemas);
  if (schema['x-group'] !== undefined) return valueText(schema, { ...place, file });
  if (schema['properties'] === undefined && file !== 'common.schema.json') return valueText(schema, { ...place, file });
  const title = wordsOf(schema, place.locale).title ?? name;
  return `[${place.locale === 'en-US' ? title.toLowerCase() : title}](#${anchorOf(file, name)})`;
}

function choiceText(schema: JsonObject, value: JsonValue, locale: Locale): string {
  const label = labelOf(schema, value, locale);
  return label === undefined || label === String(value)
    ? code(value)
    : code(value) + pageWords[locale].bracketed(label);
}

function typesText(schema: JsonObject, place: ValuePlace): string {
  const { types, listOf, mapOf, choice } = pageWords[place.locale];
  const { type, items, additionalProperties: free } = schema;
  const names = Array.isArray(type) ? type.map(String) : type === undefined ? [] : [String(type)];
  return names
    .map((name) => {
      if (name === 'array' && isJsonObject(items)) return listOf(valueText(items, place));
      if (name === 'object' && isJsonObject(free)) return mapOf(valueText(free, place));
      return types[name] ?? name;
    })
    .join(choice);
}

function rangeText({ minimum, maximum }: JsonObject, locale: Locale): string {
  const limits = {
    ...(typeof minimum === 'number' && { from: minimum }),
    ...(typeof maximum === 'number' && { to: maximum }),
  };
  return Object.keys(limits).length === 0 ? '' : pageWords[locale].range(limits);
}
