import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { sidesOf, valueOfSides, type Sides } from './range-value.ts';

const day = fc.date({ noInvalidDate: true, min: new Date(0) }).map((date) => date.toISOString().slice(0, 10));
const side = fc.option(day);

describe('the value of a range', () => {
  test('reads back as the sides it was made of, joined or not', () => {
    fc.assert(
      fc.property(side, side, fc.boolean(), (begin, end, joined) => {
        const sides: Sides = [begin, end];
        expect(sidesOf(valueOfSides(sides, joined))).toEqual(sides);
      }),
    );
  });

  test.each([
    ['2026-01-01,2026-02-01', ['2026-01-01', '2026-02-01']],
    [',2026-02-01', [null, '2026-02-01']],
    ['2026-01-01', ['2026-01-01', null]],
    [
      [1, 2],
      [1, 2],
    ],
    [null, [null, null]],
    [{}, [null, null]],
  ])('reads %j as %j', (value, sides) => {
    expect(sidesOf(value)).toEqual(sides);
  });
});
