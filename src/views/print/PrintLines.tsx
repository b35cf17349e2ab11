import type { ResolvedColumn } from '../../engine/list/index.ts';
import type { DataRecord } from '../../runtime/ports/index.ts';
import { isRecord } from '../../schema/json/index.ts';
import { RegisteredCell, totalsOf } from '../table/index.ts';

/** All lines of a bill, with their totals at the end; the column headers repeat on every page. */
export function PrintLines({ columns, rows }: { columns: readonly ResolvedColumn[]; rows: unknown }) {
  const lines: DataRecord[] = Array.isArray(rows) ? rows.filter(isRecord) : [];
  const totals = totalsOf(columns, lines);
  return (
    <table className="pw-print-lines">
      <thead>
        <tr>
          <th>#</th>
          {columns.map(({ key, title }) => (
            <th key={key}>{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={String(line['id'] ?? index)}>
            <td>{index + 1}</td>
            {columns.map((column) => (
              <td
                key={column.key}
                style={{ textAlign: column.align }}
                className={column.align === 'right' ? 'pw-print-figure' : undefined}
              >
                <RegisteredCell column={column} record={line} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {totals.length > 0 && (
        <tfoot>
          {totals.map(({ kind, title, text }) => (
            <tr key={kind}>
              <th>{title}</th>
              {columns.map(({ key, align }) => (
                <td key={key} style={{ textAlign: align }} className="pw-print-figure">
                  {text(key)}
                </td>
              ))}
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  );
}
