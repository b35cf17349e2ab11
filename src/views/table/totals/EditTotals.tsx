import { memo } from 'react';

import type { ResolvedColumn } from '../../../engine/list/index.ts';
import { type GridStore, useGrid } from '../../../runtime/table/editing/index.ts';
import type { DrawnColumns } from '../layout/index.ts';
import { TotalRows } from './TotalRows.tsx';
import { totalsOf } from './totals-of.ts';

/** 合计 and 平均 of all rows, stuck to the bottom; nothing where no column asks for them or there is no row. */
export const EditTotals = memo(function EditTotals({
  store,
  columns,
  asCard,
  ...drawn
}: DrawnColumns & { store: GridStore; columns: readonly ResolvedColumn[]; asCard: boolean }) {
  const data = useGrid(store, 'data', readData);
  if (data.rows.length === 0 || columns.every(({ statistics }) => statistics.length === 0)) return null;
  const totals = totalsOf(columns, data.rows.records);
  if (asCard)
    return (
      <div className="pw-grid-foot pw-edit-card-totals" role="rowgroup">
        {totals.map(({ kind, title, text }) => (
          <div key={kind} role="row" aria-label={title}>
            {columns
              .filter(({ statistics }) => statistics.includes(kind))
              .map((column) => (
                <span key={column.key} role="gridcell" className="pw-cell-figure">
                  {column.title}
                  {title} {text(column.key)}
                </span>
              ))}
          </div>
        ))}
      </div>
    );
  return <TotalRows {...drawn} totals={totals} isNamed />;
});

function readData(store: GridStore) {
  return store.data();
}
