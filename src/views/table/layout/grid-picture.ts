import {
  layoutColumns,
  visibleColumns,
  visibleLines,
  visibleRows,
  type LineOffsets,
  type TableColumn,
  type ViewMetrics,
} from '../../../runtime/table/index.ts';

/**
 * How many rows are drawn beyond the edges of the view: those that the next scroll shows, and where there was none yet one,
 * as the first view is wanted soonest and nobody knows which way it goes from there.
 */
export function rowsBeyond({ landed }: { landed: boolean }): number {
  return landed ? 1 : 4;
}

/** Columns drawn beyond the edges of the view. */
export const columnsBeyond = 1;

/** A text that is the same for two scroll offsets at which the grid draws the same. `offsets`: where some lines are taller. */
export function gridPicture(
  grid: {
    columns: readonly TableColumn[];
    widths: Readonly<Record<string, number>>;
    rowHeight: number;
    count: number;
    offsets?: LineOffsets;
  },
  metrics: ViewMetrics,
): string {
  const layout = layoutColumns(grid.columns, metrics.width, grid.widths);
  const view = { ...metrics, rowHeight: grid.rowHeight, count: grid.count, overscan: rowsBeyond(metrics) };
  const rows = grid.offsets ? visibleLines(view, grid.offsets) : visibleRows(view);
  const columns = visibleColumns(layout, { ...metrics, overscan: columnsBeyond });
  const atEnd = metrics.scrollLeft + metrics.width >= layout.width - 1;
  return [rows.first, rows.last, columns.first, columns.last, metrics.scrollLeft > 0, atEnd, metrics.width].join();
}
