import { isRecord } from '../../schema/json/index.ts';
import { namedPeriod, type Period } from '../time/periods/index.ts';
import { DATE, isDateText } from '../values/index.ts';
import type { QueryShape } from './query-shape.ts';

/** The search values of a query, by field: a value, a list of alternatives, or a period. Empty values are ignored. */
export type QuerySearch = Readonly<Record<string, unknown>>;

/**
 * Parses a period as documents and date ranges write it: a named one (`month`), `from,to`, a list of the two, `{ from,
 * to }`, or one day. Undefined if it is not a period.
 */
export function readPeriod(value: unknown, today: Date): Partial<Period> | undefined {
  if (typeof value === 'string') {
    const named = namedPeriod(value, today);
    return named ?? periodOf(value.includes(',') ? value.split(',') : [value, value]);
  }
  if (Array.isArray(value)) return periodOf(value);
  return isRecord(value) ? periodOf([value['from'], value['to']]) : undefined;
}

function periodOf([from, to]: readonly unknown[]): Partial<Period> | undefined {
  const period = { ...(isDay(from) && { from }), ...(isDay(to) && { to }) };
  return period.from === undefined && period.to === undefined ? undefined : period;
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && isDateText(value.slice(0, 10), DATE);
}

/**
 * Returns the parameters for a query's call. Fields that are not in its `search` are left out: the server would ignore
 * them.
 */
export function searchParams(shape: QueryShape, asked: QuerySearch, today: Date): Record<string, string> {
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

/** True if the value restricts a search. */
export function isFilled(value: unknown): value is string | number | boolean {
  return value !== '' && (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean');
}
