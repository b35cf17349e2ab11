import type { Figures, MeasureShape } from '../../../engine/figures/index.ts';
import { formatDecimal, withMinusSign } from '../../../engine/values/index.ts';
import { bracketed, say, text, textTable } from '../../../locale/index.ts';

/** Formats a number for tables and tooltips; a dash if there is none. */
export function valueText(
  value: number | null | undefined,
  { scale, leastScale }: Pick<MeasureShape, 'scale' | 'leastScale'>,
): string {
  if (value === null || value === undefined) return '—';
  const least = leastScale ?? (scale === 2 && !Number.isInteger(value) ? 2 : 0);
  return withMinusSign(formatDecimal(value, scale, true, least));
}

const steps: readonly [least: number, unit: string][] = textTable([
  [1e12, text('万亿')],
  [1e8, text('亿')],
  [1e4, text('万')],
]);

/** Formats a number for an axis: 12.3万, 4亿. */
export function shortNumber(value: number): string {
  const [least, unit] = steps.find(([each]) => Math.abs(value) >= each) ?? [1, ''];
  return withMinusSign(`${formatDecimal(value / least, 2, true, 0)}${unit}`);
}

/** Returns the header of a series' column: its title with its unit. */
export function seriesTitle({ title, measure }: Figures['series'][number]): string {
  return measure.unit ? title + bracketed(measure.unit) : title;
}

/** Describes a chart in one sentence for screen readers. */
export function summaryOf({ categories, series }: Figures): string {
  const titles = series.map(({ title }) => title).slice(0, 5);
  const texts = categories.map(({ text }) => text).filter((text) => text !== '');
  const span =
    texts.length === 0
      ? ''
      : say('，从{first}到{last}共 {count} 项', { first: texts[0], last: texts.at(-1), count: texts.length });
  return `${titles.join('、')}${span}`;
}
