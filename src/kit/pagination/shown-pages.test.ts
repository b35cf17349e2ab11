import fc from 'fast-check';
import { expect, test } from 'vitest';

import { shownPages } from './shown-pages.ts';

test.each([
  [1, 1, [1]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 9, [1, 2, 3, 4, 5, 'on', 9]],
  [4, 9, [1, 2, 3, 4, 5, 6, 'on', 9]],
  [5, 9, [1, 'back', 3, 4, 5, 6, 7, 'on', 9]],
  [6, 9, [1, 'back', 4, 5, 6, 7, 8, 9]],
  [9, 9, [1, 'back', 5, 6, 7, 8, 9]],
])('of page %i of %i', (page, count, shown) => {
  expect(shownPages(page, count)).toEqual(shown);
});

test('the page itself, the first and the last are always in sight, in order', () => {
  const pages = fc
    .integer({ min: 1, max: 500 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
  fc.assert(
    fc.property(pages, ([page, count]) => {
      const numbers = shownPages(page, count).filter((shown) => typeof shown === 'number');
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
    }),
  );
});
