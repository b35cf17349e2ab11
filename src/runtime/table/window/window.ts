import type { ColumnLayout } from '../columns/index.ts';

/** A half-open range of indexes: `first` is included, `last` is not. */
export interface Range {
  first: number;
  last: number;
}

/**
 * Returns the rows to render for a scroll offset, all lengths in pixels. `overscan` rows are added on both sides; the
 * range is widened to whole blocks of `overscan` rows, so that it rarely changes when scrolling by a pixel.
 */
export function visibleRows(view: {
  scrollTop: number;
  height: number;
  rowHeight: number;
  count: number;
  overscan: number;
}): Range {
  const { rowHeight, count } = view;
  const block = Math.max(1, view.overscan);
  const top = Math.min(Math.max(0, view.scrollTop), Math.max(0, count * rowHeight - view.height));
  const first = Math.floor((Math.floor(top / rowHeight) - view.overscan) / block) * block;
  const last = Math.ceil((Math.ceil((top + view.height) / rowHeight) + view.overscan) / block) * block;
  return { first: clamp(first, count), last: clamp(last, count) };
}

/** Returns the middle (not fixed) columns to render for a scroll offset, as indexes into `layout.middle`. */
export function visibleColumns(
  layout: ColumnLayout,
  view: { scrollLeft: number; width: number; overscan: number },
): Range {
  const from = view.scrollLeft;
  const to = view.scrollLeft + Math.max(0, view.width - layout.leftWidth - layout.rightWidth);
  const { middle } = layout;
  let first = 0;
  while (first < middle.length && endOf(middle[first]) <= from) first++;
  let last = first;
  while (last < middle.length && (middle[last]?.offset ?? 0) < to) last++;
  return { first: clamp(first - view.overscan, middle.length), last: clamp(last + view.overscan, middle.length) };
}

/**
 * Returns the scroll offset that brings `[start, start + size)` into a view of `length` with the least movement.
 * `before` and `after` are the covered lengths at the view's edges (header, fixed columns, summary).
 */
export function scrollToShow(
  item: { start: number; size: number },
  view: { offset: number; length: number; before?: number; after?: number },
): number {
  const visible = view.length - (view.before ?? 0) - (view.after ?? 0);
  if (item.start < view.offset) return item.start;
  if (item.start + item.size > view.offset + visible) return Math.max(0, item.start + item.size - visible);
  return view.offset;
}

function endOf(column: { offset: number; width: number } | undefined): number {
  return column ? column.offset + column.width : 0;
}

function clamp(index: number, count: number): number {
  return Math.min(Math.max(0, index), count);
}
