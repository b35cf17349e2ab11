import { isJsonObject, type JsonObject, type JsonValue } from '../../schema/json/index.ts';

/** Compares two values, ignoring the order of keys in objects. */
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

/**
 * True if a value of another format would have a special meaning here: a text that parses as an expression, or a key
 * that reaches a prototype.
 */
export function isRisky(value: JsonValue | undefined): boolean {
  if (typeof value === 'string') return value.includes('{{');
  if (Array.isArray(value)) return value.some(isRisky);
  return isJsonObject(value) && Object.entries(value).some(([key, inner]) => risky.has(key) || isRisky(inner));
}

const risky = new Set(['__proto__', 'constructor', 'prototype']);

/** Converts a value to text; objects become JSON, regardless of a member `toString`. */
export function asText(value: JsonValue | undefined): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Returns the members that are not undefined. */
export function presentMembers(members: Record<string, JsonValue | undefined>): JsonObject {
  const entries = Object.entries(members).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value] as const],
  );
  return Object.fromEntries(entries);
}
