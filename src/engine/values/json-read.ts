import { type JsonObject, type JsonValue, isJsonObject } from '../../schema/json/index.ts';

/** A text for people: a string, or a map by locale, of which zh-CN is read. Undefined for anything else. */
export function readText(value: JsonValue | undefined): string | undefined {
  if (typeof value === 'string') return value;
  const text = isJsonObject(value) && Object.hasOwn(value, 'zh-CN') ? value['zh-CN'] : undefined;
  return typeof text === 'string' ? text : undefined;
}

export function readString(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export function readNumber(value: JsonValue | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** The strings of an array; [] for anything else. */
export function readStrings(value: JsonValue | undefined): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

export function readObject(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** The objects of an array with their index; [] for anything else. */
export function readObjects(value: JsonValue | undefined): { item: JsonObject; index: number }[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item, index) => (isJsonObject(item) ? [{ item, index }] : []));
}

/** The pairs whose value is a string. */
export function readStringMap(value: JsonValue | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(readObject(value)).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])),
  );
}

/** The own member of that name; never one that is inherited, such as `constructor`. */
export function own<Value>(object: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** The object without the members that are undefined. */
export function compact<Value extends object>(object: Value): Value;
export function compact(object: object): object {
  // Built up, not cut down: an object that members were deleted from is slow and large for as long as it lives.
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(object)) if (value !== undefined) copy[key] = value;
  return copy;
}
