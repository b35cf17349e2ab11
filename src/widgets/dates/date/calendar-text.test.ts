import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { dayOf, shownDay, valueOfDay, type Picker } from './calendar-text.ts';
import { plainDay } from './plain-day.ts';

const pickers: Picker[] = ['date', 'week', 'month', 'quarter', 'year', 'datetime'];
const anyMoment = fc.date({ min: new Date('1971-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
const anyFormat = fc.constantFrom(undefined, 'timestamp', 'yyyy-MM-dd HH:mm:ss', 'YYYY/MM/DD HH:mm:ss');

describe('calendar text', () => {
  test('a day is shown without the calendars as with them, or not without them', () => {
    const formats = fc.constantFrom(undefined, 'YYYY年M月D日', 'yyyy/MM/dd HH:mm', 'dddd', 'YYYY [W]', 'h:mm A');
    fc.assert(
      fc.property(anyMoment, fc.constantFrom(...pickers), formats, (moment, picker, format) => {
        const plain = plainDay(moment.getTime(), picker, format);
        expect([undefined, shownDay(moment.getTime(), picker, format)]).toContain(plain);
        if (format === undefined) expect(plain === undefined).toBe(picker === 'week' || picker === 'quarter');
      }),
    );
    expect(plainDay('2026-11-26', 'date', 'h:mm A')).toBeUndefined();
    expect(plainDay('2026-11-26', 'date', 'YYYY年M月D日')).toBe('2026年11月26日');
    expect(plainDay('下周', 'date')).toBe('下周');
  });

  test('what is picked, read back and picked again is the same value, and shows the same', () => {
    fc.assert(
      fc.property(
        anyMoment,
        fc.constantFrom(...pickers),
        fc.boolean(),
        anyFormat,
        (moment, picker, end, valueFormat) => {
          const day = dayOf(moment.getTime());
          if (!day) throw new Error('no day');
          const value = valueOfDay(day, picker, { end, valueFormat });
          const again = dayOf(value, valueFormat);
          expect(again && valueOfDay(again, picker, { end, valueFormat })).toBe(value);
          expect(shownDay(value, picker, undefined, valueFormat)).toBe(shownDay(moment.getTime(), picker));
        },
      ),
    );
  });

  test.each<[Picker, string, string, string]>([
    ['date', '2026-11-21', '2026-11-21', '2026-11-21'],
    ['week', '2026-11-16', '2026-11-22', '2026-47周'],
    ['month', '2026-11-01', '2026-11-30', '2026-11'],
    ['quarter', '2026-10-01', '2026-12-31', '2026-Q4'],
    ['year', '2026-01-01', '2026-12-31', '2026'],
    ['datetime', '2026-11-21 00:00:00', '2026-11-21 00:00:00', '2026-11-21 00:00:00'],
  ])('a %s is kept as %s, as the end of a range %s, and shown as %s', (picker, first, last, shown) => {
    const day = dayOf('2026-11-21');
    if (!day) throw new Error('no day');
    expect(valueOfDay(day, picker)).toBe(first);
    expect(valueOfDay(day, picker, { end: true })).toBe(last);
    expect(shownDay(first, picker)).toBe(shown);
  });

  test('takes patterns as Java writes them', () => {
    const day = dayOf('202611', 'yyyyMM');
    expect(day && valueOfDay(day, 'month', { valueFormat: 'yyyyMM' })).toBe('202611');
    expect(shownDay('2026-11-21', 'date', 'yyyy年MM月dd日')).toBe('2026年11月21日');
  });

  test.each([null, undefined, '', '很久以前'])('%j is no day', (value) => {
    expect(dayOf(value)).toBeNull();
    expect(shownDay(value, 'date')).toBe(value ?? '');
  });
});
