import { isJsonObject, type JsonObject, type JsonValue } from '../../schema/json/index.ts';

/** Whether two values are the same, whatever the order of the keys of objects. */
export function isSame(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (!isJsonObject(one) || !isJsonObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
}

/** Whether a text in it could be read as an expression, which no text of another format may become. */
export function holdsBraces(value: JsonValue | undefined): boolean {
  if (typeof value === 'string') return value.includes('{{');
  if (Array.isArray(value)) return value.some(holdsBraces);
  return isJsonObject(value) && Object.values(value).some(holdsBraces);
}

/** The members that are said. */
export function said(members: Record<string, JsonValue | undefined>): JsonObject {
  const entries = Object.entries(members).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value] as const],
  );
  return Object.fromEntries(entries);
}
