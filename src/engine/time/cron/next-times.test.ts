import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { nextTime, nextTimes, parseCron, printCron, type CronSchedule } from './index.ts';
import { anySchedule } from './testing/any-schedule.ts';

const zone = process.env.TZ;
beforeAll(() => {
  process.env.TZ = 'Asia/Shanghai';
});
afterAll(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

function schedule(text: string): CronSchedule {
  const result = parseCron(text);
  if (!result.ok) throw new Error(result.message);
  return result.schedule;
}

function written(times: Date[]): string[] {
  const two = (value: number) => String(value).padStart(2, '0');
  return times.map(
    (time) =>
      `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())} ` +
      `${two(time.getHours())}:${two(time.getMinutes())}:${two(time.getSeconds())}`,
  );
}

describe('nextTimes', () => {
  const from = new Date('2026-11-21T10:20:30+08:00');

  it.each([
    ['0/20 * * * * ?', ['2026-11-21 10:20:40', '2026-11-21 10:21:00']],
    ['30 20 10 * * ?', ['2026-11-22 10:20:30', '2026-11-23 10:20:30']],
    ['0 0 22-2/2 * * ?', ['2026-11-21 22:00:00', '2026-11-22 00:00:00', '2026-11-22 02:00:00']],
    ['0 0 0 L * ?', ['2026-11-30 00:00:00', '2026-12-31 00:00:00', '2027-01-31 00:00:00', '2027-02-28 00:00:00']],
    ['0 0 0 L-3 * ?', ['2026-11-27 00:00:00', '2026-12-28 00:00:00']],
    ['0 0 0 LW * ?', ['2026-11-30 00:00:00', '2026-12-31 00:00:00', '2027-01-29 00:00:00']],
    ['0 0 0 L-2W * ?', ['2026-11-27 00:00:00', '2026-12-29 00:00:00']],
    ['0 0 0 15W * ?', ['2026-12-15 00:00:00', '2027-01-15 00:00:00', '2027-02-15 00:00:00']],
    ['0 0 0 1W 5,8 ?', ['2027-05-03 00:00:00', '2027-08-02 00:00:00']],
    ['0 0 0 31W * ?', ['2026-12-31 00:00:00', '2027-01-29 00:00:00', '2027-03-31 00:00:00']],
    ['0 0 0 ? * 6#3', ['2026-12-18 00:00:00', '2027-01-15 00:00:00']],
    ['0 0 0 ? * 1#5', ['2026-11-29 00:00:00', '2027-01-31 00:00:00']],
    ['0 0 0 ? * 6L', ['2026-11-27 00:00:00', '2026-12-25 00:00:00']],
    ['0 0 0 ? * L', ['2026-11-28 00:00:00', '2026-12-05 00:00:00']],
    ['0 0 0 ? * FRI-SUN', ['2026-11-22 00:00:00', '2026-11-27 00:00:00', '2026-11-28 00:00:00']],
    ['0 0 0 29 2 ?', ['2028-02-29 00:00:00', '2032-02-29 00:00:00']],
    ['0 0 0 ? 2 2#5', ['2044-02-29 00:00:00']],
    ['0 0 0 1 1 ? 2027-2030/2', ['2027-01-01 00:00:00', '2029-01-01 00:00:00']],
  ])('%s', (text, expected) => {
    expect(written(nextTimes(schedule(text), from, expected.length))).toEqual(expected);
  });

  it('gives fewer where there are fewer, and none where it never runs', () => {
    expect(nextTimes(schedule('0 0 0 1 1 ? 2027'), from, 10)).toHaveLength(1);
    expect(nextTime(schedule('0 0 0 1 1 ? 2025'), from)).toBeUndefined();
    expect(nextTime(schedule('0 0 0 30 2 ?'), from)).toBeUndefined();
  });

  // covers: dialog-cron-next
  it('agrees with trying every second', () => {
    const start = fc.date({ min: new Date('2024-01-01'), max: new Date('2033-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(anySchedule, start, (any, after) => {
        const tried = dayOfMonth(after, after.getDate() + triedDays);
        const next = nextTime(any, after);
        expect(next && next < tried ? next : undefined).toEqual(bruteForce(any, after));
      }),
      { numRuns: 150 },
    );
  });
});

const triedDays = 12 * 366;

function bruteForce(any: CronSchedule, after: Date): Date | undefined {
  const [second = '', minute = '', hour = '', day = '', month = '', week = '', year = '*'] = printCron(any).split(' ');
  const tried = (text: string, max: number) => Array.from({ length: max + 1 }, (_, at) => allows(text, at, 0, max));
  const [hours, minutes, seconds] = [tried(hour, 23), tried(minute, 59), tried(second, 59)];
  const isOn = (at: number) => hours[Math.floor(at / 3600)] && minutes[Math.floor(at / 60) % 60] && seconds[at % 60];
  for (let days = 0; days < triedDays; days += 1) {
    const date = dayOfMonth(after, after.getDate() + days);
    if (!allows(year, date.getFullYear(), 1970, 2199) || !allows(month, date.getMonth() + 1, 1, 12)) continue;
    if (!(day === '?' ? allowsWeek(week, date) : allowsDay(day, date))) continue;
    for (let at = 0; at < 86_400; at += 1) {
      const time = new Date(date.getTime() + at * 1000);
      if (isOn(at) && time > after) return time;
    }
  }
  return undefined;
}

function allows(text: string, value: number, min: number, max: number): boolean {
  return text.split(',').some((item) => {
    const [range = '*', step] = item.split('/');
    const [from = '', to] = range.split('-');
    const start = from === '*' ? min : Number(from);
    const end = to === undefined ? (step === undefined && from !== '*' ? start : max) : Number(to);
    const isInside = start <= end ? value >= start && value <= end : value >= start || value <= end;
    return isInside && (value - start + (value < start ? max - min + 1 : 0)) % Number(step ?? 1) === 0;
  });
}

function isWeekend(date: Date): boolean {
  return date.getDay() === 0 || date.getDay() === 6;
}

function dayOfMonth(date: Date, day: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), day);
}

function allowsDay(text: string, date: Date): boolean {
  const last = dayOfMonth(date, 0 + 32 - dayOfMonth(date, 32).getDate()).getDate();
  if (!/[LW]/.test(text)) return allows(text, date.getDate(), 1, 31);
  const before = Number(/L-(\d+)/.exec(text)?.[1] ?? 0);
  const target = text.startsWith('L') ? last - before : Number(text.replace('W', ''));
  if (target < 1 || target > last) return false;
  if (!text.endsWith('W')) return date.getDate() === target;
  const candidates = [target, target - 1, target + 1, target - 2, target + 2].filter((day) => day >= 1 && day <= last);
  return candidates.find((day) => !isWeekend(dayOfMonth(date, day))) === date.getDate();
}

function allowsWeek(text: string, date: Date): boolean {
  const weekday = date.getDay() + 1;
  const [named = '', nth] = text.split('#');
  if (nth !== undefined) return weekday === Number(named) && Math.ceil(date.getDate() / 7) === Number(nth);
  if (!text.endsWith('L')) return allows(text, weekday, 1, 7);
  const weekLater = dayOfMonth(date, date.getDate() + 7);
  return weekday === Number(text.slice(0, -1)) && weekLater.getMonth() !== date.getMonth();
}
