import fc from 'fast-check';
import { expect, test } from 'vitest';

import { lineOffsets, visibleLines } from './line-offsets.ts';

test('a taller line moves those below it down', () => {
  const { topOf, lineAt, height } = lineOffsets(5, 40, [{ index: 1, height: 100 }]);
  expect([0, 1, 2, 4].map(topOf)).toEqual([0, 40, 140, 220]);
  expect(height).toBe(260);
  expect([0, 39, 40, 139, 140, 259].map(lineAt)).toEqual([0, 0, 1, 1, 2, 4]);
});

test('every line in the window is drawn, wherever the taller ones are', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(99), { maxLength: 5 }),
      fc.integer({ min: 0, max: 5000 }),
      fc.integer({ min: 50, max: 600 }),
      (tall, scrollTop, height) => {
        const lines = tall.toSorted((left, right) => left - right).map((index) => ({ index, height: 180 }));
        const offsets = lineOffsets(100, 40, lines);
        const view = { scrollTop, height, rowHeight: 40, count: 100, overscan: 2 };
        const { first, last } = visibleLines(view, offsets);
        const top = Math.min(scrollTop, Math.max(0, offsets.height - height));
        expect(offsets.topOf(first)).toBeLessThanOrEqual(top);
        expect(offsets.topOf(last)).toBeGreaterThanOrEqual(Math.min(offsets.height, top + height));
      },
    ),
  );
});
