import {
  type LineOffsets,
  type TableColumn,
  layoutColumns,
  visibleColumns,
  visibleLines,
  visibleRows,
} from '../../runtime/table/index.ts';

/** A text that is the same for two scroll offsets at which the grid draws the same. `offsets`: where some lines are taller. */
export function gridPicture(
  grid: {
    columns: readonly TableColumn[];
    widths: Readonly<Record<string, number>>;
    rowHeight: number;
    count: number;
    overscan: { rows: number; columns: number };
    offsets?: LineOffsets;
  },
  metrics: { scrollTop: number; scrollLeft: number; width: number; height: number },
): string {
  const layout = layoutColumns(grid.columns, metrics.width, grid.widths);
  const view = { ...metrics, rowHeight: grid.rowHeight, count: grid.count, overscan: grid.overscan.rows };
  const rows = grid.offsets ? visibleLines(view, grid.offsets) : visibleRows(view);
  const columns = visibleColumns(layout, { ...metrics, overscan: grid.overscan.columns });
  const atEnd = metrics.scrollLeft + metrics.width >= layout.width - 1;
  return [rows.first, rows.last, columns.first, columns.last, metrics.scrollLeft > 0, atEnd, metrics.width].join();
}
