import type { KeyboardEvent, RefObject } from 'react';

import {
  runKey,
  scrollToShow,
  useTableState,
  type CellPosition,
  type ColumnLayout,
  type TableColumn,
} from '../../../runtime/table/index.ts';
import { useTableView } from '../context/index.ts';
import { gridCommands, gridKeys } from './grid-commands.ts';

/**
 * Runs the commands of keys pressed in a read-only table. Keys pressed in a control inside a cell are left to that
 * control. The keymap is in `grid-commands.ts`.
 */
export function useGridKeyboard(grid: {
  id: string;
  scroller: RefObject<HTMLElement | null>;
  layout: ColumnLayout;
  columns: readonly TableColumn[];
  rowHeight: number;
}) {
  const view = useTableView();
  const { table, rows } = view;
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
    const free = element.clientWidth - layout.leftWidth - layout.rightWidth;
    element.scrollTo({
      left: scrollToShow({ start: placed.offset, size: placed.width }, { offset: element.scrollLeft, length: free }),
    });
  };

  const widthOf = (column: number) =>
    [...layout.left, ...layout.middle, ...layout.right].find(({ index }) => index === column)?.width;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || event.metaKey) return;
    const page = Math.max(1, Math.floor((event.currentTarget.clientHeight - rowHeight) / rowHeight) - 1);
    const context = { view, columns, page, id, show, widthOf };
    if (runKey({ keymap: gridKeys, commands: gridCommands }, event, context)) event.preventDefault();
  };

  const active = focus && focus.row < rows.length ? `${id}-${focus.row}-${focus.column}` : undefined;
  return { onKeyDown, 'aria-activedescendant': active };
}

function coveredHeight(element: HTMLElement): number {
  const edges = element.querySelectorAll<HTMLElement>('.pw-grid-head, .pw-grid-foot');
  return [...edges].reduce((height, edge) => height + edge.offsetHeight, 0);
}
