/** Joins values by commas, as several choices are sent in one text: `['a', 'b']` → `a,b`. */
export function joinList(values: readonly (string | number)[]): string {
  return values.join(',');
}

/** Splits a comma-separated list, without empty parts; the items of an array are converted to texts. */
export function splitList(value: unknown): string[] {
  const parts = Array.isArray(value) ? value.map(String) : typeof value === 'string' ? value.split(',') : [];
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
