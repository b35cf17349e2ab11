import { isEqual as libraryEqual } from 'es-toolkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isEqual } from './equal.ts';

const values = fc.anything({ maxDepth: 3, withNullPrototype: false, withDate: false, withMap: false, withSet: false });

test('a value equals its copy', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(isEqual(value, structuredClone(value))).toBe(true);
    }),
  );
});

test('values are the same where a library says so', () => {
  const pairs = fc.tuple(values, values);
  fc.assert(
    fc.property(pairs, ([left, right]) => {
      expect(isEqual(left, right)).toBe(libraryEqual(left, right));
    }),
  );
});

test.each([
  [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
  [{ a: undefined }, {}, false],
  [{ a: undefined }, { b: undefined }, false],
  [[1, 2], [1, 2, 3], false],
  [[], {}, false],
  [null, {}, false],
  [Number.NaN, Number.NaN, true],
])('%j and %j: %s', (left, right, same) => {
  expect([isEqual(left, right), isEqual(right, left)]).toEqual([same, same]);
});
