import { namedPeriod, type Period } from '../time/periods/index.ts';
import { DATE, isDateText } from '../values/index.ts';
import type { QueryShape } from './query-shape.ts';

/** What a query is asked, by field: a value, one of several, or a period. Empty values ask for nothing. */
export type Asked = Readonly<Record<string, unknown>>;

/**
 * A period as documents and date ranges write it: the name of one (`month`), `from,to`, a list of the two, `{ from, to }`,
 * or one day. Undefined where it is none.
 */
export function readPeriod(value: unknown, today: Date): Partial<Period> | undefined {
  if (typeof value === 'string') {
    const named = namedPeriod(value, today);
    return named ?? periodOf(value.includes(',') ? value.split(',') : [value, value]);
  }
  if (Array.isArray(value)) return periodOf(value);
  return isObject(value) ? periodOf([value['from'], value['to']]) : undefined;
}

function periodOf([from, to]: readonly unknown[]): Partial<Period> | undefined {
  const period = { ...(isDay(from) && { from }), ...(isDay(to) && { to }) };
  return period.from === undefined && period.to === undefined ? undefined : period;
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && isDateText(value.slice(0, 10), DATE);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The parameters that a query is called with. What it may not be asked by is left out: the server would not look at it.
 */
export function askedParams(shape: QueryShape, asked: Asked, today: Date): Record<string, string> {
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries(asked)) {
    const known = shape.asked.get(name);
    if (known?.isRange) {
      const { from, to } = readPeriod(value, today) ?? {};
      if (from !== undefined) params[`${name}_begin`] = from;
      if (to !== undefined) params[`${name}_end`] = to;
    } else if (known && Array.isArray(value)) {
      const texts = value.filter(isFilled).map(String);
      if (texts.length > 0) params[`${name}_MultiString`] = JSON.stringify(texts);
    } else if (known && isFilled(value)) {
      params[name] = String(value);
    }
  }
  return params;
}

/** Whether something is asked for with that value. */
export function isFilled(value: unknown): value is string | number | boolean {
  return value !== '' && (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean');
}
