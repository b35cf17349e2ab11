import type { ResolvedColumn } from '../../engine/list/resolved-list.ts';
import type { DataRecord } from '../../runtime/data/ports.ts';
import { columnClass } from './column-class.ts';
import { tableRoles } from './table-roles.ts';
import { totalsOf } from './totals.ts';

/** The last row: sums and averages of the columns that ask for them. Nothing where no column does. */
export function LinesTotals(props: {
  columns: readonly ResolvedColumn[];
  rows: readonly DataRecord[];
  rowNumber: boolean;
  canRemove: boolean;
  readOnly: boolean;
}) {
  const { columns, rows, rowNumber, canRemove, readOnly } = props;
  if (rows.length === 0 || columns.every((column) => column.statistics.length === 0)) return null;
  return (
    <tfoot {...tableRoles.rowgroup}>
      <tr className="pw-lines-totals" {...tableRoles.row}>
        {rowNumber && <td {...tableRoles.cell}>合计</td>}
        {columns.map((column) => (
          <td
            key={column.key}
            {...tableRoles.cell}
            className={columnClass(column, readOnly)}
            data-title={column.statistics.length > 0 ? column.title : undefined}
          >
            {totalsOf(column, rows)
              .filter(({ text }) => text !== '')
              .map(({ title, text }) => (
                <div key={title}>{title === '合计' && rowNumber ? text : `${title} ${text}`}</div>
              ))}
          </td>
        ))}
        {canRemove && <td {...tableRoles.cell} />}
      </tr>
    </tfoot>
  );
}
