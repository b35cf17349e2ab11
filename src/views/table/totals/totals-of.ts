import type { ResolvedColumn } from '../../../engine/list/index.ts';
import { formatDecimal } from '../../../engine/values/index.ts';
import type { ListTotals } from '../../../runtime/list/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';
import { summarize } from '../../../runtime/table/index.ts';

/** Which totals a table can have at its end. */
const kinds = [
  { kind: 'sum', title: '合计' },
  { kind: 'average', title: '平均' },
] as const;

/** One row of totals. */
export interface TotalLine {
  kind: (typeof kinds)[number]['kind'];
  /** What it is over: `合计`, or `本页合计` where the rows are a page. */
  title: string;
  /** A column's total as a person reads it; '' where the column does not ask for it. */
  text: (column: string) => string;
}

/** The totals of these columns over the records; `whole`, over all records, where those are a page of them. */
export function totalsOf(
  columns: readonly ResolvedColumn[],
  records: readonly DataRecord[],
  whole?: ListTotals,
): TotalLine[] {
  const counted = columns.filter((column) => column.statistics.length > 0);
  const summaries = new Map(counted.map((column) => [column.key, summarize(records, column)]));
  return kinds.flatMap(({ kind, title }): TotalLine[] => {
    const asking = new Set(counted.filter(({ statistics }) => statistics.includes(kind)).map(({ key }) => key));
    if (asking.size === 0) return [];
    const shown: TotalLine = {
      kind,
      title: whole ? `本页${title}` : title,
      text: (column) => figure(summaries.get(column)?.[kind]),
    };
    const all: TotalLine = {
      kind,
      title,
      text: (column) => (asking.has(column) ? wholeText(whole, column, kind) : ''),
    };
    return whole ? [shown, all] : [shown];
  });
}

function wholeText(whole: ListTotals | undefined, column: string, kind: TotalLine['kind']): string {
  if (whole?.status === 'ready') return figure(whole.values[column]?.[kind] ?? undefined);
  return whole?.status === 'failed' ? '算不出来' : '…';
}

function figure(decimal: string | undefined): string {
  return formatDecimal(decimal).replace(/^-/, '−');
}
