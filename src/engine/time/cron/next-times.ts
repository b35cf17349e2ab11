import { cronFields, type CronSchedule } from './cron-schedule.ts';
import { cronValues } from './cron-values.ts';
import { monthDays } from './month-days.ts';
import { zoneClock } from './zone-clock.ts';

/**
 * If a schedule does not run within this number of years, it never does: the calendar repeats sooner, even for 29
 * February on a given weekday.
 */
const horizon = 100;

/**
 * Returns the next times after an instant at which a schedule runs, at most `count`, by the clock of a time zone. As in
 * Quartz, a time skipped by the clock in spring does not run, and one that occurs twice in autumn runs the second time.
 * @param zone an IANA name; the process's own zone by default.
 */
export function nextTimes(schedule: CronSchedule, after: Date, count: number, zone: string = ownZone()): Date[] {
  const clock = zoneClock(zone);
  const start = clock.shown(new Date((Math.floor(after.getTime() / 1000) + 1) * 1000));
  const times: Date[] = [];
  for (const shown of timesFrom(schedule, new Date(start))) {
    if (times.length >= count) break;
    const time = clock.instantOf(shown);
    if (time) times.push(time);
  }
  return times;
}

/** Returns the next time at which it runs; undefined if it never does. */
export function nextTime(schedule: CronSchedule, after: Date, zone?: string): Date | undefined {
  return nextTimes(schedule, after, 1, zone)[0];
}

function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function* timesFrom(schedule: CronSchedule, start: Date): Generator<number> {
  const seconds = cronValues('second', schedule.second);
  const minutes = cronValues('minute', schedule.minute);
  const hours = cronValues('hour', schedule.hour);
  for (const [year, month, day] of daysFrom(schedule, start)) {
    const isFirst = sameDay(start, year, month, day);
    for (const hour of hours) {
      if (isFirst && hour < start.getUTCHours()) continue;
      for (const minute of minutes) {
        for (const second of seconds) {
          const time = Date.UTC(year, month - 1, day, hour, minute, second);
          if (!isFirst || time >= start.getTime()) yield time;
        }
      }
    }
  }
}

function* daysFrom(schedule: CronSchedule, start: Date): Generator<[number, number, number]> {
  const months = cronValues('month', schedule.month);
  const first = start.getUTCFullYear();
  for (const year of yearsFrom(schedule, first)) {
    for (const month of months) {
      if (year === first && month < start.getUTCMonth() + 1) continue;
      for (const day of monthDays(schedule, year, month)) {
        if (year === first && month === start.getUTCMonth() + 1 && day < start.getUTCDate()) continue;
        yield [year, month, day];
      }
    }
  }
}

function yearsFrom({ year }: CronSchedule, first: number): number[] {
  const last = Math.min(first + horizon, cronFields.year.max);
  return cronValues('year', year ?? { kind: 'every' }).filter((each) => each >= first && each <= last);
}

function sameDay(date: Date, year: number, month: number, day: number): boolean {
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
