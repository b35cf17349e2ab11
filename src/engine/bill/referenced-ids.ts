import { holdsSeveral, type ResolvedField } from '../model/index.ts';

/**
 * Returns the ids in the value of a reference: a single id, those of an array, or several joined by commas in one text.
 */
export function referencedIds(field: ResolvedField, value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.map(String);
  const text = String(value);
  return holdsSeveral(field) ? text.split(',').filter((id) => id !== '') : [text];
}
