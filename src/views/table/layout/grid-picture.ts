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
 * Returns how many rows are rendered beyond the edges of the view: those of the next scroll, and one before the first
 * scroll, as the first view has to be fast and its direction is unknown.
 */
export function rowsBeyond({ landed }: { landed: boolean }): number {
  return landed ? 1 : 4;
}

/** The number of columns rendered beyond the edges of the view. */
export const columnsBeyond = 1;

/**
 * Returns a key that is equal for scroll offsets with the same rendering. `offsets`: the positions, if some lines are
 * taller.
 */
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
