import dayjs from 'dayjs';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { calendarWeeks, monthAround, namedPeriod, periodBefore, periodNames, remaining } from './index.ts';

const day = fc
  .integer({ min: 0, max: 20_000 })
  .map((days) => dayjs('1990-01-01').add(days, 'day').format('YYYY-MM-DD'));

test.each([
  ['month', '2026-03-01', '2026-03-10'],
  ['last-month', '2026-02-01', '2026-02-28'],
  ['quarter', '2026-01-01', '2026-03-10'],
  ['last-7-days', '2026-03-04', '2026-03-10'],
  ['last-12-months', '2025-04-01', '2026-03-10'],
  ['year', '2026-01-01', '2026-03-10'],
])('%s around 10 March 2026', (name, from, to) => {
  expect(namedPeriod(name, new Date('2026-03-10T23:59:00'))).toEqual({ from, to });
  expect(periodNames).toContain(name);
});

test('no other name is a period', () => {
  expect(namedPeriod('constructor', new Date())).toBeUndefined();
});

describe('the period before', () => {
  it.each([
    ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['2026-03-01', '2026-03-20', '2026-02-01', '2026-02-20'],
    ['2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31'],
    ['2026-03-09', '2026-03-15', '2026-03-02', '2026-03-08'],
  ])('%s to %s is %s to %s', (from, to, first, last) => {
    expect(periodBefore({ from, to }, 'before')).toEqual({ from: first, to: last });
  });

  it('ends before it, and days have as many days', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 800 }), (from, length) => {
        const to = dayjs(from).add(length, 'day').format('YYYY-MM-DD');
        const before = periodBefore({ from, to }, 'before');
        expect(before.from <= before.to && before.to < from).toBe(true);
        if (!from.endsWith('-01')) {
          expect(dayjs(before.to).diff(before.from, 'day')).toBe(length);
          expect(dayjs(from).diff(before.to, 'day')).toBe(1);
        }
      }),
    );
  });

  it('of the last year has the same days', () => {
    expect(periodBefore({ from: '2026-02-10', to: '2026-03-10' }, 'year')).toEqual({
      from: '2025-02-10',
      to: '2025-03-10',
    });
  });
});

test('a calendar has each day of its month once, in order, by weeks of seven that begin on Monday', () => {
  fc.assert(
    fc.property(day, (any) => {
      const month = monthAround(new Date(`${any}T12:00:00`), 0);
      const weeks = calendarWeeks(month);
      const days = weeks.flat().filter((one) => one !== null);
      expect(days).toHaveLength(dayjs(any).daysInMonth());
      expect(days).toEqual(days.toSorted());
      expect([days[0], days.at(-1)]).toEqual([month.from, month.to]);
      for (const week of weeks) {
        expect(week).toHaveLength(7);
        week.forEach((one, index) => one !== null && expect((dayjs(one).day() + 6) % 7).toBe(index));
      }
    }),
  );
  expect(monthAround(new Date('2026-01-31T00:00:00'), 1)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
});

test.each([
  ['2026-03-12 01:02:03', { text: '2 天 01:02:03', isOver: false }],
  ['2026-03-10 00:00:09', { text: '00:00:09', isOver: false }],
  ['2026-03-10', { text: '', isOver: true }],
  ['soon', undefined],
  ['2026-13-45', undefined],
])('until %s', (until, expected) => {
  expect(remaining(until, new Date('2026-03-10T00:00:00'))).toEqual(expected);
});
