import type { CommonTextByLanguage } from '../../../generated/documents.ts';
import { currentLocale } from '../../locale/index.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../schema/json/index.ts';
import { readText } from './json-read.ts';

/** Like `readText`, for a text of a gated document. */
export function localText(text: string | Partial<CommonTextByLanguage> | null | undefined): string | undefined {
  return typeof text === 'object' ? (text?.[currentLocale()] ?? text?.['zh-CN']) : text;
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
