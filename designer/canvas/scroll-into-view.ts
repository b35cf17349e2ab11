import type { Rectangle } from './drop-place.ts';

const margin = 32;

/**
 * Scrolls an element as little as possible to show a rectangle of its content. A rectangle larger than the view stays
 * if a part of it is visible.
 */
export function scrollIntoView(element: Element, { top, bottom }: Rectangle): void {
  const { scrollTop, clientHeight } = element;
  const isSeen = top < scrollTop + clientHeight && bottom > scrollTop;
  if (bottom - top > clientHeight - 2 * margin) {
    if (!isSeen) element.scrollTop = top - margin;
    return;
  }
  if (top - margin < scrollTop) element.scrollTop = Math.max(0, top - margin);
  else if (bottom + margin > scrollTop + clientHeight) element.scrollTop = bottom + margin - clientHeight;
}
