import type { FigureSource } from '../../../runtime/figures/figure-source.ts';
import type { FigureReading } from '../../../runtime/figures/use-figures.ts';

export type ChartType = 'line' | 'area' | 'bar' | 'ranking' | 'pie' | 'radar' | 'gauge' | 'funnel' | 'scatter';

export interface ChartProps extends FigureSource, FigureReading {
  title?: string;
  type?: ChartType;
  stacked?: boolean;
  /** The number of greatest categories that are shown; the others are merged. */
  top?: number;
  share?: boolean;
  /** `true`: days, months … without records are shown too. */
  gaps?: boolean;
  /** The maximum of a gauge. */
  most?: number;
  /** Path of the list page with the records behind a number. */
  page?: string;
  height?: number;
  table?: boolean;
  plain?: boolean;
}
