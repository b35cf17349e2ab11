import type { Rectangle } from './drop-place.ts';

/** Free space, in pixels, above and below what is scrolled to. */
const margin = 32;

/** Scrolls an element as little as it takes to show a rectangle of what scrolls in it; what is larger is left where a part is seen. */
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
