import { givenName, markKey, textKey } from '../../engine/values/index.ts';
import type { JsonValue } from '../../schema/json/index.ts';

/** The value as a person reads it: '' for nothing, a list joined by commas, JSON for an object. */
export function cellText(value: JsonValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(cellText).join('，');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The text that the server sends beside a dictionary or reference value; undefined where it sends none. */
export function serverText(record: Record<string, unknown>, key: string): string | undefined {
  const text = record[textKey(key)];
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** As serverText, for a value that may be several: the server joins their names by commas. */
export function serverNames(
  record: Record<string, unknown>,
  key: string,
  values: readonly string[],
): string | undefined {
  return values.length > 1 ? givenName(record, key)?.split(',').join('、') : serverText(record, key);
}

/** What tells the one record that is named from others of that name. */
export function serverMark(record: Record<string, unknown>, key: string): string | undefined {
  const mark = record[markKey(key)];
  return typeof mark === 'string' && !mark.includes(',') ? mark : undefined;
}
