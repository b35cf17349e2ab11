import { currentLocale } from '../../locale/index.ts';
import { isJsonObject, type JsonValue } from '../../schema/json/index.ts';

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

/** Returns the object without the members that are undefined. */
export function compact<Value extends object>(object: Value): Value;
export function compact(object: object): object {
  // Builds a new object: deleting members makes an object slow and large.
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(object)) if (value !== undefined) copy[key] = value;
  return copy;
}
