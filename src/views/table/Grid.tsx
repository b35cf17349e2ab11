import { type CSSProperties, useCallback, useId, useMemo, useRef } from 'react';

import {
  layoutColumns,
  useTableState,
  useTableWindow,
  visibleColumns,
  visibleRows,
} from '../../runtime/table/index.ts';
import { BodyRow } from './BodyRow.tsx';
import { HeaderRow } from './HeaderRow.tsx';
import { SummaryRows } from './SummaryRows.tsx';
import { rowHeights } from './density.ts';
import { gridPicture } from './grid-picture.ts';
import { useTableView } from './table-view-context.ts';
import { useColumns } from './use-columns.ts';
import { useGridKeyboard } from './use-grid-keyboard.ts';

const overscan = { rows: 6, columns: 1 };

/** The grid on a screen: one scroller; header, summary and fixed columns stick to its edges. */
export function Grid() {
  const view = useTableView();
  const { rows, table, label, refreshing } = view;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const columns = useColumns(view);
  const widths = useTableState(table, (state) => state.widths);
  const rowHeight = rowHeights[view.density ?? 'middle'];
  const picture = useCallback(
    (metrics: Parameters<typeof gridPicture>[1]) =>
      gridPicture({ columns, widths, rowHeight, count: rows.length, overscan }, metrics),
    [columns, widths, rowHeight, rows.length],
  );
  const { metrics, onScroll } = useTableWindow(scroller, picture);
  const layout = useMemo(() => layoutColumns(columns, metrics.width, widths), [columns, metrics.width, widths]);
  const rowRange = visibleRows({ ...metrics, rowHeight, count: rows.length, overscan: overscan.rows });
  const columnRange = visibleColumns(layout, { ...metrics, overscan: overscan.columns });
  const keyboard = useGridKeyboard({ id, scroller, layout, columns, rowHeight });
  const drawn = { layout, range: columnRange, id };
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--pw-row-height': `${rowHeight}px`,
    '--pw-grid-width': `${layout.width}px`,
  };

  return (
    <div
      ref={scroller}
      className="pw-grid"
      style={style}
      role={view.onToggle ? 'treegrid' : 'grid'}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length}
      aria-multiselectable={view.selection === 'multiple' || undefined}
      aria-busy={refreshing || undefined}
      tabIndex={0}
      data-shadow-left={metrics.scrollLeft > 0 || undefined}
      data-shadow-right={metrics.scrollLeft + metrics.width < layout.width - 1 || undefined}
      onScroll={onScroll}
      {...keyboard}
    >
      <HeaderRow {...drawn} />
      <div className="pw-grid-body" role="rowgroup" style={{ height: rows.length * rowHeight }}>
        {rows.slice(rowRange.first, rowRange.last).map((row, offset) => (
          <BodyRow key={row.key} row={row} index={rowRange.first + offset} rowHeight={rowHeight} {...drawn} />
        ))}
      </div>
      <SummaryRows {...drawn} />
    </div>
  );
}
