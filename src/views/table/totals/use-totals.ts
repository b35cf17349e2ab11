import { useMemo } from 'react';

import { useTableView } from '../context/index.ts';
import { totalsOf, type TotalLine } from './totals-of.ts';

/**
 * Returns the totals of the shown rows (of a tree: those at the top level), and of all records if the rows are one
 * page.
 */
export function useTotals(): TotalLine[] {
  const { columns, rows, totals } = useTableView();
  return useMemo(() => {
    const records = rows.flatMap((row) => (row.kind === 'record' && row.level === 0 ? [row.record] : []));
    return totalsOf(columns, records, totals);
  }, [rows, columns, totals]);
}
