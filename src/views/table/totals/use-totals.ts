import { useMemo } from 'react';

import { useTableView } from '../context/index.ts';
import { totalsOf, type TotalLine } from './totals-of.ts';

/** The totals of the rows that are shown, those at the top of a tree, and of all records where those are a page. */
export function useTotals(): TotalLine[] {
  const { columns, rows, totals } = useTableView();
  return useMemo(() => {
    const records = rows.flatMap((row) => (row.kind === 'record' && row.level === 0 ? [row.record] : []));
    return totalsOf(columns, records, totals);
  }, [rows, columns, totals]);
}
