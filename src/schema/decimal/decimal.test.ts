import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  addDecimals,
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
  roundDecimal,
  shortestDecimal,
  subtractDecimals,
  sumDecimals,
} from './arithmetic.ts';
import type { Decimal } from './decimal-number.ts';
import { decimalFrom, decimalToNumber, decimalToText, parseDecimal } from './decimal.ts';

const decimal: fc.Arbitrary<Decimal> = fc.record({
  units: fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
  scale: fc.nat(20),
});

function of(text: string): Decimal {
  const value = parseDecimal(text);
  if (!value) throw new Error(text);
  return value;
}

describe('a decimal', () => {
  it.each([
    ['12.50', '12.50'],
    ['-.5', '-0.5'],
    ['+7', '7'],
    ['5.', '5'],
    ['1e3', '1000'],
    ['1.5e-7', '0.00000015'],
    ['-0.0', '0.0'],
    [' 1 ', '1'],
  ])('reads %s as %s', (text, expected) => {
    expect(decimalToText(of(text))).toBe(expected);
  });

  it.each(['', '.', '-', '1,000', '0x10', '1e', '1e9999', 'Infinity', 'NaN', '一', '1 2', '9'.repeat(1_001)])(
    'refuses %s',
    (text) => {
      expect(parseDecimal(text)).toBeUndefined();
    },
  );

  it('reads numbers by their shortest text and refuses those that are not finite', () => {
    expect(decimalFrom(0.1)).toEqual({ units: 1n, scale: 1 });
    expect([NaN, Infinity, null, undefined, true, {}].map(decimalFrom)).toEqual(Array(6).fill(undefined));
  });

  it('comes back from its text and from any finite number', () => {
    fc.assert(
      fc.property(decimal, (value) => {
        expect(parseDecimal(decimalToText(value))).toEqual(value);
      }),
    );
    const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(finite, (value) => {
        expect(decimalToNumber(of(String(value)))).toBe(value + 0);
      }),
    );
  });

  it.each([
    ['2.5', 0, '3'],
    ['-2.5', 0, '-3'],
    ['2.4999', 0, '2'],
    ['1.005', 2, '1.01'],
    ['-0.004', 2, '0.00'],
    ['1250', -2, '1300'],
    ['3', 2, '3.00'],
  ])('rounds %s to %i digits as %s', (text, scale, expected) => {
    expect(decimalToText(roundDecimal(of(text), scale))).toBe(expected);
  });

  it('writes with a wanted scale', () => {
    expect([decimalToText(of('3'), 2), decimalToText(of('0.005'), 2), decimalToText(of('-12.3'), 0)]).toEqual([
      '3.00',
      '0.01',
      '-12',
    ]);
  });

  it('divides half away from zero and refuses zero', () => {
    expect(decimalToText(divideDecimals(of('1'), of('3'), 4))).toBe('0.3333');
    expect(decimalToText(divideDecimals(of('-2'), of('3'), 4))).toBe('-0.6667');
    expect(decimalToText(divideDecimals(of('1.2345'), of('1'), 2))).toBe('1.23');
    expect(() => divideDecimals(of('1'), of('0.00'), 2)).toThrow(RangeError);
  });
});

describe('decimal arithmetic', () => {
  it('takes back what it added, whatever the scales', () => {
    fc.assert(
      fc.property(decimal, decimal, (left, right) => {
        expect(compareDecimals(subtractDecimals(addDecimals(left, right), right), left)).toBe(0);
      }),
    );
  });

  it('divides back what it multiplied', () => {
    fc.assert(
      fc.property(decimal, decimal, (left, right) => {
        fc.pre(right.units !== 0n);
        expect(divideDecimals(multiplyDecimals(left, right), right, left.scale)).toEqual(left);
      }),
    );
  });

  it('orders as integers of one scale do', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt(), fc.nat(9), (left, right, scale) => {
        const order = left < right ? -1 : left > right ? 1 : 0;
        expect(compareDecimals({ units: left, scale }, { units: right * 10n, scale: scale + 1 })).toBe(order);
      }),
    );
  });

  it('rounds to the nearest, never further than half a unit, and symmetrically', () => {
    fc.assert(
      fc.property(decimal, fc.nat(20), (value, scale) => {
        const rounded = roundDecimal(value, scale);
        const off = subtractDecimals(rounded, value);
        const size = { units: off.units < 0n ? -off.units : off.units, scale: off.scale };
        expect(compareDecimals(size, { units: 5n, scale: scale + 1 })).not.toBe(1);
        expect(roundDecimal({ units: -value.units, scale: value.scale }, scale).units).toBe(-rounded.units);
      }),
    );
  });

  it('is the same amount without the zeros that it does not need', () => {
    fc.assert(
      fc.property(decimal, fc.nat(9), (value, zeros) => {
        const short = shortestDecimal(value);
        expect(compareDecimals(short, value)).toBe(0);
        expect(short.scale === 0 || short.units % 10n !== 0n).toBe(true);
        expect(shortestDecimal({ units: value.units * 10n ** BigInt(zeros), scale: value.scale + zeros })).toEqual(
          short,
        );
      }),
    );
  });

  it('sums exactly', () => {
    expect(decimalToText(sumDecimals(['0.1', '0.2', '-0.05'].map(of)))).toBe('0.25');
    expect(sumDecimals([])).toEqual({ units: 0n, scale: 0 });
  });
});
