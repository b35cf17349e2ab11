import type { ResolvedColumn } from '../../engine/list/index.ts';
import type { DataRecord } from '../../runtime/ports/index.ts';
import { RegisteredCell } from '../table/index.ts';

/** The lines of a bill, all of them; the heads of the columns stand on every page. */
export function PrintLines({ columns, rows }: { columns: readonly ResolvedColumn[]; rows: unknown }) {
  const lines: DataRecord[] = Array.isArray(rows) ? rows.filter(isRecord) : [];
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
              <td key={column.key} style={{ textAlign: column.align }}>
                <RegisteredCell column={column} record={line} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function isRecord(row: unknown): row is DataRecord {
  return typeof row === 'object' && row !== null && !Array.isArray(row);
}
