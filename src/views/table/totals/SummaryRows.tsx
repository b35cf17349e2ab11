import type { DrawnColumns } from '../layout/index.ts';
import { TotalRows } from './TotalRows.tsx';
import { useTotals } from './use-totals.ts';

/** The totals of a read-only table's rows; nothing if no column has totals. */
export function SummaryRows(drawn: DrawnColumns) {
  const totals = useTotals();
  return totals.length === 0 ? null : <TotalRows {...drawn} totals={totals} isNamed={false} />;
}
