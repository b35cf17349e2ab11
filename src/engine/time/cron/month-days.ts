import type { CronPart, CronSchedule } from './cron-schedule.ts';
import { cronValues } from './cron-values.ts';

/** Returns the days of a month (1 to 12) on which a schedule runs, in order. */
export function monthDays({ day, week }: CronSchedule, year: number, month: number): number[] {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const days = day.kind === 'unset' ? daysByWeek(week, year, month, last) : daysByMonth(day, year, month, last);
  return days.filter((each) => each >= 1 && each <= last);
}

function daysByMonth(part: CronPart, year: number, month: number, last: number): number[] {
  if (part.kind === 'workday') return part.day > last ? [] : [nearestWorkday(part.day, year, month, last)];
  if (part.kind !== 'last') return cronValues('day', part);
  const day = last - part.before;
  return [part.workday && day >= 1 ? nearestWorkday(day, year, month, last) : day];
}

function daysByWeek(part: CronPart, year: number, month: number, last: number): number[] {
  const first = weekdayOf(year, month, 1);
  const firstOn = (weekday: number) => 1 + ((weekday - first + 7) % 7);
  switch (part.kind) {
    case 'nth-weekday':
      return [firstOn(part.weekday) + 7 * (part.nth - 1)];
    case 'last-weekday': {
      const day = firstOn(part.weekday);
      return [day + 7 * Math.floor((last - day) / 7)];
    }
    default: {
      const weekdays = new Set(cronValues('week', part));
      const days = Array.from({ length: last }, (_, index) => index + 1);
      return days.filter((day) => weekdays.has(1 + ((first - 1 + day - 1) % 7)));
    }
  }
}

/** Saturday moves to Friday and Sunday to Monday, but never out of the month. */
function nearestWorkday(day: number, year: number, month: number, last: number): number {
  const weekday = weekdayOf(year, month, day);
  if (weekday === 7) return day === 1 ? day + 2 : day - 1;
  if (weekday === 1) return day === last ? day - 2 : day + 1;
  return day;
}

/** 1 (Sunday) to 7. */
function weekdayOf(year: number, month: number, day: number): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 1;
}
