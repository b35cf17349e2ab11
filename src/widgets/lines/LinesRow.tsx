import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import type { NodeState } from '../../engine/form/resolved-form.ts';
import type { ResolvedColumn } from '../../engine/list/resolved-list.ts';
import type { DataRecord } from '../../runtime/data/ports.ts';
import { LinesCell, type LinesCellProps } from './LinesCell.tsx';
import { tableRoles } from './table-roles.ts';

interface LinesRowProps extends Pick<LinesCellProps, 'disabled' | 'readOnly' | 'onChange' | 'onBlur'> {
  /** Of the row's controls; the column's key comes after it. */
  id: string;
  row: DataRecord;
  index: number;
  columns: readonly ResolvedColumn[];
  rowNumber: boolean;
  cells: Record<string, NodeState>;
  errorAt: (row: number, key: string) => string | undefined;
  onRemove: ((index: number) => void) | undefined;
}

/** One line: its number, its cells, and the button that takes it away. */
export function LinesRow(props: LinesRowProps) {
  const { id, row, index, columns, cells, errorAt, onRemove } = props;
  const removal = `删除第 ${index + 1} 行`;
  return (
    <tr {...tableRoles.row}>
      {props.rowNumber && (
        <td {...tableRoles.cell} className="pw-lines-number">
          {index + 1}
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.key}
          {...tableRoles.cell}
          data-title={column.title}
          className={column.align === 'right' ? 'pw-lines-right' : undefined}
        >
          <LinesCell
            id={`${id}.${column.key}`}
            column={column}
            row={index}
            value={row[column.key]}
            error={errorAt(index, column.key)}
            state={cells[`${index}.${column.key}`] ?? cells[`items.${column.key}`]}
            disabled={props.disabled}
            readOnly={props.readOnly}
            onChange={props.onChange}
            onBlur={props.onBlur}
          />
        </td>
      ))}
      {onRemove && (
        <td {...tableRoles.cell} className="pw-lines-remove">
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={removal}
            title={removal}
            onClick={() => onRemove(index)}
          />
        </td>
      )}
    </tr>
  );
}
