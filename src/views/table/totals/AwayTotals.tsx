import { useCallback, useRef, useSyncExternalStore } from 'react';

import type { ColumnLayout, PlacedColumn } from '../../../runtime/table/index.ts';
import type { TotalLine } from './totals-of.ts';

/** The gap in pixels before the first visible total. */
const gap = 16;

/**
 * The totals of a row whose columns are scrolled out of view, each after its column's title. They end before the first
 * visible total.
 */
export function AwayTotals({ line, layout }: { line: TotalLine; layout: ColumnLayout }) {
  const place = useRef<HTMLSpanElement>(null);
  const subscribe = useCallback((onChange: () => void) => {
    const scroller = scrollerOf(place.current);
    if (!scroller) return () => {};
    let { scrollLeft } = scroller;
    // Rows are scrolled far more often than columns.
    const onScroll = () => {
      if (scroller.scrollLeft === scrollLeft) return;
      ({ scrollLeft } = scroller);
      onChange();
    };
    const sizes = new ResizeObserver(onChange);
    sizes.observe(scroller);
    scroller.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      sizes.disconnect();
      scroller.removeEventListener('scroll', onScroll);
    };
  }, []);
  const summed = layout.middle.filter(({ column }) => line.text(column.key) !== '');
  const inSight = useSyncExternalStore(subscribe, () => {
    const scroller = scrollerOf(place.current);
    return scroller ? keysOf(summed.filter((column) => isInSight(column, layout, scroller))) : keysOf(summed);
  });
  const shown = new Set(inSight.split(' '));
  const away = summed.filter(({ column }) => !shown.has(column.key));
  const first = summed.find(({ column }) => shown.has(column.key));
  // The row ends where the right fixed columns begin; the text begins after the row's title.
  const room = useSyncExternalStore(subscribe, () => roomBefore(first, layout, place.current));
  return (
    <span ref={place} className="pw-totals-away" style={{ maxWidth: room }}>
      {away.map(({ column }) => (
        <span key={column.key}>
          {column.title} <span className="pw-cell-figure">{line.text(column.key)}</span>
        </span>
      ))}
    </span>
  );
}

function scrollerOf(place: Element | null): HTMLElement | null {
  return place?.closest<HTMLElement>('[role="grid"], [role="treegrid"]') ?? null;
}

function keysOf(columns: readonly PlacedColumn[]): string {
  return columns.map(({ column }) => column.key).join(' ');
}

function isInSight(
  { offset, width }: PlacedColumn,
  { rightWidth, leftWidth }: ColumnLayout,
  scroller: Element,
): boolean {
  const from = offset - scroller.scrollLeft;
  return from >= -1 && from + width <= scroller.clientWidth - leftWidth - rightWidth + 1;
}

function roomBefore(first: PlacedColumn | undefined, layout: ColumnLayout, place: Element | null): number {
  const scroller = scrollerOf(place);
  if (!place || !scroller) return 0;
  const { left } = scroller.getBoundingClientRect();
  const end = first ? layout.leftWidth + first.offset - scroller.scrollLeft : scroller.clientWidth - layout.rightWidth;
  return Math.max(0, Math.round(end - gap - (place.getBoundingClientRect().left - left)));
}
