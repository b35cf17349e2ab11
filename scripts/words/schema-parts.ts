import { isJsonObject, type JsonObject, type JsonValue } from '../../src/schema/json/index.ts';

const maps = ['properties', 'definitions', 'patternProperties'];
const lists = ['anyOf', 'oneOf', 'allOf'];
const singles = ['items', 'additionalProperties', 'propertyNames', 'contains', 'not', 'if', 'then', 'else'];

/** Returns the draft-07 schemas directly inside one, each with the segments of its pointer. */
export function partsOf(schema: JsonObject): [path: string[], part: JsonObject][] {
  return Object.entries(schema).flatMap(([keyword, value]): [string[], JsonObject][] => {
    if (singles.includes(keyword)) return isJsonObject(value) ? [[[keyword], value]] : [];
    if (!maps.includes(keyword) && !lists.includes(keyword)) return [];
    const members = Object.entries(isJsonObject(value) || Array.isArray(value) ? value : {});
    return members.flatMap(([name, part]) => (isJsonObject(part) ? [[[keyword, name], part]] : []));
  });
}

/** Applies `change` to each schema inside one, the inner ones first, and then to the schema itself. */
export function mapSchema(schema: JsonObject, change: (schema: JsonObject) => JsonObject): JsonObject {
  const inner = (value: JsonValue): JsonValue => (isJsonObject(value) ? mapSchema(value, change) : value);
  const entries = Object.entries(schema).map(([keyword, value]): [string, JsonValue] => {
    if (singles.includes(keyword)) return [keyword, inner(value)];
    if (lists.includes(keyword) && Array.isArray(value)) return [keyword, value.map(inner)];
    if (!maps.includes(keyword) || !isJsonObject(value)) return [keyword, value];
    return [keyword, Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inner(part)]))];
  });
  return change(Object.fromEntries(entries));
}
