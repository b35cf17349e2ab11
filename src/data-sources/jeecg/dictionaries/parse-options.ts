import type { Option } from '../../../runtime/ports/index.ts';
import { isRecord } from '../../../schema/json/index.ts';
import type { Dictionaries } from './dictionary-store.ts';

/** Parses a list of `{ value, text | label | title }`. Other items are left out. */
export function parseOptions(value: unknown): Option[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).flatMap((item) => {
    const key = scalarText(item.value);
    if (key === undefined) return [];
    const option: Option = { value: key, text: scalarText(item.text ?? item.label ?? item.title) ?? key };
    if (typeof item.code === 'string') option.code = item.code;
    if (typeof item.mark === 'string') option.mark = item.mark;
    if (typeof item.color === 'string') option.color = item.color;
    if (item.disabled === true) option.disabled = true;
    if (isRecord(item.record)) option.record = item.record;
    return [option];
  });
}

/** Parses a map of dictionary codes to their items (`sysAllDictItems`, `queryAllDictItems`). */
export function parseDictionaries(value: unknown): Dictionaries {
  if (!isRecord(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([code, items]) => [code, parseOptions(items)]));
}

function scalarText(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined;
}
