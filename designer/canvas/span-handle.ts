import type { Rectangle } from './drop-place.ts';

/** The rendered columns around a node: their number, width and gap, in pixels. */
export interface DrawnColumns {
  count: number;
  width: number;
  gap: number;
}

/** Returns the columns around a node's wrapper, or undefined if there is only one column. */
export function columnsOf(mark: Element): DrawnColumns | undefined {
  for (let at = mark.parentElement; at; at = at.parentElement) {
    const { display, gridTemplateColumns, columnGap } = getComputedStyle(at);
    if (display !== 'grid') continue;
    const widths = gridTemplateColumns.split(' ').map(Number.parseFloat);
    const scale = scaleOf(at);
    return widths.length > 1
      ? { count: widths.length, width: (widths[0] ?? 0) * scale, gap: (Number.parseFloat(columnGap) || 0) * scale }
      : undefined;
  }
  return undefined;
}

/** A style has the size of the layout, which is drawn smaller if the canvas has less room. */
function scaleOf(element: HTMLElement): number {
  return element.offsetWidth > 0 ? element.getBoundingClientRect().width / element.offsetWidth : 1;
}

/** Returns how many columns a node spans when its right edge is dragged to a position. */
export function spanAt({ count, width, gap }: DrawnColumns, left: number, x: number): number {
  return Math.max(1, Math.min(count, Math.round((x - left + gap) / (width + gap))));
}

/** Returns the box of a node that spans this many columns. */
export function boxOfSpan({ width, gap }: DrawnColumns, box: Rectangle, span: number): Rectangle {
  return { ...box, right: box.left + span * (width + gap) - gap };
}
