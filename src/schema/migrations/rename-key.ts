import type { JsonObject } from '../json/index.ts';

/**
 * Returns the object with one key renamed in its place; the same object if it lacks that key or already has the new
 * one.
 */
export function renameKey(object: JsonObject, from: string, to: string): JsonObject {
  if (!Object.hasOwn(object, from) || Object.hasOwn(object, to)) return object;
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key === from ? to : key, value]));
}
