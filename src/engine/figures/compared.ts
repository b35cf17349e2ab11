import { bracketed } from '../../schema/locale/index.ts';
import type { Figures, Series } from './figures.ts';

/**
 * The figures with those of the period before beside them. Where they go by time the first is compared with the first,
 * and so on; else each category with itself.
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

/** By how much a number has grown, in percent with one digit; undefined where there was nothing to grow from. */
export function growth(now: number | null, before: number | null): number | undefined {
  if (now === null || before === null || before === 0) return undefined;
  return Math.round(((now - before) / Math.abs(before)) * 1000) / 10;
}
