import { isJsonObject, type JsonObject, type JsonValue } from '../../../src/schema/json/index.ts';
import { definitionOf, wordsOfKey } from '../../words/meta-schemas.ts';
import { partsOf } from '../../words/schema-parts.ts';
import { groupsOf, labelOf, wordsOf } from '../../words/words.ts';
import { pageWords } from './page-words.ts';
import { code, valueText, type ValuePlace } from './value-text.ts';

interface Key {
  /** The path from the object: `paper.size`, `columns[].key`. */
  path: string;
  schema: JsonObject;
  required: boolean;
  place: ValuePlace;
}

/** Renders the keys of an object by group as a Markdown table; empty if it has no keys. */
export function keyTable(object: JsonObject, place: ValuePlace): string[] {
  const groups = groupsOf(place.schemas);
  const families = keysOf(object, '', place);
  const rows = groups.enum.flatMap((group) => {
    const members = families.filter(
      ([{ schema }]) => wordsOfKey(schema, place.file, place.schemas)['x-group'] === group,
    );
    const label = labelOf(groups, group, place.locale) ?? group;
    return members.flat().map((key, index) => [index === 0 ? label : '', ...row(key)]);
  });
  return rows.length === 0 ? [] : [table(rows, place)];
}

function keysOf(object: JsonObject, prefix: string, place: ValuePlace): [Key, ...Key[]][] {
  const { properties, required } = object;
  const names = Array.isArray(required) ? required : [];
  return Object.entries(isJsonObject(properties) ? properties : {}).flatMap(([name, schema]): [Key, ...Key[]][] => {
    if (!isJsonObject(schema)) return [];
    const key = { path: prefix + name, schema, required: names.includes(name), place };
    return [[key, ...keysInside(schema, key.path, place)]];
  });
}

const marks: Readonly<Record<string, string>> = { items: '[]', additionalProperties: '.*', anyOf: '' };

function keysInside(schema: JsonObject, path: string, place: ValuePlace): Key[] {
  const own = keysOf(schema, `${path}.`, place).flat();
  const inner = partsOf(schema).flatMap(([[keyword = ''], part]) => {
    const mark = marks[keyword];
    return mark === undefined ? [] : keysInside(part, path + mark, place);
  });
  return [...own, ...inner, ...keysReferred(schema['$ref'], path, place)];
}

function keysReferred(reference: JsonValue | undefined, path: string, place: ValuePlace): Key[] {
  if (typeof reference !== 'string') return [];
  const { schema, file } = definitionOf(reference, place.file, place.schemas);
  return schema['x-group'] === undefined ? [] : keysInside(schema, path, { ...place, file });
}

function row({ path, schema, required, place }: Key): string[] {
  const { file, schemas, locale } = place;
  const words = pageWords[locale];
  const source = wordsOfKey(schema, file, schemas);
  const { title = '', description = '' } = wordsOf(source, locale);
  const preset = schema['default'] ?? presetReferred(schema['$ref'], place);
  const values = [valueText(schema, place), preset === undefined ? '' : words.default(code(preset))];
  const name = required ? `\`${path}\` (${words.required})` : `\`${path}\``;
  return [name, title, description, values.filter((text) => text !== '').join(locale === 'zh-CN' ? '；' : '; ')];
}

function presetReferred(reference: JsonValue | undefined, { file, schemas }: ValuePlace): JsonValue | undefined {
  return typeof reference === 'string' ? definitionOf(reference, file, schemas).schema['default'] : undefined;
}

function table(rows: readonly string[][], { locale }: ValuePlace): string {
  const { group, key, label, meaning, values } = pageWords[locale];
  const lines = rows.map((cells) => `| ${cells.map(cellText).join(' | ')} |`);
  return [`| ${[group, key, label, meaning, values].join(' | ')} |`, '|---|---|---|---|---|', ...lines].join('\n');
}

function cellText(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
