/** The two sides of a range; null: open. */
export type Sides<Side = string | number> = [begin: Side | null, end: Side | null];

/** Reads a range: `a,b`, `a,`, `,b`, or an array of two. Anything else gives two open sides. */
export function sidesOf(value: unknown): Sides {
  const parts: unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  return [sideOf(parts[0]), sideOf(parts[1])];
}

/**
 * Returns the value of a range: text with a comma, or an array where `joined` is false; null if both sides are open.
 */
export function valueOfSides(sides: Sides, joined: boolean): string | Sides | null {
  if (sides[0] === null && sides[1] === null) return null;
  return joined ? sides.map((side) => side ?? '').join(',') : sides;
}

/** Reads a side from a document or a response. */
export function sideOf(part: unknown): string | number | null {
  if (typeof part === 'number') return part;
  return typeof part === 'string' && part.trim() !== '' ? part.trim() : null;
}
