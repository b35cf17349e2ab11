import type { KeyboardEvent, RefObject } from 'react';

import {
  type CellPosition,
  type ColumnLayout,
  type TableColumn,
  moveFocus,
  pageOf,
  scrollToShow,
  toggleInTable,
  useTableState,
} from '../../../runtime/table/index.ts';
import { widthByKey } from '../layout/index.ts';
import { useTableView } from '../context/index.ts';

/**
 * The keys of the grid: arrows, Home, End, PageUp and PageDown (with Control to the edges) move the focused cell, Space
 * selects its row, Enter opens it or goes into its actions, on a radio first selects it; in a tree, Right opens and Left closes a row. Alt with Left or Right
 * makes the focused cell's column narrower or wider.
 * Keys pressed in something inside a cell are that thing's own.
 */
export function useGridKeyboard(grid: {
  id: string;
  scroller: RefObject<HTMLElement | null>;
  layout: ColumnLayout;
  columns: readonly TableColumn[];
  rowHeight: number;
}) {
  const { table, rows, selection, onOpen, onToggle } = useTableView();
  const { id, scroller, layout, columns, rowHeight } = grid;
  const focus = useTableState(table, (state) => state.focus);

  const show = (cell: CellPosition) => {
    const element = scroller.current;
    if (!element) return;
    const covered = coveredHeight(element);
    const length = element.clientHeight - covered;
    element.scrollTo({
      top: scrollToShow({ start: cell.row * rowHeight, size: rowHeight }, { offset: element.scrollTop, length }),
    });
    const placed = layout.middle.find((column) => column.index === cell.column);
    if (!placed) return;
    const room = element.clientWidth - layout.leftWidth - layout.rightWidth;
    element.scrollTo({
      left: scrollToShow({ start: placed.offset, size: placed.width }, { offset: element.scrollLeft, length: room }),
    });
  };

  const toggle = (row: number) => {
    const record = rows[row]?.record;
    if (!record || selection === undefined || selection === 'none') return;
    toggleInTable(table, record, { page: pageOf(rows), single: selection === 'single' });
  };

  /** The one choice is made already: there is more to do with it than to make it again. */
  const isTaken = ({ key }: { key: string }) => selection === 'single' && table.get().selection.has(key);

  const press = (event: KeyboardEvent, cell: CellPosition): boolean => {
    const row = rows[cell.row];
    const kind = columns[cell.column]?.kind;
    if (!row) return false;
    const opensTree = onToggle && row.expandable && kind === 'data' && !event.ctrlKey;
    if (opensTree && event.key === (row.expanded ? 'ArrowLeft' : 'ArrowRight')) onToggle(row.record);
    else if (event.key === ' ' || (event.key === 'Enter' && kind === 'selection' && !isTaken(row))) toggle(cell.row);
    else if (event.key === 'Enter' && kind === 'actions') focusInside(`${id}-${cell.row}-${cell.column}`);
    else if (event.key === 'Enter') onOpen?.(row.record);
    else return false;
    return true;
  };

  const resize = (event: KeyboardEvent) => {
    const at = table.get().focus?.column;
    const placed = [...layout.left, ...layout.middle, ...layout.right].find(({ index }) => index === at);
    if (placed?.column.source) widthByKey(event, table, { column: placed.column.key, width: placed.width });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || event.metaKey) return;
    if (event.altKey) return resize(event);
    const page = Math.max(1, Math.floor((event.currentTarget.clientHeight - rowHeight) / rowHeight) - 1);
    const bounds = { rows: rows.length, columns: columns.length, page };
    const { focus: from } = table.get();
    if (from && press(event, from)) return event.preventDefault();
    const next = moveFocus(from, event, bounds);
    if (!next) return;
    event.preventDefault();
    table.set({ focus: next });
    show(next);
  };

  const active = focus && focus.row < rows.length ? `${id}-${focus.row}-${focus.column}` : undefined;
  return { onKeyDown, 'aria-activedescendant': active };
}

function coveredHeight(element: HTMLElement): number {
  const edges = element.querySelectorAll<HTMLElement>('.pw-grid-head, .pw-grid-foot');
  return [...edges].reduce((height, edge) => height + edge.offsetHeight, 0);
}

function focusInside(cell: string): void {
  document.getElementById(cell)?.querySelector<HTMLElement>('button:not([disabled]), a')?.focus();
}
