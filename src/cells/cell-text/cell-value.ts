import type { JsonValue } from '../../schema/json/json-value.ts';

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
