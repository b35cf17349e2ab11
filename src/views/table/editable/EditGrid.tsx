import { useCallback, useEffect, useId, useMemo, useRef, useState, type CSSProperties } from 'react';

import { useIsPhone, useViewVariables } from '../../../kit/states/index.ts';
import { preloadBeforeInteraction, useRuntime } from '../../../runtime/registry/index.ts';
import { activate } from '../../../runtime/table/editing/index.ts';
import { tableColumns, useTableState } from '../../../runtime/table/index.ts';

import '../table.css';

import { PastePreview, PasteProgress, useClipboard } from '../clipboard/index.ts';
import { ErrorTip } from '../errors/ErrorTip.tsx';
import { SpokenErrors } from '../errors/SpokenErrors.tsx';
import { FindBar } from '../find/FindBar.tsx';
import { EditHeader, HeaderMenu, type OpenMenu } from '../header/index.ts';
import { cardHeight } from '../phone/index.ts';
import { useEditRowMenu } from '../rows/index.ts';
import { EditTotals } from '../totals/index.ts';
import { EditLines } from './EditLines.tsx';
import { GridScroller } from './GridScroller.tsx';

import './edit.css';

import { EditTableContext, type EditGridProps, type EditTable } from '../context/index.ts';
import { ActiveFocus, startTyping, useEditPointer, useFocusRequests, useShowCell } from '../focus/index.ts';
import { useEditKeyboard } from '../keys/index.ts';
import { useColumnOptions, useLinkedOptions, useReferenceNames } from '../options/index.ts';
import { useEditWindow } from './use-edit-window.ts';
import { useSharedTable } from './use-shared-table.ts';

/** Pixels, as in the style sheet. */
const headHeight = 36;

/**
 * An editable table. Only visible rows and columns are rendered: cells as texts, and the column's widget in the active
 * one.
 */
export function EditGrid(props: EditGridProps) {
  const { store, columns, table, rowNumber, canChange, canRemove, selection = 'none', renderDetail, onDetails } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const scroller = useRef<HTMLDivElement>(null);
  const widths = useTableState(table, (state) => state.widths);
  const hidden = useTableState(table, (state) => state.hidden);
  const frozen = useTableState(table, (state) => state.frozen);
  const [find, setFind] = useState<string>();
  const [menu, setMenu] = useState<OpenMenu>();
  const isPhone = useIsPhone();
  const { registry } = useRuntime();

  const canCopy = canChange && props.onAdd !== undefined && props.tree === undefined;
  const shown = useMemo(() => {
    const statistics = columns.some((column) => column.statistics.length > 0);
    const actionsWidth = canRemove ? (canCopy ? 72 : 56) : 0;
    const expand = renderDetail !== undefined || onDetails !== undefined;
    return tableColumns({ columns, widths, hidden, frozen, selection, rowNumber, expand, actionsWidth, statistics });
  }, [columns, widths, hidden, frozen, selection, rowNumber, canRemove, canCopy, renderDetail, onDetails]);
  const sources = useMemo(() => shown.flatMap(({ source }) => source ?? []), [shown]);
  const keys = useMemo(() => sources.map(({ key }) => key), [sources]);
  if (store.columns() !== keys) store.setColumns(keys);

  const rowHeight = isPhone ? cardHeight(shown) : props.rowHeight;
  const seen = useEditWindow(scroller, {
    store,
    shown,
    widths,
    rowHeight,
    headHeight: isPhone ? 0 : headHeight,
    answered: props.answered,
  });
  const { rows, metrics, layout, range } = seen;
  const drawn = seen.drawn.flatMap(({ line }) => (line.kind === 'row' ? [line.key] : []));

  useEffect(
    () => preloadBeforeInteraction(new Set(sources.map(({ component }) => component)), registry),
    [sources, registry],
  );
  const listed = useColumnOptions(sources);
  const linked = useLinkedOptions(store, sources, drawn);
  const optionsOf = useCallback<EditTable['optionsOf']>(
    (column, record) => (column.optionsRequest ? linked(column, record) : listed(column)),
    [linked, listed],
  );
  const nameOf = useReferenceNames(store, sources, drawn);
  const shared = useSharedTable(id, shown, props, { optionsOf, nameOf, find });
  const show = useShowCell(scroller, store, seen, rowHeight);
  const page = Math.max(1, Math.floor((metrics.height - rowHeight) / rowHeight) - 1);
  const pressed = useEditKeyboard(shared, {
    page,
    show,
    addRow: canChange ? props.onAdd : undefined,
    find: () => setFind((text) => text ?? ''),
  });
  const pointer = useEditPointer(shared, show, scroller);
  const rowMenu = useEditRowMenu(shared, canRemove);
  const clipboard = useClipboard(shared, canChange && props.onAdd !== undefined);
  useFocusRequests(scroller, id, { store, table });

  const enter = () => {
    const first = rows.rows.keyAt(0);
    const [column] = keys;
    if (first !== undefined && column !== undefined && !store.focus()) activate(store, { key: first, column });
  };
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--pw-row-height': `${rowHeight}px`,
    '--pw-grid-width': isPhone ? '100%' : `${layout.width}px`,
    maxHeight: isPhone ? '75vh' : props.maxHeight,
  };
  const cells = { layout, range, id };
  return (
    <EditTableContext value={shared}>
      <div
        className="pw-table pw-sheet"
        style={useViewVariables()}
        data-plain={shared.alwaysEdit ? undefined : ''}
        data-cards={isPhone || undefined}
        data-marks={shared.statusIds && ''}
      >
        {find !== undefined && <FindBar text={find} onText={setFind} onClose={() => setFind(undefined)} />}
        <GridScroller
          store={store}
          ref={scroller}
          id={id}
          className="pw-grid"
          style={style}
          role={props.tree ? 'treegrid' : 'grid'}
          aria-label={props['aria-label']}
          aria-labelledby={props['aria-labelledby']}
          aria-rowcount={seen.count + 1}
          aria-colcount={shown.length}
          aria-multiselectable
          aria-readonly={canChange ? undefined : true}
          data-shadow-left={metrics.scrollLeft > 0 || undefined}
          data-shadow-right={metrics.scrollLeft + metrics.width < layout.width - 1 || undefined}
          onScroll={seen.onScroll}
          onContextMenu={rowMenu.onContextMenu}
          onFocus={(event) => {
            if (event.target === event.currentTarget) enter();
          }}
          // The capture phase is too early: a render at that point would restore the old text before the editor
          // receives the event.
          onInput={() => startTyping(store)}
          onCompositionStart={() => startTyping(store)}
          {...pointer.handlers}
          {...pressed}
          {...clipboard.handlers}
        >
          <EditHeader {...cells} table={table} isEditable={canChange} onMenu={setMenu} />
          <EditLines window={seen} cells={cells} renderDetail={renderDetail} asCards={isPhone} />
          <ActiveFocus store={store} scroller={scroller} show={show} pressed={pointer.pressed} />
          {seen.count === 0 && props.empty}
          <EditTotals store={store} columns={sources} asCard={isPhone} stateOf={shared.stateOf} {...cells} />
        </GridScroller>
        {rowMenu.menu}
        {menu && <HeaderMenu {...menu} columns={columns} table={table} onClose={() => setMenu(undefined)} />}
        <ErrorTip store={store} scroller={scroller} />
        <SpokenErrors store={store} />
        {clipboard.searching && <PasteProgress searching={clipboard.searching} />}
        {clipboard.waiting && <PastePreview waiting={clipboard.waiting} onSettle={clipboard.settle} />}
      </div>
    </EditTableContext>
  );
}
