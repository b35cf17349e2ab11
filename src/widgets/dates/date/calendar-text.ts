import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/zh-cn';
import advancedFormat from 'dayjs/plugin/advancedFormat.js';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import isoWeek from 'dayjs/plugin/isoWeek.js';
import quarterOfYear from 'dayjs/plugin/quarterOfYear.js';
import weekOfYear from 'dayjs/plugin/weekOfYear.js';
import weekYear from 'dayjs/plugin/weekYear.js';

import { DATE, DATE_TIME, datePattern } from '../../../engine/values/index.ts';
import { currentLocale, text, textTable } from '../../../schema/locale/index.ts';

for (const plugin of [advancedFormat, customParseFormat, isoWeek, quarterOfYear, weekOfYear, weekYear])
  dayjs.extend(plugin);

/** What is picked of the calendar. */
export type Picker = 'date' | 'week' | 'month' | 'quarter' | 'year' | 'datetime';

/** How each is shown; the week and the quarter the way the picker itself reads them. */
const shown: Record<Picker, string> = {
  date: DATE,
  week: 'gggg-wo',
  month: 'YYYY-MM',
  quarter: 'YYYY-[Q]Q',
  year: 'YYYY',
  datetime: DATE_TIME,
};

/** A pattern as Java writes it (`yyyy-MM-dd`) or as dayjs does; without one, the picker's own. */
export function shownFormat(picker: Picker, format?: string): string {
  return format === undefined || format === '' ? shown[picker] : datePattern(format);
}

/** `timestamp` (milliseconds) or a pattern; without one a day is `YYYY-MM-DD`, a moment `YYYY-MM-DD HH:mm:ss`. */
export type ValueFormat = string | undefined;

/** The day or moment that a value says; null where it says none. */
export function dayOf(value: unknown, valueFormat?: ValueFormat): Dayjs | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number' || (valueFormat === 'timestamp' && /^\d+$/.test(String(value)))) {
    return valid(dayjs(Number(value)));
  }
  const text = String(value);
  const exact = valueFormat && valueFormat !== 'timestamp' ? valid(dayjs(text, datePattern(valueFormat), true)) : null;
  return exact ?? valid(dayjs(text));
}

/**
 * The value for what was picked: the first day of a week, month, quarter or year (its last with `end`), so that the same
 * choice is always the same value.
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

/** The value for the eye; text that is no date as it is. */
export function shownDay(value: unknown, picker: Picker, format?: string, valueFormat?: ValueFormat): string {
  const day = dayOf(value, valueFormat);
  if (day)
    return dayShown(day, picker)
      .locale(currentLocale() === 'en-US' ? 'en' : 'zh-cn')
      .format(shownFormat(picker, format));
  return typeof value === 'string' ? value : '';
}

/** What a picker is given: dayjs numbers the last millisecond of some weeks wrong, and a day has no time. */
export function dayShown(day: Dayjs, picker: Picker): Dayjs {
  return picker === 'datetime' ? day : day.startOf('day');
}

function valid(day: Dayjs): Dayjs | null {
  return day.isValid() ? day : null;
}

/** What an empty picker says. */
export const placeholders = textTable({
  date: text('请选择日期'),
  week: text('请选择周'),
  month: text('请选择月份'),
  quarter: text('请选择季度'),
  year: text('请选择年份'),
});
