import dayjs from 'dayjs';

import { DATE } from '../../values/index.ts';
import type { Period } from './named-periods.ts';

/**
 * Returns the period for comparison: the one directly before (`before`), or the same days of the previous year. A
 * period that begins with a month is compared by months: 1 to 20 March with 1 to 20 February, January to March with
 * October to December. Any other is compared with the same number of days.
 */
export function periodBefore({ from, to }: Period, by: 'before' | 'year'): Period {
  const [first, last] = [dayjs(from), dayjs(to)];
  if (by === 'year') return { from: first.subtract(1, 'year').format(DATE), to: last.subtract(1, 'year').format(DATE) };
  if (first.date() !== 1) {
    const days = last.diff(first, 'day') + 1;
    return { from: first.subtract(days, 'day').format(DATE), to: first.subtract(1, 'day').format(DATE) };
  }
  const months = (last.year() - first.year()) * 12 + last.month() - first.month() + 1;
  const isWhole = last.date() === last.daysInMonth();
  const moved = last.subtract(months, 'month');
  return {
    from: first.subtract(months, 'month').format(DATE),
    to: (isWhole ? moved.endOf('month') : moved).format(DATE),
  };
}
