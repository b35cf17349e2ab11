import { say } from '../../schema/locale/index.ts';
import { added, type Category, type Figures } from './figures.ts';

/**
 * The categories in order of the first series, the greatest first, at most `most` of them. With `rest` the others are one
 * more, as far as their numbers can be added.
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

/** The categories in order of the sum of what stands over them, the greatest first; equal ones stay as they are. */
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
