import { expect, test } from 'vitest';

import { boxOfSpan, spanAt } from './span-handle.ts';

const columns = { count: 3, width: 200, gap: 24 };

test.each([
  [60, 1],
  [210, 1],
  [330, 2],
  [424, 2],
  [600, 3],
  [2000, 3],
  [-50, 1],
])('an edge drawn to %i px takes %i columns', (x, span) => {
  expect(spanAt(columns, 0, x)).toBe(span);
});

test('the box of two columns ends where the second does', () => {
  expect(boxOfSpan(columns, { left: 10, top: 0, right: 210, bottom: 40 }, 2)).toMatchObject({ left: 10, right: 434 });
});
