import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';

import { DATE, DATE_TIME, datePattern } from '../../../engine/values/index.ts';
import { text, textTable } from '../../../locale/index.ts';

dayjs.extend(customParseFormat);

/** The period that is chosen. */
export type Picker = 'date' | 'week' | 'month' | 'quarter' | 'year' | 'datetime';

const shown: Record<Picker, string> = {
  date: DATE,
  week: 'gggg-wo',
  month: 'YYYY-MM',
  quarter: 'YYYY-[Q]Q',
  year: 'YYYY',
  datetime: DATE_TIME,
};

/** Returns a display format in dayjs notation, from Java's (`yyyy-MM-dd`) or dayjs's; by default the picker's own. */
export function shownFormat(picker: Picker, format?: string): string {
  return format === undefined || format === '' ? shown[picker] : datePattern(format);
}

/** `timestamp` (milliseconds) or a pattern; by default a day is `YYYY-MM-DD`, a moment `YYYY-MM-DD HH:mm:ss`. */
export type ValueFormat = string | undefined;

/** Parses a value as a day or moment; null if it is none. */
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

/** Formats of years, months, days and times in digits, without names and weeks. */
const numbers = /^(?:Y{4}|YY|MM?|DD?|HH?|mm?|ss?|SSS|[^A-Za-z[\]])*$/;

/**
 * Formats a value for display by a pattern that dayjs supports without plugins; text that is not a date is unchanged.
 * Undefined if a plugin is needed.
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

/**
 * Returns the day for a picker: dayjs computes the wrong week number for the last millisecond of some weeks, and a day
 * has no time.
 */
export function dayShown(day: Dayjs, picker: Picker): Dayjs {
  return picker === 'datetime' ? day : day.startOf('day');
}

export const placeholders = textTable({
  date: text('请选择日期'),
  week: text('请选择周'),
  month: text('请选择月份'),
  quarter: text('请选择季度'),
  year: text('请选择年份'),
});
