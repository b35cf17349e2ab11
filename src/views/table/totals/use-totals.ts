import { useMemo } from 'react';

import { formatDecimal } from '../../../engine/values/index.ts';
import { summarize } from '../../../runtime/table/index.ts';
import { useTableView } from '../context/index.ts';

/** Which totals a table can have at its end. */
export const totalKinds = [
  { kind: 'sum', title: '合计' },
  { kind: 'average', title: '平均' },
] as const;

export type TotalKind = (typeof totalKinds)[number]['kind'];

/** A total as a person reads it. */
export function totalText(total: string | undefined): string {
  return formatDecimal(total).replace(/^-/, '−');
}

/** The totals of the rows that are shown, those at the top of a tree; the kinds that no column asks for are left out. */
export function useTotals() {
  const { columns, rows } = useTableView();
  const kinds = totalKinds.filter(({ kind }) => columns.some(({ statistics }) => statistics.includes(kind)));
  const summaries = useMemo(() => {
    const records = rows.flatMap((row) => (row.kind === 'record' && row.level === 0 ? [row.record] : []));
    const counted = columns.filter((column) => column.statistics.length > 0);
    return new Map(counted.map((column) => [column.key, summarize(records, column)]));
  }, [rows, columns]);
  return { kinds, text: (key: string, kind: TotalKind) => totalText(summaries.get(key)?.[kind]) };
}
