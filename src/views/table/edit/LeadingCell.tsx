import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import type { RowState } from '../../../runtime/table/editing/index.ts';
import type { ColumnLayout, PlacedColumn } from '../../../runtime/table/index.ts';
import { cellBox } from '../cell-box.ts';
import { useEditTable } from './edit-context.ts';

/** A cell that the table adds to a row: its number, or the button that takes it away. */
export function LeadingCell(props: { placed: PlacedColumn; layout: ColumnLayout; state: RowState; index: number }) {
  const { placed, layout, state, index } = props;
  const { remove } = useEditTable();
  const title = `删除第 ${index + 1} 行`;
  const box = cellBox(placed, layout);
  switch (placed.column.kind) {
    case 'number':
      return (
        <div role="rowheader" aria-colindex={placed.index + 1} {...box}>
          <span className="pw-cell-figure">{index + 1}</span>
        </div>
      );
    case 'actions':
      return (
        <div role="gridcell" aria-colindex={placed.index + 1} {...box}>
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={title}
            title={title}
            onClick={() => remove([state.row.key])}
          />
        </div>
      );
    default:
      return null;
  }
}
