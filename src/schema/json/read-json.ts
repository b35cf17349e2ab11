import { isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';
import type { Path } from './pointer.ts';

export function readString(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export function readNumber(value: JsonValue | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** Returns the strings of an array; [] for anything else. */
export function readStrings(value: JsonValue | undefined): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Returns the value if it is an object; an empty one for anything else. */
export function readObject(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** Returns the objects of an array; [] for anything else. */
export function readItems(value: JsonValue | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

/** Returns the objects of an array with their index; [] for anything else. */
export function readObjects(value: JsonValue | undefined): { item: JsonObject; index: number }[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item, index) => (isJsonObject(item) ? [{ item, index }] : []));
}

/** Returns the entries whose value is a string. */
export function readStringMap(value: JsonValue | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(readObject(value)).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])),
  );
}

/** Returns the own member of that name, never an inherited one such as `constructor`. */
export function own<Value>(object: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** Returns the value at a path of own keys and indexes; undefined if there is none. */
export function readAt(value: JsonValue | undefined, path: Path): JsonValue | undefined {
  return path.reduce<JsonValue | undefined>((inner, key) => {
    if (Array.isArray(inner)) return typeof key === 'number' ? inner[key] : undefined;
    return isJsonObject(inner) ? own(inner, String(key)) : undefined;
  }, value);
}
