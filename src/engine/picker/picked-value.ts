import { splitList } from '../values/index.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The keys that a field's value holds: a text with commas, an array, or one. */
export function pickedKeys(value: unknown): string[] {
  return splitList(typeof value === 'number' ? String(value) : value);
}

/** The field's value for the chosen keys: one key, or several joined by commas, or an array; null for none. */
export function pickedValue(
  keys: readonly string[],
  shape: { multiple: boolean; joined: boolean },
): string | string[] | null {
  if (keys.length === 0) return null;
  if (!shape.multiple) return keys[0] ?? null;
  return shape.joined ? keys.join(',') : [...keys];
}

/** What of the chosen records goes into the fields beside: several values joined by commas; null for nothing. */
export function pickedFields(
  fields: Readonly<Record<string, string>>,
  records: readonly Fields[],
): [field: string, value: unknown][] {
  return Object.entries(fields).map(([from, to]) => {
    const values = records.map((record) => record[from] ?? null);
    if (values.length <= 1) return [to, values[0] ?? null];
    return [to, values.map((value) => (value === null ? '' : String(value))).join(',')];
  });
}

/** A field of a record as text; '' for none. */
export function pickedText(record: Fields, field: string): string {
  const value = record[field];
  return value === null || value === undefined ? '' : String(value);
}
