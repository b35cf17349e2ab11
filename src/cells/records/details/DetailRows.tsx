import { useMemo } from 'react';

import { linesOf } from '../../../engine/bill/index.ts';
import type { ResolvedColumn } from '../../../engine/list/index.ts';
import { Button } from '../../../kit/controls/button/Button.tsx';
import { ListSkeleton } from '../../../kit/states/index.ts';
import { say } from '../../../locale/index.ts';
import { useRecord } from '../../../runtime/list/index.ts';
import { failureText, type DataRecord } from '../../../runtime/ports/index.ts';
import { useRuntime } from '../../../runtime/registry/index.ts';
import { recordId, valueOf } from '../../../runtime/table/index.ts';
import type { JsonValue } from '../../../schema/json/index.ts';

/** Renders the lines of a record as a table: those sent with the record, else loads them. */
export function DetailRows(props: {
  details: NonNullable<ResolvedColumn['details']>;
  record: DataRecord;
  /** The lines that were sent with the record. The name of their field is the key of the column. */
  known?: readonly JsonValue[];
  field: string;
}) {
  const { details, record, known, field } = props;
  const {
    record: whole,
    failure,
    retry,
  } = useRecord(known ? null : details.resource, known ? undefined : recordId(record));
  const rows = useMemo(() => linesOf(known ?? whole?.[field]), [known, whole, field]);
  if (failure)
    return (
      <div role="alert">
        {failureText(failure)}
        <Button type="link" size="small" onClick={retry}>
          {say('重试')}
        </Button>
      </div>
    );
  if (!known && !whole) return <ListSkeleton rows={3} columns={details.columns.length} />;
  if (rows.length === 0) return <span className="pw-detail-none">{say('没有明细')}</span>;
  return (
    <table className="pw-detail-rows">
      <thead>
        <tr>
          {details.columns.map(({ key, title, align }) => (
            <th key={key} scope="col" style={{ textAlign: align }}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={recordId(row) || index}>
            {details.columns.map((column) => (
              <td key={column.key} style={{ textAlign: column.align }}>
                <Value column={column} row={row} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ column, row }: { column: ResolvedColumn; row: DataRecord }) {
  const cell = useRuntime().registry.cells.get(column.cell);
  if (!cell) return null;
  const { component: Cell } = cell;
  return <Cell value={valueOf(row, column.key)} record={row} column={column} />;
}
