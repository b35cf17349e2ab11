import type { Point } from './pointer-gesture.ts';

/** Pixels from the edge of an element within which a drag scrolls it. */
const edge = 48;
/** Pixels that it scrolls in a frame at most, at the edge itself. */
const fastest = 16;

/** Scrolls an element that a drag is at the edge of: the faster, the nearer. @returns whether it could. */
export function scrollAtEdge(element: Element, { y }: Point): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const depth = y < top + edge ? y - (top + edge) : y > bottom - edge ? y - (bottom - edge) : 0;
  const before = element.scrollTop;
  element.scrollTop += Math.max(-fastest, Math.min(fastest, Math.round((depth * fastest) / edge)));
  return element.scrollTop !== before;
}
