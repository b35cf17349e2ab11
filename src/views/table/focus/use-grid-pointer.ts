import type { MouseEvent } from 'react';

import type { DataRecord } from '../../../runtime/ports/index.ts';
import type { TableColumn } from '../../../runtime/table/index.ts';
import { useTableView } from '../context/index.ts';

/**
 * Returns the pointer handlers of the element around all cells. A press moves the grid's focus to the cell; a double
 * click on a value opens the record, or a single press where rows are chosen by a press. Presses on a control are left
 * to the control.
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

function cellOf({ target, currentTarget }: MouseEvent): { row: number; column: number } | undefined {
  const cell = target instanceof Element ? target.closest('[role=gridcell]') : null;
  const row = cell?.closest('[role=row]');
  if (!cell || !row || !currentTarget.contains(row)) return undefined;
  return { row: Number(row.getAttribute('aria-rowindex')) - 2, column: Number(cell.getAttribute('aria-colindex')) - 1 };
}
