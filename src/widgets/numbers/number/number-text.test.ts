// covers: rule-number-cell
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readNumber, shownText, stepped, valueOf } from './number-text.ts';

describe('number text', () => {
  test.each([
    ['￥1,234.5', '1234.50'],
    ['１２。５', '12.50'],
    ['1.5万', '15000.00'],
    ['100*3+5', '305.00'],
    ['100/3', '33.33'],
    ['', null],
    ['-', null],
  ])('reads %j as %j', (text, value) => {
    expect(readNumber(text, { scale: 2 })).toEqual({ value });
  });

  test.each(['12.345', '1.2.3', '12,34', '5/0', '2026-03-01', '12 kg'])('does not read %j', (text) => {
    expect(readNumber(text, { scale: 2 })).toHaveProperty('problem');
  });

  test('what is shown reads back as the same value', () => {
    const amount = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n });
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 6 }), (units, scale) => {
        const value = valueOf(String(units), { scale });
        const shown = shownText(value, { scale }, true);
        expect(readNumber(shown, { scale })).toEqual({ value });
      }),
    );
  });

  test('steps without a rounding error', () => {
    expect(stepped('0.10', 0.2, { scale: 2 })).toBe('0.30');
    expect(stepped(0.1, 0.2, {})).toBe(0.3);
  });

  test('keeps as text what a number could not hold', () => {
    expect(valueOf('9007199254740993', {})).toBe('9007199254740993');
    expect(valueOf('12', {})).toBe(12);
    expect(valueOf('-', {})).toBeNull();
  });
});
