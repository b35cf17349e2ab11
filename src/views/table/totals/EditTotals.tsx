import { memo } from 'react';

import type { ResolvedColumn } from '../../../engine/list/index.ts';
import { summarize } from '../../../runtime/table/index.ts';
import { type GridStore, useGrid } from '../../../runtime/table/editing/index.ts';
import { type DrawnColumns, RowCells, cellBox } from '../layout/index.ts';
import { TotalText } from './TotalText.tsx';
import { type TotalKind, totalKinds, totalText } from './use-totals.ts';

/** 合计 and 平均 of all rows, stuck to the bottom; nothing where no column asks for them or there is no row. */
export const EditTotals = memo(function EditTotals({
  store,
  columns,
  asCard,
  ...drawn
}: DrawnColumns & { store: GridStore; columns: readonly ResolvedColumn[]; asCard: boolean }) {
  const data = useGrid(store, 'data', readData);
  const shown = totalKinds.filter(({ kind }) => columns.some((column) => column.statistics.includes(kind)));
  if (shown.length === 0 || data.rows.length === 0) return null;
  const { records } = data.rows;
  const counted = columns.filter((column) => column.statistics.length > 0);
  const summaries = new Map(counted.map((column) => [column.key, summarize(records, column)]));
  const text = (key: string, kind: TotalKind) => totalText(summaries.get(key)?.[kind]);
  if (asCard)
    return (
      <div className="pw-grid-foot pw-edit-card-totals" role="rowgroup">
        {shown.map(({ kind, title }) => (
          <div key={kind} role="row" aria-label={title}>
            {counted
              .filter(({ statistics }) => statistics.includes(kind))
              .map((column) => (
                <span key={column.key} role="gridcell" className="pw-cell-figure">
                  {column.title}
                  {title} {text(column.key, kind)}
                </span>
              ))}
          </div>
        ))}
      </div>
    );
  return (
    <div className="pw-grid-foot" role="rowgroup">
      {shown.map(({ kind, title }) => (
        <div key={kind} className="pw-grid-row" role="row" aria-label={title}>
          <RowCells
            {...drawn}
            draw={(placed) => (
              <div
                key={placed.column.key}
                role="gridcell"
                aria-colindex={placed.index + 1}
                {...cellBox(placed, drawn.layout)}
              >
                <TotalText title={placed.index === 0 ? title : undefined} text={text(placed.column.key, kind)} />
              </div>
            )}
          />
        </div>
      ))}
    </div>
  );
});

function readData(store: GridStore) {
  return store.data();
}
