import type { FigureReading, FigureSource } from '../../../runtime/figures/index.ts';

export type ChartType = 'line' | 'area' | 'bar' | 'ranking' | 'pie' | 'radar' | 'gauge' | 'funnel' | 'scatter';

export interface ChartProps extends FigureSource, FigureReading {
  title?: string;
  type?: ChartType;
  /** The series of a category stand on each other. */
  stacked?: boolean;
  /** The greatest so many; the others are one. */
  top?: number;
  /** Says the percentage of each category. */
  share?: boolean;
  /** Every day, month … has a place, also those without records. */
  gaps?: boolean;
  /** Where the hand of a gauge ends. */
  most?: number;
  /** Path of the list page that opens what is behind a number. */
  page?: string;
  height?: number;
  table?: boolean;
  plain?: boolean;
}
