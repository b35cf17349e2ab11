import { isJsonObject, type JsonObject, type JsonValue } from '../../src/schema/json/index.ts';

/** A text of a document in Chinese: a string, or a map by locale. */
export function textOf(value: JsonValue | undefined, otherwise: string): string {
  if (typeof value === 'string') return value;
  const chinese = isJsonObject(value) ? value['zh-CN'] : undefined;
  return typeof chinese === 'string' ? chinese : otherwise;
}

/** A member of an object if it is a non-empty string. */
export function stringOf(body: JsonObject, name: string): string | undefined {
  const value = body[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The objects in a member that should be an array of objects. */
export function objectsOf(body: JsonObject, name: string): JsonObject[] {
  const value = body[name];
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}
