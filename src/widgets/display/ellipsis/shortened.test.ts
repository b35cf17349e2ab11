import fc from 'fast-check';
import { expect, test } from 'vitest';

import { shortened } from './shortened.ts';

test.each([
  ['', 3, ''],
  ['三个字', 3, '三个字'],
  ['四个字呢', 3, '四个字…'],
  ['😀😀😀', 2, '😀😀…'],
])('%j in %d characters is %j', (text, length, short) => {
  expect(shortened(text, length)).toBe(short);
});

test('begins as the text does, and is no longer than asked for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-composite' }), fc.nat(40), (text, length) => {
      const short = shortened(text, length);
      expect([...short].length).toBeLessThanOrEqual(length + 1);
      expect(short === text || text.startsWith(short.slice(0, -1))).toBe(true);
    }),
  );
});
