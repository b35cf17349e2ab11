// covers: limit-window
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { resolvedColumn } from '../../../engine/list/testing/resolved-column.ts';
import { layoutColumns } from '../columns/column-layout.ts';
import { tableColumns } from '../columns/columns.ts';
import { scrollToShow, visibleColumns, visibleRows } from './window.ts';

const views = fc.record({
  scrollTop: fc.nat(200_000),
  height: fc.integer({ min: 1, max: 2_000 }),
  rowHeight: fc.constantFrom(32, 40, 48),
  count: fc.nat(5_000),
  overscan: fc.integer({ min: 1, max: 12 }),
});

test('every row that can be seen is drawn, and not many more', () => {
  fc.assert(
    fc.property(views, (view) => {
      const range = visibleRows(view);
      const top = Math.min(view.scrollTop, Math.max(0, view.count * view.rowHeight - view.height));
      const firstSeen = Math.min(Math.floor(top / view.rowHeight), view.count);
      const lastSeen = Math.min(Math.ceil((top + view.height) / view.rowHeight), view.count);
      expect(range.first).toBeLessThanOrEqual(firstSeen);
      expect(range.last).toBeGreaterThanOrEqual(lastSeen);
      expect(range.last - range.first).toBeLessThanOrEqual(view.height / view.rowHeight + 2 + 4 * view.overscan);
    }),
  );
});

test('scrolling within a block of rows gives the same range', () => {
  const view = { height: 400, rowHeight: 40, count: 1_000, overscan: 5 };
  expect(visibleRows({ ...view, scrollTop: 4_001 })).toEqual(visibleRows({ ...view, scrollTop: 4_040 }));
});

test('every middle column between the fixed ones is drawn', () => {
  const columns = tableColumns({
    columns: [
      resolvedColumn('name', { fixed: 'left' }),
      ...Array.from({ length: 40 }, (_, index) => resolvedColumn(`c${index}`, { width: 60 + index * 7 })),
    ],
    widths: {},
    hidden: new Set(),
    selection: 'multiple',
    rowNumber: false,
    actionsWidth: 140,
    statistics: false,
  });
  const layout = layoutColumns(columns, 900);
  fc.assert(
    fc.property(fc.nat(layout.width), fc.integer({ min: 300, max: 1_500 }), (scrollLeft, width) => {
      const range = visibleColumns(layout, { scrollLeft, width, overscan: 1 });
      const right = scrollLeft + width - layout.leftWidth - layout.rightWidth;
      layout.middle.forEach((column, index) => {
        const seen = column.offset < right && column.offset + column.width > scrollLeft;
        if (seen) expect(index >= range.first && index < range.last).toBe(true);
      });
    }),
  );
});

test.each([
  ['above the view', { start: 100, size: 40 }, { offset: 300, length: 400 }, 100],
  ['below the view', { start: 900, size: 40 }, { offset: 300, length: 400 }, 540],
  ['in the view', { start: 400, size: 40 }, { offset: 300, length: 400 }, 300],
  ['under what covers the end', { start: 640, size: 40 }, { offset: 300, length: 400, after: 40 }, 320],
])('%s: scrolls as little as it can', (_, item, view, expected) => {
  expect(scrollToShow(item, view)).toBe(expected);
});
