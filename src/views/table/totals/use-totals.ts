import { useMemo } from 'react';

import { useTableView } from '../context/index.ts';
import { type Totals, totalsOf } from './totals-of.ts';

/** The totals of the rows that are shown, those at the top of a tree. */
export function useTotals(): Totals {
  const { columns, rows } = useTableView();
  return useMemo(() => {
    const records = rows.flatMap((row) => (row.kind === 'record' && row.level === 0 ? [row.record] : []));
    return totalsOf(columns, records);
  }, [rows, columns]);
}
