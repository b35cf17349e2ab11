import dayjs from 'dayjs';

import { say, text, translated } from '../../locale/index.ts';
import { DATE, DATE_TIME, formatDate, isDateText, parseDate, readDate, serverTime, TIME } from '../values/index.ts';
import { narrowed, quoted, type ReadResult } from './read-result.ts';

export type DateReading = 'date' | 'date-time' | 'time' | 'month' | 'quarter' | 'year';

const words: Readonly<Record<string, number>> = {
  前天: -2,
  昨天: -1,
  昨日: -1,
  今天: 0,
  今日: 0,
  明天: 1,
  明日: 1,
  后天: 2,
};
const expected: Readonly<Record<DateReading, readonly [what: string, remedy: string]>> = {
  date: [text('不是日期'), text('请写成2026-03-01这样')],
  'date-time': [text('不是日期时间'), text('请写成2026-03-01 08:30这样')],
  time: [text('不是时间'), text('请写成08:30这样')],
  month: [text('不是月份'), text('请写成2026-03这样')],
  quarter: [text('不是季度'), text('请写成2026-Q1这样')],
  year: [text('不是年份'), text('请写成2026这样')],
};

const wholeDay = /^(\d{4})(?:([-/.])(\d{1,2})\2(\d{1,2})|年(\d{1,2})月(\d{1,2})[日号]?)$/;
const shortDay = /^(\d{1,2})(?:[-/.](\d{1,2})|月(\d{1,2})[日号]?)$/;
const digitsOfDay = /^((?:19|20|21)\d\d)(\d\d)(\d\d)$/;
const wholeMonth = /^(\d{4})(?:[-/.](\d{1,2})|年(\d{1,2})月?)$/;
const digitsOfMonth = /^((?:19|20|21)\d\d)(\d\d)$/;
const quarter = /^(\d{4})(?:-?[Qq]|年第?)([1-4])(?:季度)?$/;
const digitsOfClock = /^(\d{1,2})(\d\d)$/;
const digitsOfSecond = /^(\d\d)(\d\d)(\d\d)$/;
const daysAway = /^([+-]\d{1,3})天?$/;
const clock = /^(\d{1,2})(?::(\d{1,2})(?::(\d{1,2})(?:\.\d+)?)?|[点时](?:(\d{1,2})分?(?:(\d{1,2})秒)?)?)$/;

export interface DateOptions {
  /** The format in which the field shows its values; it is tried first. */
  format?: string | undefined;
  /**
   * The moment for 今天, `+3` and days without a year. Null for a file: it is read on another day than it was written, so
   * such texts are rejected.
   */
  now?: Date | null;
}

/**
 * Parses a day or time in common notations: `2026/3/1`, `20260301`, `2026年3月1日`, `3-1` (of this year), `今天`, `+3` (in
 * three days), `8:30`, `830`, `083000`. A date takes the day of a moment. Ambiguous texts (years of two digits,
 * `260301`) are rejected.
 * @returns `2026-03-01`, `2026-03-01 08:30:00` or `08:30:00`.
 */
export function readDateText(
  text: string,
  kind: DateReading = 'date',
  { format, now = serverTime() }: DateOptions = {},
): ReadResult<string> {
  const plain = plainText(text);
  if (plain === '') return { value: null };
  const shown = format && readDate(narrowed(text), format);
  if (shown) return { value: formatDate(shown, formats[kind] ?? DATE) };
  const read = plain.length > 40 ? undefined : readers[kind](plain, now);
  if (read === undefined)
    return { problem: `${quoted(text)}${translated(expected[kind][0])}`, remedy: translated(expected[kind][1]) };
  const isReal = parseDate(kind === 'time' ? `2000-01-01 ${read}` : read) !== undefined;
  return isReal ? { value: read } : { problem: say('{quoted}不存在', { quoted: quoted(text) }), remedy: say('请改正') };
}

/** True if the text has a time of day; a text without one is a whole day. */
export function hasTime(text: string): boolean {
  const plain = plainText(text);
  return plain === '现在' || parted(plain).length > 1;
}

