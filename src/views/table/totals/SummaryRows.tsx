import type { DrawnColumns } from '../layout/index.ts';
import { TotalRows } from './TotalRows.tsx';
import { useTotals } from './use-totals.ts';

/** The totals of the rows that a read-only table shows; nothing where no column asks for them. */
export function SummaryRows(drawn: DrawnColumns) {
  const totals = useTotals();
  return totals.length === 0 ? null : <TotalRows {...drawn} totals={totals} isNamed={false} />;
}
