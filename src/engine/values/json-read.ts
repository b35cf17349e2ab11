import { isJsonObject, type JsonObject, type JsonValue } from '../../schema/json/index.ts';
import { currentLocale } from '../../schema/locale/index.ts';

/**
 * A text for people, in the language of the person: a map by locale, of which another language falls back to the Chinese,
 * or a string, which is the same in all. Undefined for anything else.
 */
export function readText(value: JsonValue | undefined): string | undefined {
  if (typeof value === 'string') return value;
  if (!isJsonObject(value)) return undefined;
  const [text, chinese] = [currentLocale(), 'zh-CN'].map((locale) =>
    Object.hasOwn(value, locale) ? value[locale] : undefined,
  );
  return [text, chinese].find((each) => typeof each === 'string');
}

/** A value in which each map by language is its text in the language of the person; the same one where it holds none. */
export function inOneLanguage(value: JsonValue): JsonValue {
  if (typeof value !== 'object' || value === null) return value;
  const text = isByLanguage(value) ? readText(value) : undefined;
  if (text !== undefined) return text;
  const members = Object.entries(value).map(([key, member]) => [key, member, inOneLanguage(member)] as const);
  if (members.every(([, member, read]) => member === read)) return value;
  return Array.isArray(value)
    ? members.map(([, , read]) => read)
    : Object.fromEntries(members.map(([key, , read]) => [key, read]));
}

/** Whether a value is a text for each of some languages. */
export function isByLanguage(value: JsonValue | undefined): value is JsonObject {
  return isJsonObject(value) && Object.hasOwn(value, 'zh-CN') && Object.keys(value).every((key) => locales.has(key));
}

const locales: ReadonlySet<string> = new Set(['zh-CN', 'en-US']);

/** The object without the members that are undefined. */
export function compact<Value extends object>(object: Value): Value;
export function compact(object: object): object {
  // Built up, not cut down: an object that members were deleted from is slow and large for as long as it lives.
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(object)) if (value !== undefined) copy[key] = value;
  return copy;
}
