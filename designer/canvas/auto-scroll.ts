import type { Point } from './pointer-gesture.ts';

/** Pixels from the edge of an element within which a drag scrolls it. */
const edge = 48;
/** The highest speed, at the edge itself, in pixels per millisecond. It does not depend on the frame rate. */
const fastest = 1;
/** The maximum elapsed time in milliseconds, so that a long pause does not make it jump. */
const longest = 100;

/**
 * Scrolls an element while a drag is near its edge, faster the nearer it is. `elapsed`: milliseconds since the last
 * call. @returns true if it scrolled.
 */
export function scrollAtEdge(element: Element, { y }: Point, elapsed: number): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const depth = y < top + edge ? y - (top + edge) : y > bottom - edge ? y - (bottom - edge) : 0;
  const before = element.scrollTop;
  const speed = Math.max(-fastest, Math.min(fastest, (depth * fastest) / edge));
  element.scrollTop += Math.round(speed * Math.min(elapsed, longest));
  return element.scrollTop !== before;
}
