// covers: rule-number-cell, field-number
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { isTypeable, plainText, shownText, stepped, valueOf } from './number-text.ts';

describe('number text', () => {
  test.each([
    ['１２．５', '12.5'],
    ['1,234.50', '1234.50'],
    ['－3。5', '-3.5'],
    [' 1 000 ', '1000'],
  ])('reads %j as %j', (typed, plain) => {
    expect(plainText(typed)).toBe(plain);
  });

  test.each([
    ['', true],
    ['-', true],
    ['12.', true],
    ['12.34', true],
    ['12.345', false],
    ['1.2.3', false],
    ['1e5', false],
    ['--1', false],
  ])('lets %j stand in a field of two places: %s', (text, isAllowed) => {
    expect(isTypeable(text, { scale: 2 })).toBe(isAllowed);
  });

  test('takes no point where there are no places', () => {
    expect(isTypeable('1.', { scale: 0 })).toBe(false);
  });

  test('what is shown reads back as the same value', () => {
    const amount = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n });
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 6 }), (units, scale) => {
        const value = valueOf(String(units), { scale });
        const shown = shownText(value, { scale }, true);
        expect(valueOf(plainText(shown), { scale })).toBe(value);
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
