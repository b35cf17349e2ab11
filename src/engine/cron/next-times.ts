import { type CronSchedule, cronFields } from './cron-schedule.ts';
import { cronValues } from './cron-values.ts';
import { monthDays } from './month-days.ts';

/** After so many years without a run there is none: calendars repeat sooner, 29 February on a given weekday included. */
const horizon = 100;

/**
 * The next times after an instant at which a schedule runs, at most `count`, by the clock of the process's time zone
 * (`TZ`). A time that the clock leaps over in spring runs as much later; one that comes twice in autumn runs once.
 */
export function nextTimes(schedule: CronSchedule, after: Date, count: number): Date[] {
  const times: Date[] = [];
  for (const time of timesFrom(schedule, after)) {
    if (times.length >= count) break;
    if (time > (times.at(-1) ?? after)) times.push(time);
  }
  return times;
}

/** The next time it runs; undefined where it never will. */
export function nextTime(schedule: CronSchedule, after: Date): Date | undefined {
  return nextTimes(schedule, after, 1)[0];
}

function* timesFrom(schedule: CronSchedule, after: Date): Generator<Date> {
  // What the clock leapt over may still be due.
  const start = new Date(after);
  start.setHours(start.getHours() - 2);
  const seconds = cronValues('second', schedule.second);
  const minutes = cronValues('minute', schedule.minute);
  const hours = cronValues('hour', schedule.hour);
  for (const [year, month, day] of daysFrom(schedule, start)) {
    const isFirst = sameDay(start, year, month, day);
    for (const hour of hours) {
      if (isFirst && hour < start.getHours()) continue;
      for (const minute of minutes) {
        for (const second of seconds) yield new Date(year, month - 1, day, hour, minute, second);
      }
    }
  }
}

function* daysFrom(schedule: CronSchedule, start: Date): Generator<[number, number, number]> {
  const months = cronValues('month', schedule.month);
  const first = start.getFullYear();
  for (const year of yearsFrom(schedule, first)) {
    for (const month of months) {
      if (year === first && month < start.getMonth() + 1) continue;
      for (const day of monthDays(schedule, year, month)) {
        if (year === first && month === start.getMonth() + 1 && day < start.getDate()) continue;
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
  return date.getFullYear() === year && date.getMonth() === month - 1 && date.getDate() === day;
}
