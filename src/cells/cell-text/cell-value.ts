import type { JsonValue } from '../../schema/json/index.ts';

/** The value as a person reads it: '' for nothing, a list joined by commas, JSON for an object. */
export function cellText(value: JsonValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(cellText).join('，');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The text that the server sends beside a dictionary or reference value; undefined where it sends none. */
export function serverText(record: Record<string, unknown>, key: string): string | undefined {
  const text = record[`${key}_dictText`];
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** As serverText, for a value that may be several: the server joins their names by commas. */
export function serverNames(
  record: Record<string, unknown>,
  key: string,
  values: readonly string[],
): string | undefined {
  const text = serverText(record, key);
  return values.length > 1 ? text?.split(',').join('、') : text;
}
