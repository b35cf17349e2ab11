import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';

import { DATE, DATE_TIME, datePattern } from '../../../engine/values/index.ts';
import { text, textTable } from '../../../schema/locale/index.ts';

dayjs.extend(customParseFormat);

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
  const written = String(value);
  const exact =
    valueFormat && valueFormat !== 'timestamp' ? valid(dayjs(written, datePattern(valueFormat), true)) : null;
  return exact ?? valid(dayjs(written));
}

function valid(day: Dayjs): Dayjs | null {
  return day.isValid() ? day : null;
}

/** Years, months, days and times of day as numbers: what needs no words and no weeks. */
const numbers = /^(?:Y{4}|YY|MM?|DD?|HH?|mm?|ss?|SSS|[^A-Za-z[\]])*$/;

/**
 * The value for the eye, by a pattern that dayjs knows without its calendars; text that is no date as it is. Undefined
 * where a calendar is needed.
 */
export function plainDay(
  value: unknown,
  picker: Picker,
  format?: string,
  valueFormat?: ValueFormat,
): string | undefined {
  const day = dayOf(value, valueFormat);
  if (!day) return typeof value === 'string' ? value : '';
  const pattern = shownFormat(picker, format);
  return numbers.test(pattern) ? dayShown(day, picker).format(pattern) : undefined;
}

/** What a picker is given: dayjs numbers the last millisecond of some weeks wrong, and a day has no time. */
export function dayShown(day: Dayjs, picker: Picker): Dayjs {
  return picker === 'datetime' ? day : day.startOf('day');
}

/** What an empty picker says. */
export const placeholders = textTable({
  date: text('请选择日期'),
  week: text('请选择周'),
  month: text('请选择月份'),
  quarter: text('请选择季度'),
  year: text('请选择年份'),
});
