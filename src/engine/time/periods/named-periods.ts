import dayjs, { type Dayjs } from 'dayjs';

import { DATE } from '../../values/index.ts';

/** A period of days, both ends included, in the format of the wire. */
export interface Period {
  from: string;
  to: string;
}

type Bounds = (today: Dayjs) => [first: Dayjs, last: Dayjs];

/** A period that is not over ends today, because future days have no numbers. */
const periods: Readonly<Record<string, Bounds>> = {
  today: (day) => [day, day],
  yesterday: (day) => [day.subtract(1, 'day'), day.subtract(1, 'day')],
  'last-7-days': (day) => [day.subtract(6, 'day'), day],
  'last-30-days': (day) => [day.subtract(29, 'day'), day],
  month: (day) => [day.startOf('month'), day],
  'last-month': (day) => [day.subtract(1, 'month').startOf('month'), day.subtract(1, 'month').endOf('month')],
  quarter: (day) => [day.startOf('month').subtract(day.month() % 3, 'month'), day],
  year: (day) => [day.startOf('year'), day],
  'last-12-months': (day) => [day.startOf('month').subtract(11, 'month'), day],
};

export const periodNames: readonly string[] = Object.keys(periods);

/**
 * Returns a named period around a day, e.g. `month` from the first of the month to today; undefined for any other name.
 */
export function namedPeriod(name: string, today: Date): Period | undefined {
  const bounds = Object.hasOwn(periods, name) ? periods[name] : undefined;
  if (!bounds) return undefined;
  const [from, to] = bounds(dayjs(today).startOf('day'));
  return { from: from.format(DATE), to: to.format(DATE) };
}
