import dayjs, { type Dayjs } from 'dayjs';

import { say } from '../../../locale/index.ts';
import { DATE, serverTime } from '../../values/index.ts';

interface DayPeriod {
  title: string;
  from: string;
  to: string;
}

/** Returns the periods around a day, e.g. 今天, 上月; weeks begin on Monday. */
export function dayPeriods(today: Date): DayPeriod[] {
  const now = dayjs(today).startOf('day');
  const monday = now.subtract((now.day() + 6) % 7, 'day');
  const quarter = now.startOf('month').subtract(now.month() % 3, 'month');
  const period = (title: string, from: Dayjs, to: Dayjs) => ({ title, from: from.format(DATE), to: to.format(DATE) });
  const month = (title: string, first: Dayjs, months: number) =>
    period(title, first, first.add(months, 'month').subtract(1, 'day'));
  const first = now.startOf('month');
  return [
    period(say('今天'), now, now),
    period(say('昨天'), now.subtract(1, 'day'), now.subtract(1, 'day')),
    period(say('本周'), monday, monday.add(6, 'day')),
    period(say('上周'), monday.subtract(7, 'day'), monday.subtract(1, 'day')),
    month(say('本月'), first, 1),
    month(say('上月'), first.subtract(1, 'month'), 1),
    month(say('本季度'), quarter, 3),
    month(say('本年'), now.startOf('year'), 12),
    period(say('近 7 天'), now.subtract(6, 'day'), now),
    period(say('近 30 天'), now.subtract(29, 'day'), now),
  ];
}

/**
 * Returns the presets of a calendar: each begins with the first moment of its first day and ends with the last moment
 * of its last day.
 */
export function periodChoices(): { label: string; value: () => [Dayjs, Dayjs] }[] {
  return dayPeriods(serverTime()).map(({ title }, index) => ({
    label: title,
    value() {
      // Computed when it is chosen: pages stay open over midnight.
      const { from, to } = dayPeriods(serverTime())[index] ?? {};
      return [dayjs(from).startOf('day'), dayjs(to).endOf('day')];
    },
  }));
}