const formats: Readonly<Partial<Record<DateReading, string>>> = { 'date-time': DATE_TIME, time: TIME };

function plainText(text: string): string {
  return narrowed(text)
    .replaceAll(/\s*([-/.:年月])\s*/g, '$1')
    .replaceAll(/\s+(?=[日号])|\s+(?= )/g, '');
}

const readers: Readonly<Record<DateReading, (text: string, now: Date | null) => string | undefined>> = {
  date(text, now) {
    const [day = '', clockText] = parted(text);
    const time = clockText === undefined ? '00:00:00' : timeFrom(clockText);
    return time !== undefined && isDateText(time, TIME) ? dayFrom(day, now) : undefined;
  },
  'date-time'(text, now) {
    if (text === '现在') return now ? dayjs(now).format(DATE_TIME) : undefined;
    const [written = '', clockText] = parted(text);
    const day = dayFrom(written, now);
    const time = clockText === undefined ? '00:00:00' : timeFrom(clockText);
    return day && time && `${day} ${time}`;
  },
  time: (text, now) => (text === '现在' && now ? dayjs(now).format(TIME) : timeFrom(text)),
  month(text, now) {
    const near = { 上月: -1, 上个月: -1, 本月: 0, 这个月: 0, 下月: 1, 下个月: 1 }[text];
    if (near !== undefined && now) return dayjs(now).startOf('month').add(near, 'month').format(DATE);
    const [, year, month, alsoMonth] = wholeMonth.exec(text) ?? digitsOfMonth.exec(text) ?? [];
    return year === undefined ? dayFrom(text, now) : dateOf(year, month ?? alsoMonth, '1');
  },
  quarter(text, now) {
    const [, year, number] = quarter.exec(text) ?? [];
    return year === undefined ? dayFrom(text, now) : dateOf(year, String(Number(number) * 3 - 2), '1');
  },
  year(text, now) {
    const near = { 去年: -1, 今年: 0, 明年: 1 }[text];
    if (near !== undefined && now) return dateOf(String(now.getFullYear() + near), '1', '1');
    const [, year] = /^(\d{4})年?$/.exec(text) ?? [];
    return year === undefined ? dayFrom(text, now) : dateOf(year, '1', '1');
  },
};

function parted(text: string): string[] {
  const at = /[日号](?=\d)|[ T](?=\d)/.exec(text);
  if (!at) return [text];
  return [text.slice(0, at.index + (/[日号]/.test(at[0]) ? 1 : 0)), text.slice(at.index + 1).trim()];
}

function dayFrom(text: string, now: Date | null): string | undefined {
  const whole = wholeDay.exec(text);
  if (whole) return dateOf(whole[1], whole[3] ?? whole[5], whole[4] ?? whole[6]);
  const digits = digitsOfDay.exec(text);
  if (digits) return dateOf(digits[1], digits[2], digits[3]);
  return now ? dayNear(text, now) : undefined;
}

function dayNear(text: string, now: Date): string | undefined {
  const counted = daysAway.exec(text)?.[1];
  const away = counted === undefined ? own(words, text) : Number(counted);
  if (away !== undefined) return dayjs(now).startOf('day').add(away, 'day').format(DATE);
  const short = shortDay.exec(text);
  return short ? dateOf(String(now.getFullYear()), short[1], short[2] ?? short[3]) : undefined;
}

function own(record: Readonly<Record<string, number>>, key: string): number | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function timeFrom(text: string): string | undefined {
  const match = clock.exec(text) ?? digitsOfClock.exec(text) ?? digitsOfSecond.exec(text);
  if (!match) return undefined;
  const [, hours, minutes, seconds, spoken, spokenSeconds] = match;
  return [hours, minutes ?? spoken, seconds ?? spokenSeconds].map(padded).join(':');
}

function dateOf(...parts: (string | undefined)[]): string {
  return parts.map(padded).join('-');
}

function padded(digits = ''): string {
  return digits.padStart(2, '0');
}
