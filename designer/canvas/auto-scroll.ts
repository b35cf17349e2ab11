import type { Point } from './pointer-gesture.ts';

/** Pixels from the edge of an element within which a drag scrolls it. */
const edge = 48;
/** Pixels that it scrolls in a millisecond at most, at the edge itself: as far on a slow machine as on a fast one. */
const fastest = 1;
/** Milliseconds that count at most: after a long pause it does not jump. */
const longest = 100;

/**
 * Scrolls an element that a drag is at the edge of: the faster, the nearer. `elapsed`: milliseconds since it was last
 * asked. @returns whether it could.
 */
export function scrollAtEdge(element: Element, { y }: Point, elapsed: number): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const depth = y < top + edge ? y - (top + edge) : y > bottom - edge ? y - (bottom - edge) : 0;
  const before = element.scrollTop;
  const speed = Math.max(-fastest, Math.min(fastest, (depth * fastest) / edge));
  element.scrollTop += Math.round(speed * Math.min(elapsed, longest));
  return element.scrollTop !== before;
}
