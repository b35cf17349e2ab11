import { say } from '../../../locale/index.ts';
import { DATE, DATE_TIME, isDateText, parseDate } from '../../values/index.ts';

const [day, hour, minute, second] = [86_400_000, 3_600_000, 60_000, 1000];

/**
 * Returns the time from `now` to the beginning of a day or to a date-time, in words; undefined if the text is neither.
 */
export function remaining(until: string, now: Date): { text: string; isOver: boolean } | undefined {
  if (!isDateText(until, DATE) && !isDateText(until, DATE_TIME)) return undefined;
  const left = (parseDate(until)?.getTime() ?? 0) - now.getTime();
  if (left <= 0) return { text: '', isOver: true };
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const clock = [(left % day) / hour, (left % hour) / minute, (left % minute) / second].map(two).join(':');
  const days = Math.floor(left / day);
  return { text: days > 0 ? say('{days} 天 {clock}', { days, clock }) : clock, isOver: false };
}
