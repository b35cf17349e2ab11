import { currentLocale } from '../../locale/index.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../schema/json/index.ts';

/**
 * Returns a display text in the user's language from a map by locale, with Chinese as the fallback, or from a string,
 * which applies to all languages. Undefined for anything else.
 */
export function readText(value: JsonValue | undefined): string | undefined {
  if (typeof value === 'string') return value;
  if (!isJsonObject(value)) return undefined;
  const [text, chinese] = [currentLocale(), 'zh-CN'].map((locale) =>
    Object.hasOwn(value, locale) ? value[locale] : undefined,
  );
  return [text, chinese].find((each) => typeof each === 'string');
}

/** Replaces each map by language with its text in the user's language; returns the same value if it contains none. */
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

/** True for a map of texts by language. */
export function isByLanguage(value: JsonValue | undefined): value is JsonObject {
  return isJsonObject(value) && Object.hasOwn(value, 'zh-CN') && Object.keys(value).every((key) => locales.has(key));
}

const locales: ReadonlySet<string> = new Set(['zh-CN', 'en-US']);

/** Returns the object without the members that are undefined. */
export function compact<Value extends object>(object: Value): Value;
export function compact(object: object): object {
  // Builds a new object: deleting members makes an object slow and large.
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(object)) if (value !== undefined) copy[key] = value;
  return copy;
}
