import { memo } from 'react';

import type { GridRecord } from '../../../engine/grid/index.ts';
import type { ResolvedColumn } from '../../../engine/list/index.ts';
import { useGrid, type GridStore } from '../../../runtime/table/editing/index.ts';
import type { EditTable } from '../context/index.ts';
import type { DrawnColumns } from '../layout/index.ts';
import { TotalRows } from './TotalRows.tsx';
import { totalsOf } from './totals-of.ts';

/**
 * 合计 and 平均 of all rows, stuck to the bottom; nothing if no column has totals or there is no row. Values that are
 * absent by a condition do not count.
 */
export const EditTotals = memo(function EditTotals({
  store,
  columns,
  asCard,
  stateOf,
  ...drawn
}: DrawnColumns & {
  store: GridStore;
  columns: readonly ResolvedColumn[];
  asCard: boolean;
  stateOf: EditTable['stateOf'];
}) {
  const data = useGrid(store, 'data', readData);
  if (data.rows.length === 0 || columns.every(({ statistics }) => statistics.length === 0)) return null;
  const totals = totalsOf(columns, presentRecords(data, columns, stateOf));
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

/** Removes absent values of columns with totals. A column whose cells depend on conditions has a state in each row. */
function presentRecords(
  { rows }: ReturnType<typeof readData>,
  columns: readonly ResolvedColumn[],
  stateOf: EditTable['stateOf'],
): readonly GridRecord[] {
  const keys = columns.flatMap(({ key, statistics }) => (statistics.length > 0 ? [key] : []));
  const first = rows.keyAt(0) ?? '';
  const conditional = keys.filter((column) => stateOf({ key: first, column }));
  if (conditional.length === 0) return rows.records;
  return rows.records.map((record, index) => {
    const absent = conditional.filter((column) => stateOf({ key: rows.keyAt(index) ?? '', column })?.absent);
    return absent.length === 0 ? record : { ...record, ...Object.fromEntries(absent.map((key) => [key, null])) };
  });
}

function readData(store: GridStore) {
  return store.data();
}
