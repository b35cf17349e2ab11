// covers: entity-progress
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { percentOf } from './percent.ts';

test.each([
  [50, 50],
  ['75', 75],
  ['12.5%', 12.5],
  [-3, 0],
  [120, 100],
  ['', 0],
  ['abc', 0],
  [null, 0],
  [NaN, 0],
  [{}, 0],
])('%j is %d percent', (value, percent) => {
  expect(percentOf(value)).toBe(percent);
});

test('is a percentage whatever it is given', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const percent = percentOf(value);
      expect(percent >= 0 && percent <= 100).toBe(true);
    }),
  );
});
