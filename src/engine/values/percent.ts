/** Returns the value as a percentage from 0 to 100; 0 if it is not a number (docs/requirements.md, Components). */
export function percentOf(value: unknown): number {
  const number = typeof value === 'string' ? Number(value.replace(/%\s*$/, '')) : value;
  return typeof number === 'number' && Number.isFinite(number) ? Math.min(100, Math.max(0, number)) : 0;
}
