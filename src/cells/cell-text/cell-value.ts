import { givenName, markKey, textKey } from '../../engine/values/index.ts';
import type { JsonValue } from '../../schema/json/index.ts';

/** Formats a value: '' for none, a list joined by commas, JSON for an object. */
export function cellText(value: JsonValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(cellText).join('，');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Returns the text that the server sends for a dictionary or reference value; undefined if it sends none. */
export function serverText(record: Record<string, unknown>, key: string): string | undefined {
  const text = record[textKey(key)];
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** Like serverText, for a value with several items: the server joins their names by commas. */
export function serverNames(
  record: Record<string, unknown>,
  key: string,
  values: readonly string[],
): string | undefined {
  return values.length > 1 ? givenName(record, key)?.split(',').join('、') : serverText(record, key);
}

/** Returns the mark that distinguishes a named record from others with the same name. */
export function serverMark(record: Record<string, unknown>, key: string): string | undefined {
  const mark = record[markKey(key)];
  return typeof mark === 'string' && !mark.includes(',') ? mark : undefined;
}
