import dayjs, { type Dayjs } from 'dayjs';

import type { Random } from './random.ts';

export const dateOf = (day: Dayjs): string => day.format('YYYY-MM-DD');

export const workingDay = (day: Dayjs): Dayjs => (day.day() === 0 ? day.subtract(1, 'day') : day);

/** Returns a time of that day between the hours, never later than now, so that new records come last. */
export function timeOf(random: Random, day: Dayjs, today: Date, [from, to]: [number, number]): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const time = `${dateOf(day)} ${two(random.integer(from, to))}:${two(random.integer(0, 59))}:${two(random.integer(0, 59))}`;
  const now = dayjs(today).format('YYYY-MM-DD HH:mm:ss');
  return time < now ? time : now;
}
