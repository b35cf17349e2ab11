import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { clamped, sliderValue, stopsOf } from './slider-value.ts';

const stop = fc.integer({ min: -1000, max: 1000 }).map((tenths) => tenths / 10);

describe('the value of a slider', () => {
  test('reads back as the stops it was made of', () => {
    fc.assert(
      fc.property(stop, stop, fc.boolean(), fc.boolean(), (begin, end, range, joined) => {
        const stops = stopsOf(sliderValue([begin, end], range, joined)).map((one) => one ?? 'none');
        // -0 and 0 have the same text.
        expect(stops.map(String)).toEqual((range ? [begin, end] : [begin, 'none']).map(String));
      }),
    );
  });

  test.each([
    [null, [null, null]],
    ['20,80', [20, 80]],
    [
      [20, 80],
      [20, 80],
    ],
    ['abc', [null, null]],
  ])('reads %j as %j', (value, stops) => {
    expect(stopsOf(value)).toEqual(stops);
  });

  test('keeps within the bounds', () => {
    expect([clamped(-5, 0, 10), clamped(15, 0, 10), clamped(NaN, 0, 10)]).toEqual([0, 10, 0]);
  });
});
