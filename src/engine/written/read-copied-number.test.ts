import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { formatDecimal } from '../values/index.ts';
import { readCopiedNumber } from './read-copied-number.ts';

describe('a number as a spreadsheet shows it', () => {
  test.each([
    ['(1,234.50)', '', '-1234.50'],
    ['（12.5）', '', '-12.5'],
    ['-', '', '0'],
    ['1.5万', '', '15000'],
    ['12 kg', 'kg', '12'],
    ['13%', '%', '13'],
    ['１３％', '％', '13'],
    ['13%', '', '0.13'],
    ['13.5 %', 'kg', '0.135'],
    ['-13%', '', '-0.13'],
    ['100%', '', '1.00'],
    ['', '', null],
  ])('%j in a field of %j is %s', (text, unit, value) => {
    expect(readCopiedNumber(text, { unit })).toEqual({ value });
  });

  test.each(['12,34', '一百', '%', '(', '(abc)', '1%2', '100*3'])('%j is refused', (text) => {
    expect(readCopiedNumber(text)).toHaveProperty('problem');
  });

  test('the stored number is exact where the text is rounded', () => {
    expect(readCopiedNumber({ number: 0.13125, shown: '13.13%' }, { unit: '%' })).toEqual({ value: '13.125' });
    expect(readCopiedNumber({ number: 0.13125, shown: '13.13%' })).toEqual({ value: '0.13125' });
    expect(readCopiedNumber({ number: 0.1 + 0.2, shown: '0.30' })).toEqual({ value: '0.3' });
    expect(readCopiedNumber({ number: 13, shown: '13.00' }, { unit: '%' })).toEqual({ value: '13' });
  });

  test('a copied percentage and a cell of an imported sheet have one value', () => {
    const units = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(units, fc.constantFrom('', '%', '％', 'kg'), (hundredths, unit) => {
        const shown = `${formatDecimal(`${hundredths}e-2`, 2)}%`;
        const copied = readCopiedNumber(shown, { unit });
        const stored = readCopiedNumber({ number: hundredths / 10_000, shown }, { unit });
        expect(Number('value' in copied && copied.value)).toBe(Number('value' in stored && stored.value));
      }),
    );
  });

  test('any amount that is shown reads back', () => {
    const amount = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 6 }), fc.constantFrom('', '￥', '$'), (units, scale, sign) => {
        const value = formatDecimal(`${units}e-${scale}`, scale, false);
        const shown = formatDecimal(value, scale);
        expect(readCopiedNumber(`${sign}${shown}`)).toEqual({ value });
        if (units < 0n) expect(readCopiedNumber(`(${shown.slice(1)})`)).toEqual({ value });
      }),
    );
  });
});
