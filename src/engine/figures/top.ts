import { say } from '../../locale/index.ts';
import { added, type Category, type Figures } from './figures.ts';

/**
 * Returns at most `most` categories, sorted as by `descending`. With `rest` the others are combined into one more
 * category, if all measures are additive.
 */
export function topOf(figures: Figures, most: number, rest = true): Figures {
  const sorted = descending(figures);
  if (sorted.categories.length <= most) return sorted;
  const others: Category = { value: null, text: say('其他'), isRest: true };
  const isRestShown = rest && sorted.series.every(({ measure }) => measure.isAdditive);
  return {
    ...sorted,
    categories: [...sorted.categories.slice(0, most), ...(isRestShown ? [others] : [])],
    series: sorted.series.map((series) => ({
      ...series,
      values: [
        ...series.values.slice(0, most),
        ...(isRestShown ? [series.values.slice(most).reduce(added, null)] : []),
      ],
    })),
  };
}

/**
 * Sorts the categories by the sum of their values, the greatest first; equal ones keep their order. Series of the
 * previous period are not counted.
 */
export function descending(figures: Figures): Figures {
  const shown = figures.series.filter(({ isBefore }) => !isBefore);
  const weight = figures.categories.map((_, index) => shown.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
  const order = figures.categories.map((_, index) => index);
  order.sort((one, other) => (weight[other] ?? 0) - (weight[one] ?? 0));
  const inOrder = <Item>(items: readonly Item[]) => order.flatMap((index) => items.slice(index, index + 1));
  return {
    ...figures,
    categories: inOrder(figures.categories),
    series: figures.series.map((series) => ({ ...series, values: inOrder(series.values) })),
  };
}
