import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';

dayjs.extend(customParseFormat);

export const DATE = 'YYYY-MM-DD';
export const DATE_TIME = 'YYYY-MM-DD HH:mm:ss';
export const TIME = 'HH:mm:ss';

const accepted = [DATE_TIME, 'YYYY-MM-DD HH:mm', DATE];

/** Strict: `2026-02-30` and `2026-1-5` are no dates. Gives undefined for any text in none of our formats. */
export function parseDate(text: unknown): Date | undefined {
  if (typeof text !== 'string') return undefined;
  const format = accepted.find((candidate) => dayjs(text, candidate, true).isValid());
  return format === undefined ? undefined : dayjs(text, format, true).toDate();
}

/**
 * A date, time or moment for people and for the wire, in local time.
 * Takes a Date, epoch milliseconds or text in one of our formats; gives '' for an empty value, other text as it is.
 */
export function formatDate(value: unknown, format: string = DATE): string {
  if (value === null || value === undefined || value === '') return '';
  if (value instanceof Date || typeof value === 'number') {
    const moment = dayjs(value);
    return moment.isValid() ? moment.format(format) : '';
  }
  const date = parseDate(value);
  return date ? dayjs(date).format(format) : String(value);
}

/** Is it a text of exactly that shape, and a day or moment that exists? */
export function isDateText(value: unknown, format: string): boolean {
  return (
    typeof value === 'string' &&
    dayjs(format === TIME ? `2000-01-01 ${value}` : value, format === TIME ? DATE_TIME : format, true).isValid()
  );
}
