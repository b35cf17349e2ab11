import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';

dayjs.extend(customParseFormat);

export const DATE = 'YYYY-MM-DD';
export const DATE_TIME = 'YYYY-MM-DD HH:mm:ss';
export const TIME = 'HH:mm:ss';

/** A day, a minute or a second, in the format of the wire. */
const accepted = /^(\d{4})-(\d\d)-(\d\d)(?: (\d\d):(\d\d)(?::(\d\d))?)?$/;

/**
 * Parses a date strictly: `2026-02-30` and `2026-1-5` are invalid. Returns undefined for any text in none of our
 * formats.
 */
export function parseDate(text: unknown): Date | undefined {
  const parts = typeof text === 'string' ? accepted.exec(text) : null;
  if (!parts) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0));
  const date = new Date(year, month - 1, day, hour, minute, second);
  const isReal =
    date.getFullYear() === year &&
    date.getMonth() === month - 1 &&
    date.getDate() === day &&
    date.getHours() === hour &&
    date.getMinutes() === minute &&
    date.getSeconds() === second;
  return isReal ? date : undefined;
}

/** Converts a pattern in Java's (`yyyy-MM-dd`) or dayjs's notation to that of dayjs. */
export function datePattern(pattern: string): string {
  return pattern.replaceAll('yyyy', 'YYYY').replaceAll('dd', 'DD');
}

/** Parses a text strictly by a pattern; undefined if it does not match. */
export function readDate(text: string, pattern: string): Date | undefined {
  const day = dayjs(text, datePattern(pattern), true);
  return day.isValid() ? day.toDate() : undefined;
}

/**
 * Formats a date, time or date-time for display and for the wire, in local time. Takes a Date, epoch milliseconds or
 * text in one of our formats; returns '' for an empty value, other text unchanged.
 */
export function formatDate(value: unknown, pattern: string = DATE): string {
  const format = datePattern(pattern);
  if (value === null || value === undefined || value === '') return '';
  if (value instanceof Date || typeof value === 'number') {
    const moment = dayjs(value);
    return moment.isValid() ? moment.format(format) : '';
  }
  const date = parseDate(value);
  if (!date) return String(value);
  // Tables show thousands of dates unchanged: the formatted text is the beginning of the stored one.
  const isPart = typeof value === 'string' && value.length >= format.length && DATE_TIME.startsWith(format);
  return isPart ? value.slice(0, format.length) : dayjs(date).format(format);
}

/** True for a text of exactly that format that is an existing day or date-time. */
export function isDateText(value: unknown, format: string): boolean {
  if (typeof value !== 'string') return false;
  if (format === TIME) return isDateText(`2000-01-01 ${value}`, DATE_TIME);
  const isOurs = format === DATE || format === DATE_TIME;
  if (isOurs) return value.length === format.length && parseDate(value) !== undefined;
  return dayjs(value, format, true).isValid();
}
