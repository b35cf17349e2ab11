import dayjs from 'dayjs';

import { DATE } from '../../values/index.ts';
import type { Period } from './named-periods.ts';

/** Returns the whole month of a day, or the one `by` months later. */
export function monthAround(day: Date, by: number): Period {
  const first = dayjs(day).startOf('month').add(by, 'month');
  return { from: first.format(DATE), to: first.endOf('month').format(DATE) };
}

/** Returns the days of a month by weeks that begin on Monday; null for a day of another month. */
export function calendarWeeks({ from, to }: Period): (string | null)[][] {
  const first = dayjs(from);
  const before = (first.day() + 6) % 7;
  const days = dayjs(to).diff(first, 'day') + 1;
  const weeks = Math.ceil((before + days) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => {
      const index = week * 7 + day - before;
      return index < 0 || index >= days ? null : first.add(index, 'day').format(DATE);
    }),
  );
}
