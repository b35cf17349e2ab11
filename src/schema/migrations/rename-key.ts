import type { JsonObject } from '../json/index.ts';

/** The object with one key renamed in its place; the same object where it lacks that key or has the new one already. */
export function renameKey(object: JsonObject, from: string, to: string): JsonObject {
  if (!Object.hasOwn(object, from) || Object.hasOwn(object, to)) return object;
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key === from ? to : key, value]));
}
