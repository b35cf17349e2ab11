import type { ResolvedColumn } from '../../../engine/list/index.ts';
import { formatDecimal } from '../../../engine/values/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';
import { summarize } from '../../../runtime/table/index.ts';

/** Which totals a table can have at its end. */
const totalKinds = [
  { kind: 'sum', title: '合计' },
  { kind: 'average', title: '平均' },
] as const;

type TotalKind = (typeof totalKinds)[number]['kind'];

/** The totals of a table's columns. */
export interface Totals {
  /** Those that any column asks for. */
  kinds: readonly (typeof totalKinds)[number][];
  /** A column's total as a person reads it; '' where the column does not ask for it. */
  text: (column: string, kind: TotalKind) => string;
}

/** The totals of these columns over the records. */
export function totalsOf(columns: readonly ResolvedColumn[], records: readonly DataRecord[]): Totals {
  const counted = columns.filter((column) => column.statistics.length > 0);
  const summaries = new Map(counted.map((column) => [column.key, summarize(records, column)]));
  return {
    kinds: totalKinds.filter(({ kind }) => counted.some(({ statistics }) => statistics.includes(kind))),
    text: (column, kind) => formatDecimal(summaries.get(column)?.[kind]).replace(/^-/, '−'),
  };
}
