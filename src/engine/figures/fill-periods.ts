import dayjs, { type Dayjs } from 'dayjs';

import type { Period } from '../time/periods/index.ts';
import type { Category, Figures } from './figures.ts';
import type { DatePart } from './query-shape.ts';

const most = 400;

const quarterOf = (day: Dayjs) => `${day.year()}-Q${Math.floor(day.month() / 3) + 1}`;

const writing: Readonly<Record<DatePart, (day: Dayjs) => string>> = {
  day: (day) => day.format('YYYY-MM-DD'),
  month: (day) => day.format('YYYY-MM'),
  quarter: quarterOf,
  year: (day) => day.format('YYYY'),
};

/** Returns the first day of a date part as a query writes it: `2026-03`, `2026-Q1`; undefined if it is invalid. */
export function firstDayOf(text: string): Dayjs | undefined {
  const quarter = /^(\d{4})-Q([1-4])$/.exec(text);
  if (quarter) return dayjs(`${quarter[1]}-01-01`).add((Number(quarter[2]) - 1) * 3, 'month');
  if (!/^\d{4}(-\d{2}){0,2}$/.test(text)) return undefined;
  const day = dayjs(`${text}-01-01`.slice(0, 10));
  return day.isValid() ? day : undefined;
}

/** Returns the days of a date part, e.g. of `2026-02` from the first to the 28th; undefined if it is invalid. */
export function daysOf(text: string, by: DatePart): Period | undefined {
  const first = firstDayOf(text);
  if (!first) return undefined;
  const last = step(first, by).subtract(1, 'day');
  return { from: writing.day(first), to: writing.day(last) };
}

function step(day: Dayjs, by: DatePart): Dayjs {
  return by === 'quarter' ? day.add(3, 'month') : day.add(1, by);
}

/**
 * Adds the missing days, months … between the first and the last category, or within `period`, in order: 0 for additive
 * measures, otherwise null. Figures that are not over time, or would get too many categories, are returned unchanged.
 */
export function fillPeriods(figures: Figures, period?: Partial<Period>): Figures {
  const by = figures.dimension?.by;
  if (!by) return figures;
  const known = figures.categories.flatMap(({ value }) =>
    typeof value === 'string' && firstDayOf(value) ? value : [],
  );
  const texts = [...known, ...[period?.from, period?.to].flatMap((day) => (day ? writing[by](dayjs(day)) : []))];
  const [first, last] = [texts.toSorted()[0], texts.toSorted().at(-1)];
  const all: string[] = [];
  let day = first === undefined ? undefined : firstDayOf(first);
  while (day && writing[by](day) <= (last ?? '')) {
    all.push(writing[by](day));
    if (all.length > most) return figures;
    day = step(day, by);
  }
  const others = figures.categories.filter(({ value }) => typeof value !== 'string' || !known.includes(value));
  const categories: Category[] = [...all.map((text) => ({ value: text, text })), ...others];
  const at = new Map(figures.categories.map(({ value }, index) => [value, index]));
  return {
    ...figures,
    categories,
    series: figures.series.map((series) => ({
      ...series,
      values: categories.map(({ value }) => {
        const index = at.get(value);
        return index === undefined ? (series.measure.isAdditive ? 0 : null) : (series.values[index] ?? null);
      }),
    })),
  };
}
