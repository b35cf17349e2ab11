import { visibleRows, type Range } from './window.ts';

export interface LineOffsets {
  /** Returns the pixels from the top of the first line to the top of this one. */
  topOf(index: number): number;
  lineAt(top: number): number;
  height: number;
}

/**
 * Computes the positions of lines of `rowHeight` pixels, except for those in `tall` (by index, ascending), which have
 * their own height.
 */
export function lineOffsets(
  count: number,
  rowHeight: number,
  tall: readonly { index: number; height: number }[] = [],
): LineOffsets {
  const extra = tall.map(({ index, height }) => ({ index, height: height - rowHeight }));
  const topOf = (index: number) =>
    extra.reduce((top, line) => (line.index < index ? top + line.height : top), index * rowHeight);
  const lineAt = (top: number) => {
    let [low, high] = [0, Math.max(0, count - 1)];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (topOf(middle) <= top) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  return { topOf, lineAt, height: topOf(count) };
}

/** Returns the lines to render for a scroll offset; the same as `visibleRows` if none is taller. */
export function visibleLines(
  view: { scrollTop: number; height: number; rowHeight: number; count: number; overscan: number },
  offsets: LineOffsets,
): Range {
  const { count, rowHeight, overscan } = view;
  if (offsets.height === count * rowHeight) return visibleRows(view);
  const top = Math.min(Math.max(0, view.scrollTop), Math.max(0, offsets.height - view.height));
  return {
    first: Math.max(0, offsets.lineAt(top) - overscan),
    last: Math.min(count, offsets.lineAt(top + view.height) + 1 + overscan),
  };
}
