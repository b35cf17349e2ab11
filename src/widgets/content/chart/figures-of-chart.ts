import { descending, fillPeriods, sharesOf, topOf, type Figures } from '../../../engine/figures/index.ts';
import type { ChartType } from './chart-props.ts';

/** How a chart reads its figures. */
export interface ChartReading {
  type: ChartType;
  top: number | undefined;
  gaps: boolean | undefined;
  share: boolean | undefined;
}

/** The types that go by time where their figures do. */
const overTime: ReadonlySet<ChartType> = new Set(['line', 'area', 'bar', 'scatter']);

/** The figures as a chart of that type shows them: without gaps in the time, the greatest first, the small ones as one. */
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
  // Of the whole, also where only the greatest are shown.
  const [whole] = (isOfParts ? shown : all).series;
  return { figures: shown, shares: share && whole ? sharesOf(whole.values) : undefined };
}
