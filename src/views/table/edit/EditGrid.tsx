import { type CSSProperties, useCallback, useId, useMemo, useRef, useState } from 'react';

import {
  layoutColumns,
  tableColumns,
  useTableState,
  useTableWindow,
  visibleColumns,
  visibleRows,
} from '../../../runtime/table/index.ts';
import { type GridStore, activate, createRowSlots, useGrid } from '../../../runtime/table/editing/index.ts';
import { useViewVariables } from '../../states/index.ts';
import { gridPicture } from '../grid-picture.ts';
import '../table.css';
import { EditHeader } from './EditHeader.tsx';
import { EditRow } from './EditRow.tsx';
import { EditTotals } from './EditTotals.tsx';
import { ErrorTip } from './ErrorTip.tsx';
import { PastePreview } from './PastePreview.tsx';
import './edit.css';
import { EditTableContext } from './edit-context.ts';
import type { EditGridProps } from './edit-grid-props.ts';
import { startTyping, useActiveFocus, useFocusRequests } from './use-cell-focus.ts';
import { useClipboard } from './use-clipboard.ts';
import { useColumnOptions } from './use-column-options.ts';
import { useEditKeyboard } from './use-edit-keyboard.ts';
import { useEditPointer } from './use-edit-pointer.ts';
import { useReferenceNames } from './use-reference-names.ts';
import { useSharedTable } from './use-shared-table.ts';
import { useShowCell } from './use-show-cell.ts';

const overscan = { rows: 4, columns: 1 };

/** An editable table: rows and columns in the window only, texts in the cells, the widget in the one that has the keyboard. */
export function EditGrid(props: EditGridProps) {
  const { store, columns, table, rowHeight, rowNumber, canChange, canRemove, selection = 'none' } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const scroller = useRef<HTMLDivElement>(null);
  const widths = useTableState(table, (state) => state.widths);
  const hidden = useTableState(table, (state) => state.hidden);
  const data = useGrid(store, 'rows', readData);
  const active = useGrid(store, 'focus', readActive);
  const [slots] = useState(createRowSlots);

  const shown = useMemo(() => {
    const statistics = columns.some((column) => column.statistics.length > 0);
    const actionsWidth = canRemove ? 56 : 0;
    return tableColumns({ columns, widths, hidden, selection, rowNumber, actionsWidth, statistics });
  }, [columns, widths, hidden, selection, rowNumber, canRemove]);
  const sources = useMemo(() => shown.flatMap(({ source }) => source ?? []), [shown]);
  const keys = useMemo(() => sources.map(({ key }) => key), [sources]);
  if (store.columns() !== keys) store.setColumns(keys);

  const count = data.rows.length;
  const picture = useCallback(
    (metrics: Parameters<typeof gridPicture>[1]) =>
      gridPicture({ columns: shown, widths, rowHeight, count, overscan }, metrics),
    [shown, widths, rowHeight, count],
  );
  const { metrics, onScroll } = useTableWindow(scroller, picture);
  const layout = useMemo(() => layoutColumns(shown, metrics.width, widths), [shown, metrics.width, widths]);
  const range = useMemo(() => visibleColumns(layout, { ...metrics, overscan: overscan.columns }), [layout, metrics]);
  const rows = visibleRows({ ...metrics, rowHeight, count, overscan: overscan.rows });
  const drawn = data.rows.slice(rows.first, rows.last).map(({ key }) => key);
  // The row that is being edited is drawn wherever it is: what is typed, and the input method with it, outlive a scroll.
  if (active && data.places.has(active.key) && !drawn.includes(active.key)) drawn.push(active.key);
  const drawnSlots = slots.assign(drawn);

  const optionsOf = useColumnOptions(sources);
  const nameOf = useReferenceNames(store, sources, drawn);
  const shared = useSharedTable(id, shown, props, { optionsOf, nameOf });
  const show = useShowCell(scroller, store, layout, rowHeight);
  const page = Math.max(1, Math.floor((metrics.height - rowHeight) / rowHeight) - 1);
  const { toggle, ...pressed } = useEditKeyboard(shared, { page, show, addRow: canChange ? props.onAdd : undefined });
  const pointer = useEditPointer(shared, toggle);
  const clipboard = useClipboard(shared, canChange && props.onAdd !== undefined);
  useFocusRequests(scroller, id, store);
  useActiveFocus(scroller, active, show);

  const enter = () => {
    const [first] = data.rows;
    const [column] = keys;
    if (first && column !== undefined && !store.focus()) activate(store, { key: first.key, column });
  };
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--pw-row-height': `${rowHeight}px`,
    '--pw-grid-width': `${layout.width}px`,
    maxHeight: props.maxHeight,
  };
  const cells = { layout, range, id };
  return (
    <EditTableContext value={shared}>
      <div className="pw-table pw-sheet" style={useViewVariables()}>
        <div
          ref={scroller}
          id={id}
          className="pw-grid"
          style={style}
          role="grid"
          aria-label={props['aria-label']}
          aria-labelledby={props['aria-labelledby']}
          aria-rowcount={count + 1}
          aria-colcount={shown.length}
          aria-multiselectable
          aria-readonly={canChange ? undefined : true}
          tabIndex={active ? -1 : 0}
          data-shadow-left={metrics.scrollLeft > 0 || undefined}
          data-shadow-right={metrics.scrollLeft + metrics.width < layout.width - 1 || undefined}
          onScroll={onScroll}
          onFocus={(event) => {
            if (event.target === event.currentTarget) enter();
          }}
          // Not while the event comes down: drawing then would put back what was typed before the editor hears of it.
          onInput={() => startTyping(store)}
          onCompositionStart={() => startTyping(store)}
          {...pointer}
          {...pressed}
          {...clipboard.handlers}
        >
          <EditHeader {...cells} table={table} isEditable={canChange} />
          <div className="pw-grid-body" role="rowgroup" style={{ height: count * rowHeight }}>
            {drawn.map((key, at) => {
              const index = data.places.get(key) ?? 0;
              return <EditRow key={drawnSlots[at]} rowKey={key} index={index} rowHeight={rowHeight} {...cells} />;
            })}
          </div>
          {count === 0 && props.empty}
          <EditTotals store={store} columns={sources} {...cells} />
        </div>
        <ErrorTip store={store} scroller={scroller} />
        {clipboard.waiting && <PastePreview waiting={clipboard.waiting} onSettle={clipboard.settle} />}
      </div>
    </EditTableContext>
  );
}

function readData(store: GridStore) {
  return store.data();
}

function readActive(store: GridStore) {
  return store.focus()?.active;
}
