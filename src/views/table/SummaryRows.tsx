import { type ReactNode, useMemo } from 'react';

import { formatDecimal } from '../../engine/values/index.ts';
import { type PlacedColumn, type ColumnSummary, summarize } from '../../runtime/table/index.ts';
import { type DrawnColumns, RowCells } from './RowCells.tsx';
import { cellBox } from './cell-box.ts';
import { useTableView } from './table-view-context.ts';

const kinds = [
  { kind: 'sum', title: '合计' },
  { kind: 'average', title: '平均' },
] as const;

/** 合计 and 平均 of the rows that are shown, stuck to the bottom; nothing where no column asks for them. */
export function SummaryRows(drawn: DrawnColumns) {
  const { columns, rows } = useTableView();
  const shown = kinds.filter(({ kind }) => columns.some((column) => column.statistics.includes(kind)));
  const summaries = useMemo(() => {
    const records = rows.flatMap((row) => (row.kind === 'record' && row.level === 0 ? [row.record] : []));
    const counted = columns.filter((column) => column.statistics.length > 0);
    return new Map(counted.map((column) => [column.key, summarize(records, column)]));
  }, [rows, columns]);
  if (shown.length === 0) return null;
  return (
    <div className="pw-grid-foot" role="rowgroup">
      {shown.map(({ kind, title }) => (
        <div key={kind} className="pw-grid-row" role="row">
          <RowCells
            {...drawn}
            draw={(placed) => (
              <div
                key={placed.column.key}
                role="gridcell"
                aria-colindex={placed.index + 1}
                {...cellBox(placed, drawn.layout)}
              >
                {placed.index === 0 ? title : content(placed, summaries, kind)}
              </div>
            )}
          />
        </div>
      ))}
    </div>
  );
}

function content(
  { column }: PlacedColumn,
  summaries: ReadonlyMap<string, ColumnSummary>,
  kind: 'sum' | 'average',
): ReactNode {
  const text = formatDecimal(summaries.get(column.key)?.[kind]);
  return <span className="pw-cell-text pw-cell-figure">{text.replace(/^-/, '−')}</span>;
}
