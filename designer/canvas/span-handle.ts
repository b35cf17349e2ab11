import type { Rectangle } from './drop-place.ts';

/** The columns around a node as they are drawn: how many, how wide, and how far apart, in pixels. */
export interface DrawnColumns {
  count: number;
  width: number;
  gap: number;
}

/** The columns that a mark stands in; undefined where one below the other is drawn. */
export function columnsOf(mark: Element): DrawnColumns | undefined {
  for (let at = mark.parentElement; at; at = at.parentElement) {
    const { display, gridTemplateColumns, columnGap } = getComputedStyle(at);
    if (display !== 'grid') continue;
    const widths = gridTemplateColumns.split(' ').map(Number.parseFloat);
    return widths.length > 1
      ? { count: widths.length, width: widths[0] ?? 0, gap: Number.parseFloat(columnGap) || 0 }
      : undefined;
  }
  return undefined;
}

/** How many columns a node takes when its right edge is drawn to a place. */
export function spanAt({ count, width, gap }: DrawnColumns, left: number, x: number): number {
  return Math.max(1, Math.min(count, Math.round((x - left + gap) / (width + gap))));
}

/** The box of a node that takes so many columns. */
export function boxOfSpan({ width, gap }: DrawnColumns, box: Rectangle, span: number): Rectangle {
  return { ...box, right: box.left + span * (width + gap) - gap };
}
