import { descending, fillPeriods, sharesOf, topOf, type Figures } from '../../../engine/figures/index.ts';
import type { ChartType } from './chart-props.ts';

/** The options for converting a chart's figures. */
export interface ChartReading {
  type: ChartType;
  top: number | undefined;
  gaps: boolean | undefined;
  share: boolean | undefined;
}

const overTime: ReadonlySet<ChartType> = new Set(['line', 'area', 'bar', 'scatter']);

/** Returns the figures as the chart shows them: without gaps in time, the greatest first, the small ones merged. */
export function figuresOfChart(
  figures: Figures,
  { type, top, gaps, share }: ChartReading,
): { figures: Figures; shares: number[] | undefined } {
  const isOverTime = figures.dimension?.by !== undefined && overTime.has(type);
  const filled = isOverTime && !gaps ? fillPeriods(figures) : figures;
  const isOfParts = type === 'pie' || type === 'funnel';
  const isRanked = isOfParts || type === 'ranking' || top !== undefined;
  const all = isRanked ? descending(filled) : filled;
  const shown = top === undefined ? all : topOf(all, top, isOfParts);
  // The shares refer to the total, even if only the greatest are shown.
  const [whole] = (isOfParts ? shown : all).series;
  return { figures: shown, shares: share && whole ? sharesOf(whole.values) : undefined };
}
