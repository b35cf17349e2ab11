import dayjs from 'dayjs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { decimalToText } from '../../schema/decimal/decimal.ts';
import {
  DATE,
  DATE_TIME,
  formatCsv,
  formatDate,
  formatDecimal,
  isDateText,
  joinList,
  parseCsv,
  parseDate,
  parseDecimalText,
  splitList,
  TIME,
} from './index.ts';

describe('formatDecimal', () => {
  it.each([
    ['1234567.5', 2, true, '1,234,567.50'],
    ['-1234.005', 2, true, '-1,234.01'],
    [0.1, 2, true, '0.10'],
    ['999', undefined, true, '999'],
    ['12345678901234567890.12', 2, false, '12345678901234567890.12'],
    ['', 2, true, ''],
    [null, 2, true, ''],
    ['abc', 2, true, 'abc'],
  ])('%s with scale %s, thousands %s → %s', (value, scale, thousands, text) => {
    expect(formatDecimal(value, scale, thousands)).toBe(text);
  });

  it.each([
    ['84.000', 0, '84'],
    ['84.500', 0, '84.5'],
    ['1284.125', 0, '1,284.125'],
    ['84.000', 2, '84.00'],
    ['84.125', 2, '84.125'],
    ['0.0004', 0, '0'],
    ['84.000', undefined, '84.000'],
  ])('%s of three places, shown down to %s → %s', (value, least, text) => {
    expect(formatDecimal(value, 3, true, least)).toBe(text);
  });

  it('loses nothing but zeros at the end where fewer places are shown', () => {
    const places = fc.integer({ min: 0, max: 10 });
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), places, places, (units, scale, least) => {
        const whole = formatDecimal(decimalToText({ units, scale }), scale, false);
        const shown = formatDecimal(whole, scale, false, least);
        expect(whole.startsWith(shown)).toBe(true);
        expect(whole.slice(shown.length)).toMatch(/^\.?0*$/);
        const fraction = shown.split('.')[1] ?? '';
        expect(fraction.length <= least || !fraction.endsWith('0')).toBe(true);
      }),
    );
  });

  it('is read back by parseDecimalText', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), (units) => {
        expect(parseDecimalText(formatDecimal(units.toString()))).toBe(units.toString());
      }),
    );
  });
});

describe('dates', () => {
  // covers: limit-dates
  it.each([
    ['2026-02-28', true],
    ['2026-02-30', false],
    ['2026-2-8', false],
    ['2026-02-28 09:30:00', true],
    ['今天', false],
  ])('parseDate(%s) is a date: %s', (text, valid) => {
    expect(parseDate(text) !== undefined).toBe(valid);
  });

  // covers: limit-dates
  it.each([
    ['2026-03-05 08:09:10', DATE, '2026-03-05'],
    ['2026-03-05', DATE_TIME, '2026-03-05 00:00:00'],
    [new Date(2026, 2, 5, 8, 9, 10), DATE_TIME, '2026-03-05 08:09:10'],
    ['', DATE, ''],
    [null, DATE, ''],
    ['不是日期', DATE, '不是日期'],
  ])('formatDate(%s, %s) → %s', (value, format, text) => {
    expect(formatDate(value, format)).toBe(text);
  });

  it('any day, minute or second that exists is one, reads as itself, and no other text of that shape is', () => {
    const two = fc.integer({ min: 0, max: 99 }).map((number) => String(number).padStart(2, '0'));
    const year = fc.integer({ min: 0, max: 9999 }).map((number) => String(number).padStart(4, '0'));
    const day = fc.tuple(year, two, two).map((parts) => parts.join('-'));
    const clock = fc.array(two, { minLength: 2, maxLength: 3 }).map((parts) => ` ${parts.join(':')}`);
    const form = { 10: DATE, 16: 'YYYY-MM-DD HH:mm', 19: DATE_TIME };
    fc.assert(
      fc.property(day, fc.option(clock, { nil: '' }), (date, time) => {
        const text = date + time;
        const format = form[text.length as keyof typeof form];
        expect(parseDate(text) !== undefined).toBe(dayjs(text, format, true).isValid());
        expect(formatDate(text, format)).toBe(text);
        expect(isDateText(text, DATE_TIME)).toBe(format === DATE_TIME && parseDate(text) !== undefined);
      }),
    );
  });

  it.each([
    ['23:59:59', TIME, true],
    ['24:00:00', TIME, false],
    ['2026-01-01', DATE, true],
    ['2026-01-01', DATE_TIME, false],
    ['2026-01', 'YYYY-MM', true],
    ['2026-13', 'YYYY-MM', false],
    [20260101, DATE, false],
  ])('isDateText(%s, %s) is %s', (value, format, valid) => {
    expect(isDateText(value, format)).toBe(valid);
  });
});

describe('lists and CSV', () => {
  // covers: entity-several
  it('splits what it joined', () => {
    expect(splitList(joinList(['a', 'b', 3]))).toEqual(['a', 'b', '3']);
    expect(splitList(' a ,,b')).toEqual(['a', 'b']);
    expect(splitList(['x', 1])).toEqual(['x', '1']);
    expect(splitList(null)).toEqual([]);
  });

  it('reads back the CSV it wrote', () => {
    const text = fc.string().filter((value) => !/^[=+\-@\t\r]/.test(value));
    const rows = fc.array(fc.array(text, { minLength: 1 }), { minLength: 1 });
    fc.assert(
      fc.property(rows, (table) => {
        fc.pre(table.at(-1)?.join('') !== '');
        expect(parseCsv(formatCsv(table))).toEqual(table);
      }),
    );
  });

  it('disarms formulas but not numbers', () => {
    expect(formatCsv([['=1+1', '-5', '-cmd', null, 3]])).toBe("'=1+1,-5,'-cmd,,3");
  });
});
