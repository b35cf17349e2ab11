import { useMemo } from 'react';

import { useStableCallback } from '../../../kit/states/index.ts';
import { say } from '../../../locale/index.ts';
import type { ListSort } from '../../../runtime/list/index.ts';
import type { PlacedColumn } from '../../../runtime/table/index.ts';
import { useTableView, type TableViewProps } from '../context/index.ts';
import type { DrawnColumns } from '../layout/index.ts';
import { HeaderCells, type HeaderParts } from './HeaderCells.tsx';
import { SelectAll } from './SelectAll.tsx';
import { SortButton } from './SortButton.tsx';

/** The header of a read-only table, with titles that sort. */
export function HeaderRow(drawn: DrawnColumns) {
  const { sort, onSort, selection, table } = useTableView();
  const canSort = onSort !== undefined;
  const press = useStableCallback((column: string, adds: boolean) => onSort?.(column, adds));
  const sortText = JSON.stringify(sort ?? null);
  const parts = useMemo<HeaderParts>(() => {
    const sorted: readonly ListSort[] | null = JSON.parse(sortText);
    return headerParts(sorted ?? undefined, selection, canSort ? press : undefined);
  }, [sortText, selection, canSort, press]);
  return <HeaderCells {...drawn} table={table} parts={parts} />;
}

function headerParts(
  sort: readonly ListSort[] | undefined,
  selection: TableViewProps['selection'],
  onSort: TableViewProps['onSort'],
): HeaderParts {
  return {
    ariaSort: (placed) => ariaSort(placed, sort),
    ofAdded({ kind }) {
      if (kind !== 'selection') return undefined;
      return selection === 'multiple' ? <SelectAll /> : <span className="pw-hidden">{say('选择')}</span>;
    },
    asButton({ key, sortable, problem }, { text, unit }) {
      if (!sortable || !onSort || problem) return undefined;
      const position = sort?.findIndex((sorted) => sorted.column === key) ?? -1;
      return (
        <SortButton
          title={text}
          unit={unit}
          order={sort?.[position]?.order}
          position={sort && sort.length > 1 && position >= 0 ? position + 1 : undefined}
          onPress={(adds) => onSort(key, adds)}
        />
      );
    },
  };
}

function ariaSort({ column }: PlacedColumn, sort: readonly ListSort[] | undefined) {
  if (!column.source?.sortable) return undefined;
  // Only the first sorted column may have `aria-sort`; the buttons of the others announce their order.
  const first = sort?.[0];
  if (first?.column !== column.key) return 'none';
  return first.order === 'asc' ? 'ascending' : 'descending';
}
