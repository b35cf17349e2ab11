import type { JsonValue } from '../../../schema/json/index.ts';

/** The original has 24 columns; our grid has at most four of equal width. */
const theirs = 24;
const most = 4;

export interface ColumnPlan {
  columns: number;
  spans: number[];
  isExact: boolean;
}

/**
 * Returns the grid that comes nearest to columns of these widths, in 24ths; of several, the one with the fewest
 * columns.
 */
export function columnPlan(widths: readonly number[]): ColumnPlan {
  const plans = Array.from({ length: most }, (_, index) => planOf(index + 1, widths));
  const best = plans.reduce((before, plan) => (plan.error < before.error ? plan : before));
  return { columns: best.columns, spans: best.spans, isExact: best.error === 0 };
}

function planOf(columns: number, widths: readonly number[]): { columns: number; spans: number[]; error: number } {
  const spans = widths.map((width) => Math.min(columns, Math.max(1, Math.round((width * columns) / theirs))));
  const error = sum(spans.map((span, index) => Math.abs((span * theirs) / columns - (widths[index] ?? 0))));
  // Cells that fit in one row of the original should not need a second one.
  const isBroken = sum(widths) <= theirs && sum(spans) > columns;
  return { columns, spans, error: isBroken ? error + theirs : error };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** Returns the width, in 24ths, of a cell that spans `span` of `columns` columns. */
export function widthOf(span: number, columns: number): number {
  return Math.round((span * theirs) / columns);
}

/** Returns the width of an original's column in 24ths; the whole row if it has none. */
export function spanOf(span: JsonValue | undefined): number {
  const width = typeof span === 'string' ? Number.parseFloat(span) : span;
  return typeof width === 'number' && width >= 0 && width <= theirs ? width : theirs;
}
