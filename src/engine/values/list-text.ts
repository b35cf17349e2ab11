/** Values joined by commas, as several choices travel in one text: `['a', 'b']` → `a,b`. */
export function joinList(values: readonly (string | number)[]): string {
  return values.join(',');
}

/** The parts of a comma list without empty ones; arrays pass through as texts. */
export function splitList(value: unknown): string[] {
  const parts = Array.isArray(value) ? value.map(String) : typeof value === 'string' ? value.split(',') : [];
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
