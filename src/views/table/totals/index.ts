export { EditTotals } from './EditTotals.tsx';
export { SummaryRows } from './SummaryRows.tsx';
export { useTotals } from './use-totals.ts';
export { totalsOf } from './totals-of.ts';
