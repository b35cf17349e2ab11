import { DATE_TIME, isDateText, TIME } from '../../../src/engine/values/index.ts';
import { say } from '../../locale/index.ts';

type Read = { value: unknown } | { problem: string };

/** `2026-01-31`, `2026/1/31`, `2026.1.31`, `2026年1月31日` or `20260131`, with an optional time. */
const written = [
  /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[ T]+(.*))?$/,
  /^(\d{4})(年)(\d{1,2})月(\d{1,2})日?(?:[ T]*(.+))?$/,
  /^(\d{4})()(\d{2})(\d{2})(?:[ T]+(.*))?$/,
];

/** Parses a date or a date with time. Numbers that do not look like `20260131` are refused as ambiguous. */
export function readDate(text: string, format: 'date' | 'date-time'): Read {
  const [, year = '', , month = '', day = '', clock = '0:00'] =
    written.map((pattern) => pattern.exec(text)).find((found) => found !== null) ?? [];
  const date = `${year}-${two(month)}-${two(day)}`;
  const moment = `${date} ${clockText(clock) ?? ''}`;
  if (isDateText(moment, DATE_TIME)) return { value: format === 'date' ? date : moment };
  return {
    problem: say('“{text}”应为日期，如 2026-01-31{time}', { text, time: format === 'date' ? '' : ' 08:30:00' }),
  };
}

/** Parses a time from its text, or from Excel's number that is a fraction of a day. */
export function readTime(given: string | number | boolean, text: string): Read {
  const isPart = typeof given === 'number' && given >= 0 && given < 1;
  const value = isPart ? timeOfPart(given) : clockText(text);
  return value === undefined ? { problem: say('“{text}”应为时间，如 08:30:00', { text }) } : { value };
}

/** Formats `8:30`, `08:30:00`, `8点30分`, `8时30分5秒`, `0830` or `083000` as `HH:mm:ss`. */
function clockText(text: string): string | undefined {
  const [, hour, minute = '0', second = '0'] =
    /^(\d{1,2})[:：](\d{1,2})(?:[:：](\d{1,2})(?:\.\d+)?)?$/.exec(text) ??
    /^(\d{1,2})[点时](?:(\d{1,2})分?(?:(\d{1,2})秒)?)?$/.exec(text) ??
    /^(\d{2})(\d{2})(\d{2})?$/.exec(text) ??
    [];
  const value = [hour ?? '', minute, second].map(two).join(':');
  return hour !== undefined && isDateText(value, TIME) ? value : undefined;
}

function timeOfPart(part: number): string | undefined {
  const seconds = Math.round(part * 86_400);
  return clockText([seconds / 3_600, (seconds / 60) % 60, seconds % 60].map(Math.floor).join(':'));
}

function two(part: string): string {
  return part.padStart(2, '0');
}
