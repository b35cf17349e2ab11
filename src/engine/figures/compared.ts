import { bracketed } from '../../locale/index.ts';
import type { Figures, Series } from './figures.ts';

/**
 * Returns the figures with additional series for the previous period. Over time, categories are compared by position
 * (the first with the first); otherwise by value.
 */
export function comparedWith(figures: Figures, before: Figures, title: string): Figures {
  const at = new Map(before.categories.map(({ value }, index) => [value, index]));
  const place = (index: number) =>
    figures.dimension?.by ? index : (at.get(figures.categories[index]?.value ?? null) ?? -1);
  const matching = ({ measure, part }: Series) =>
    before.series.find((other) => other.measure.name === measure.name && other.part?.value === part?.value);
  const compared = figures.series.map((series): Series => ({
    ...series,
    title: figures.series.length > 1 ? series.title + bracketed(title) : title,
    isBefore: true,
    values: series.values.map((_, index) => matching(series)?.values[place(index)] ?? null),
  }));
  return { ...figures, series: [...figures.series, ...compared] };
}

/**
 * Returns the growth of a number, in percent with one decimal place; undefined if there is no previous value, or it is
 * 0.
 */
export function growth(now: number | null, before: number | null): number | undefined {
  if (now === null || before === null || before === 0) return undefined;
  return Math.round(((now - before) / Math.abs(before)) * 1000) / 10;
}
