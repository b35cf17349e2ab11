import type { MouseEvent } from 'react';

import type { DataRecord } from '../../../runtime/ports/index.ts';
import type { TableColumn } from '../../../runtime/table/index.ts';
import { useTableView } from '../context/index.ts';

/**
 * What pressing a cell of the body does, for the element around all of them: it gets the grid's focus; a double click on
 * a value opens the record, and where rows are chosen by a press one press does. Presses on a control are the control's.
 */
export function useGridPointer(columns: readonly TableColumn[]) {
  const { table, rows, onOpen, onPress } = useTableView();
  const recordOf = (event: MouseEvent): DataRecord | undefined => {
    const cell = cellOf(event);
    const row = cell && rows[cell.row];
    const isControl = event.target instanceof Element && event.target.closest('a, button, input, [role=button]');
    const isValue = cell && columns[cell.column]?.kind === 'data' && row?.kind === 'record';
    return isValue && !isControl ? row.record : undefined;
  };
  return {
    onMouseDown(event: MouseEvent) {
      const cell = cellOf(event);
      if (cell) table.set({ focus: cell });
    },
    onDoubleClick(event: MouseEvent) {
      const record = recordOf(event);
      if (record) onOpen?.(record);
    },
    ...(onPress && {
      onClick(event: MouseEvent) {
        const record = recordOf(event);
        if (record) onPress(record);
      },
    }),
  };
}

/** The place of the cell that was pressed; undefined beside all cells, and in what a cell opened elsewhere on the page. */
function cellOf({ target, currentTarget }: MouseEvent): { row: number; column: number } | undefined {
  const cell = target instanceof Element ? target.closest('[role=gridcell]') : null;
  const row = cell?.closest('[role=row]');
  if (!cell || !row || !currentTarget.contains(row)) return undefined;
  return { row: Number(row.getAttribute('aria-rowindex')) - 2, column: Number(cell.getAttribute('aria-colindex')) - 1 };
}
