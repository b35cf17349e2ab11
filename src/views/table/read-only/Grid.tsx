import { useCallback, useId, useMemo, useRef, useState, type CSSProperties } from 'react';

import { createRowSlots } from '../../../runtime/table/editing/index.ts';
import {
  layoutColumns,
  useTableState,
  useTableWindow,
  visibleColumns,
  visibleRows,
  type TableColumn,
} from '../../../runtime/table/index.ts';
import { useTableView } from '../context/index.ts';
import { useGridPointer } from '../focus/index.ts';
import { HeaderRow } from '../header/index.ts';
import { useGridKeyboard } from '../keys/index.ts';
import { columnsBeyond, gridPicture, rowHeights, rowsBeyond, useSharedParts, useStable } from '../layout/index.ts';
import { BodyRow } from '../rows/index.ts';
import { SummaryRows } from '../totals/index.ts';
import { useNodeDrag } from '../tree/index.ts';
import { useColumns } from './use-columns.ts';

/** The height in pixels of a further line of text in a row. */
const lineHeight = 22;

/** The grid on large screens: one scroller; header, summary and fixed columns stick to its edges. */
export function Grid() {
  const view = useTableView();
  const { rows, table, label, refreshing } = view;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const columns = useSharedParts(useColumns(view));
  const widths = useTableState(table, (state) => state.widths);
  const oneLine = rowHeights[view.density ?? 'middle'];
  const rowHeight = oneLine + (mostLines(columns) - 1) * lineHeight;
  const picture = useCallback(
    (metrics: Parameters<typeof gridPicture>[1]) =>
      gridPicture({ columns, widths, rowHeight, count: rows.length }, metrics),
    [columns, widths, rowHeight, rows.length],
  );
  const { metrics, onScroll } = useTableWindow(scroller, picture, view.answered);
  const placed = useMemo(() => layoutColumns(columns, metrics.width, widths), [columns, metrics.width, widths]);
  // A fixed column's position depends on its neighbours, so only the middle columns keep their identity.
  const middle = useSharedParts(placed.middle);
  const layout = useMemo(() => ({ ...placed, middle }), [placed, middle]);
  const rowRange = visibleRows({ ...metrics, rowHeight, count: rows.length, overscan: rowsBeyond(metrics) });
  const columnRange = useStable(visibleColumns(layout, { ...metrics, overscan: columnsBeyond }));
  const keyboard = useGridKeyboard({ id, scroller, layout, columns, rowHeight });
  const onPointerDown = useNodeDrag(scroller);
  const pointer = useGridPointer(columns);
  const drawn = { layout, range: columnRange, id };
  // Nothing is rendered before the size is known, as all of it would be rendered again.
  const isMeasured = metrics.width > 0;
  const drawnRows = isMeasured ? rows.slice(rowRange.first, rowRange.last) : [];
  const [slots] = useState(createRowSlots);
  const assigned = slots.assign(drawnRows.map((row) => row.key));
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--pw-row-height': `${rowHeight}px`,
    '--pw-line-height': `${oneLine}px`,
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
      onPointerDown={onPointerDown}
      {...keyboard}
    >
      {isMeasured ? <HeaderRow {...drawn} /> : <div className="pw-grid-head" style={{ height: oneLine }} />}
      <div className="pw-grid-body" role="rowgroup" style={{ height: rows.length * rowHeight }} {...pointer}>
        {drawnRows.map((row, offset) => (
          <BodyRow key={assigned[offset]} row={row} index={rowRange.first + offset} rowHeight={rowHeight} {...drawn} />
        ))}
      </div>
      {isMeasured && <SummaryRows {...drawn} />}
    </div>
  );
}

function mostLines(columns: readonly TableColumn[]): number {
  return Math.max(1, ...columns.map(({ source }) => source?.lines ?? 1));
}
