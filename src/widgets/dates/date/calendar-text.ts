import dayjs, { type Dayjs } from 'dayjs';

import 'dayjs/locale/zh-cn';

import advancedFormat from 'dayjs/plugin/advancedFormat.js';
import isoWeek from 'dayjs/plugin/isoWeek.js';
import quarterOfYear from 'dayjs/plugin/quarterOfYear.js';
import weekOfYear from 'dayjs/plugin/weekOfYear.js';
import weekYear from 'dayjs/plugin/weekYear.js';

import { serverToday } from '../../../engine/time/calendar/server-today.ts';
import { DATE, DATE_TIME, datePattern } from '../../../engine/values/index.ts';
import { currentLocale } from '../../../locale/index.ts';
import { dayOf, dayShown, shownFormat, type Picker, type ValueFormat } from './plain-day.ts';

export { dayOf, dayShown, placeholders, shownFormat, type Picker, type ValueFormat } from './plain-day.ts';

for (const plugin of [advancedFormat, isoWeek, quarterOfYear, weekOfYear, weekYear, serverToday]) dayjs.extend(plugin);

/**
 * Returns the value of a choice: the first day of a week, month, quarter or year (with `end` the last), so that equal
 * choices have equal values.
 */
export function valueOfDay(
  day: Dayjs,
  picker: Picker,
  { end = false, valueFormat }: { end?: boolean; valueFormat?: ValueFormat } = {},
): string | number {
  const unit = picker === 'week' ? 'isoWeek' : picker === 'datetime' ? 'second' : picker === 'date' ? 'day' : picker;
  const edge = end ? day.endOf(unit as 'day') : day.startOf(unit as 'day');
  if (valueFormat === 'timestamp') return edge.valueOf();
  return edge.format(valueFormat ? datePattern(valueFormat) : picker === 'datetime' ? DATE_TIME : DATE);
}

/** Formats a value for display; text that is not a date is unchanged. */
export function shownDay(value: unknown, picker: Picker, format?: string, valueFormat?: ValueFormat): string {
  const day = dayOf(value, valueFormat);
  if (day)
    return dayShown(day, picker)
      .locale(currentLocale() === 'en-US' ? 'en' : 'zh-cn')
      .format(shownFormat(picker, format));
  return typeof value === 'string' ? value : '';
}
