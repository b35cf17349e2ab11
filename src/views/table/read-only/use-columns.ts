import { useMemo } from 'react';

import { tableColumns, useTableState, type TableColumn } from '../../../runtime/table/index.ts';
import type { TableViewProps } from '../context/index.ts';
import { useActionsWidth } from './use-actions-width.ts';

/** Returns the current columns of the grid: without hidden ones, with resized widths, fixed ones at their side. */
export function useColumns(view: TableViewProps): TableColumn[] {
  const { table, columns, selection = 'none', firstNumber } = view;
  const actionsWidth = useActionsWidth(view);
  const widths = useTableState(table, (state) => state.widths);
  const hidden = useTableState(table, (state) => state.hidden);
  const frozen = useTableState(table, (state) => state.frozen);
  return useMemo(
    () =>
      tableColumns({
        columns,
        widths,
        hidden,
        frozen,
        selection,
        rowNumber: firstNumber !== undefined,
        actionsWidth,
        statistics: columns.some((column) => column.statistics.length > 0),
      }),
    [columns, widths, hidden, frozen, selection, firstNumber, actionsWidth],
  );
}
