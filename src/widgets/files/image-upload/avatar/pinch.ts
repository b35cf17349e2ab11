/** A point of an area, 0 to 1 from the left and the top. */
export interface Place {
  left: number;
  top: number;
}

/**
 * Converts the movement of a finger to a transformation: a single finger moves the picture; with a second one resting,
 * the picture moves with their midpoint and zooms with their distance.
 */
export function pinch(
  before: Place,
  after: Place,
  other: Place | undefined,
): { right: number; down: number; factor: number; at: Place } {
  const right = after.left - before.left;
  const down = after.top - before.top;
  if (!other) return { right, down, factor: 1, at: after };
  const near = distance(before, other);
  const factor = near > 0.01 ? distance(after, other) / near : 1;
  const at = { left: (after.left + other.left) / 2, top: (after.top + other.top) / 2 };
  return { right: right / 2, down: down / 2, factor: Math.max(0.2, factor), at };
}

function distance(one: Place, other: Place): number {
  return Math.hypot(one.left - other.left, one.top - other.top);
}
