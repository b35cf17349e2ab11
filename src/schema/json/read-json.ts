import { isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';
import type { Path } from './pointer.ts';

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

/** The object that a value is; an empty one for anything else. */
export function readObject(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** The objects of an array; [] for anything else. */
export function readItems(value: JsonValue | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
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

/** The value at a path of own keys and indexes; undefined where there is none. */
export function readAt(value: JsonValue | undefined, path: Path): JsonValue | undefined {
  return path.reduce<JsonValue | undefined>((inner, key) => {
    if (Array.isArray(inner)) return typeof key === 'number' ? inner[key] : undefined;
    return isJsonObject(inner) ? own(inner, String(key)) : undefined;
  }, value);
}
