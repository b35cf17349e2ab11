const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const timePattern = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** Whether the text is a day of the calendar, written `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = (datePattern.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined || year === 0) return false;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Whether the text is a time of day, written `HH:mm` or `HH:mm:ss`. */
export function isTimeOfDay(text: string): boolean {
  return timePattern.test(text);
}

/** Whether the text is `YYYY-MM-DD HH:mm:ss`. */
export function isDateTime(text: string): boolean {
  return text.length === 19 && text[10] === ' ' && isCalendarDate(text.slice(0, 10)) && isTimeOfDay(text.slice(11));
}
