import { isJsonObject, type JsonValue } from '../../schema/json/index.ts';

/** A text for people: a string, or a map by locale, of which zh-CN is read. Undefined for anything else. */
export function readText(value: JsonValue | undefined): string | undefined {
  if (typeof value === 'string') return value;
  const text = isJsonObject(value) && Object.hasOwn(value, 'zh-CN') ? value['zh-CN'] : undefined;
  return typeof text === 'string' ? text : undefined;
}

/** The object without the members that are undefined. */
export function compact<Value extends object>(object: Value): Value;
export function compact(object: object): object {
  // Built up, not cut down: an object that members were deleted from is slow and large for as long as it lives.
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(object)) if (value !== undefined) copy[key] = value;
  return copy;
}
