import fc from 'fast-check';
import { expect, test } from 'vitest';

import { surelyFits } from './fits.ts';

test.each([
  ['2024-01-02', 101, true],
  ['2024-01-02', 60, false],
  ['汉字', 30, true],
  ['汉字', 27, false],
  ['WWWW', 56, false],
  ['', 0, true],
])('%s in %d pixels: %s', (text, width, fits) => {
  expect(surelyFits(text, width)).toBe(fits);
});

test('signs of unknown width are never sure to fit', () => {
  expect(surelyFits('ﷺ', 500)).toBe(false);
  expect(surelyFits('a👪', 500)).toBe(false);
});

test('what fits, fits with more room and with a sign less', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), fc.integer({ min: 0, max: 600 }), (text, width) => {
      if (!surelyFits(text, width)) return;
      expect(surelyFits(text, width + 1)).toBe(true);
      expect(surelyFits(text.slice(1), width)).toBe(true);
    }),
  );
});
