import type { ResolvedColumn } from '../../../engine/list/index.ts';
import { formatDecimal, withMinusSign } from '../../../engine/values/index.ts';
import { say, text, textTable } from '../../../locale/index.ts';
import type { ListTotals } from '../../../runtime/list/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';
import { summarize } from '../../../runtime/table/index.ts';

const kinds = textTable([
  { kind: 'sum', title: text('合计') },
  { kind: 'average', title: text('平均') },
] as const);

/** One row of totals. */
export interface TotalLine {
  kind: (typeof kinds)[number]['kind'];
  /** `合计`, or `本页合计` if the rows are one page. */
  title: string;
  /** The formatted total of a column; '' if the column has none. */
  text: (column: string) => string;
}

/**
 * Returns the totals of these columns over the records.
 * @param whole the totals over all records, if the records are one page of them.
 */
export function totalsOf(
  columns: readonly ResolvedColumn[],
  records: readonly DataRecord[],
  whole?: ListTotals,
): TotalLine[] {
  const counted = columns.filter((column) => column.statistics.length > 0);
  const summaries = new Map(counted.map((column) => [column.key, summarize(records, column)]));
  const leastOf = (key: string) => counted.find((column) => column.key === key)?.field.leastScale;
  return kinds.flatMap(({ kind, title }): TotalLine[] => {
    const asking = new Set(counted.filter(({ statistics }) => statistics.includes(kind)).map(({ key }) => key));
    if (asking.size === 0) return [];
    const shown: TotalLine = {
      kind,
      title: whole ? say('本页{title}', { title }) : title,
      text: (column) => figure(summaries.get(column)?.[kind], leastOf(column)),
    };
    const all: TotalLine = {
      kind,
      title,
      text: (column) => (asking.has(column) ? wholeText(whole, column, kind, leastOf(column)) : ''),
    };
    return whole && whole.status !== 'page' ? [shown, all] : [shown];
  });
}

function wholeText(whole: ListTotals | undefined, column: string, kind: TotalLine['kind'], least?: number): string {
  if (whole?.status === 'ready') return figure(whole.values[column]?.[kind] ?? undefined, least);
  return whole?.status === 'failed' ? say('算不出来') : '…';
}

function figure(decimal: string | undefined, least?: number): string {
  return withMinusSign(formatDecimal(decimal, undefined, true, least));
}
