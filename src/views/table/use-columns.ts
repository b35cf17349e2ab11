import { useMemo } from 'react';

import { type TableColumn, tableColumns, useTableState } from '../../runtime/table/index.ts';
import type { TableViewProps } from './table-view-props.ts';

/** The columns of the grid as they are now: hidden ones left out, dragged widths in. */
export function useColumns(view: TableViewProps): TableColumn[] {
  const { table, columns, selection = 'none', firstNumber, actionTitles } = view;
  const widths = useTableState(table, (state) => state.widths);
  const hidden = useTableState(table, (state) => state.hidden);
  return useMemo(
    () =>
      tableColumns({
        columns,
        widths,
        hidden,
        selection,
        rowNumber: firstNumber !== undefined,
        actionsWidth: actionsWidth(actionTitles ?? []),
        statistics: columns.some((column) => column.statistics.length > 0),
      }),
    [columns, widths, hidden, selection, firstNumber, actionTitles],
  );
}

/** Room for the two longest titles and 更多, 14 px a character. */
function actionsWidth(titles: readonly string[]): number {
  if (titles.length === 0) return 0;
  const lengths = titles.map((title) => [...title].length).sort((left, right) => right - left);
  const links = titles.length > 2 ? [...lengths.slice(0, 2), 3] : lengths;
  return 24 + links.reduce((width, length) => width + length * 14 + 16, 0);
}
