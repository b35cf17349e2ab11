import { text, textTable } from '../../../locale/index.ts';

/** A schedule as in a Quartz cron expression: seven parts, of which the year is optional. */
export interface CronSchedule {
  second: CronPart;
  minute: CronPart;
  hour: CronPart;
  /** Day of the month; exactly one of `day` and `week` is unset. */
  day: CronPart;
  month: CronPart;
  /** Day of the week, 1 (Sunday) to 7 (Saturday). */
  week: CronPart;
  year?: CronPart;
}

export type CronField = keyof CronSchedule;

export type CronPart =
  /** `*` */
  | { kind: 'every' }
  /** `?`: the other one of day and week decides. */
  | { kind: 'unset' }
  /** `5`, `1-5`, `0/10`, `1,3-7/2` */
  | { kind: 'list'; items: CronItem[] }
  /**
   * `L`, `L-3`, `LW`: the last day of the month, a number of days before it, the working day of the month nearest to
   * it.
   */
  | { kind: 'last'; before: number; workday: boolean }
  /** `15W`: the working day (Monday to Friday) of the month nearest to the day. */
  | { kind: 'workday'; day: number }
  /** `6L`: the last of that weekday in the month. */
  | { kind: 'last-weekday'; weekday: number }
  /** `6#3`: the third of that weekday in the month. */
  | { kind: 'nth-weekday'; weekday: number; nth: number };

export type CronItem =
  | { kind: 'value'; value: number }
  /** `22-2` wraps around the end. */
  | { kind: 'range'; from: number; to: number; step?: number }
  /** `0/5`; `*` starts with the smallest value. */
  | { kind: 'loop'; from: number | '*'; step: number };

interface FieldFacts {
  name: string;
  min: number;
  max: number;
  /** The largest step that Quartz accepts; that of a range may be larger, and then only its start counts. */
  maxStep: number;
  names?: readonly string[];
}

export const cronFields: Readonly<Record<CronField, FieldFacts>> = textTable({
  second: { name: text('秒'), min: 0, max: 59, maxStep: 59 },
  minute: { name: text('分'), min: 0, max: 59, maxStep: 59 },
  hour: { name: text('时'), min: 0, max: 23, maxStep: 23 },
  day: { name: text('日'), min: 1, max: 31, maxStep: 31 },
  month: {
    name: text('月'),
    min: 1,
    max: 12,
    maxStep: 12,
    names: ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'],
  },
  week: { name: text('周'), min: 1, max: 7, maxStep: 7, names: ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] },
  year: { name: text('年'), min: 1970, max: 2199, maxStep: 229 },
});

export const cronFieldNames: readonly CronField[] = ['second', 'minute', 'hour', 'day', 'month', 'week', 'year'];

/** `L-30` is the earliest day that can be counted from the end of a month. */
export const maxDaysBeforeLast = 30;
