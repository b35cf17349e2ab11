import { splitList } from '../values/index.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Returns the keys in a field's value: a comma-separated text, an array, or a single key. */
export function pickedKeys(value: unknown): string[] {
  return splitList(typeof value === 'number' ? String(value) : value);
}

/** Returns the field's value for the chosen keys: one key, or several joined by commas, or an array; null for none. */
export function pickedValue(
  keys: readonly string[],
  shape: { multiple: boolean; joined: boolean },
): string | string[] | null {
  if (keys.length === 0) return null;
  if (!shape.multiple) return keys[0] ?? null;
  return shape.joined ? keys.join(',') : [...keys];
}

/** Returns the values of the chosen records for other fields: several values joined by commas; null for none. */
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

/** Returns a field of a record as text; '' for none. */
export function pickedText(record: Fields, field: string): string {
  const value = record[field];
  return value === null || value === undefined ? '' : String(value);
}
