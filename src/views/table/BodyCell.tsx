import type { MouseEvent } from 'react';

import {
  type ColumnLayout,
  type PlacedColumn,
  pageOf,
  type TableRow,
  toggleInTable,
} from '../../runtime/table/index.ts';
import { recordName } from './record-name.ts';
import { RowActions } from './RowActions.tsx';
import { SelectBox } from './SelectBox.tsx';
import { TreeCell } from './TreeCell.tsx';
import { ValueCell } from './ValueCell.tsx';
import { cellBox } from './cell-box.ts';
import { useTableView } from './table-view-context.ts';

interface BodyCellProps {
  placed: PlacedColumn;
  layout: ColumnLayout;
  row: TableRow;
  index: number;
  id: string;
  isSelected: boolean;
  isFocused: boolean;
}

/** One cell of the body; a press on it puts the grid's focus there, a double click opens the record. */
export function BodyCell(props: BodyCellProps) {
  const { placed, layout, row, index, id, isFocused } = props;
  const { table, onOpen, onPress } = useTableView();
  const isOfRecord = ({ target }: MouseEvent) => {
    const isControl = target instanceof Element && target.closest('a, button, input, [role=button]');
    return row.kind !== 'loading' && placed.column.kind === 'data' && !isControl;
  };
  const box = cellBox(placed, layout);
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the grid has the focus and names its active cell
    <div
      id={id}
      role="gridcell"
      aria-colindex={placed.index + 1}
      className={isFocused ? `${box.className} pw-cell-focused` : box.className}
      style={box.style}
      onMouseDown={() => table.set({ focus: { row: index, column: placed.index } })}
      onDoubleClick={(event) => isOfRecord(event) && onOpen?.(row.record)}
      {...(onPress && { onClick: (event: MouseEvent) => isOfRecord(event) && onPress(row.record) })}
    >
      <Content {...props} />
    </div>
  );
}

function Content({ placed: { column }, row, index, isSelected }: BodyCellProps) {
  const view = useTableView();
  const { table, selection, firstNumber = 1 } = view;
  const firstData = view.columns[0]?.key;
  if (row.kind === 'loading') return column.key === firstData ? <TreeCell row={row}>正在加载…</TreeCell> : null;
  switch (column.kind) {
    case 'selection':
      return (
        <SelectBox
          label={`选择${recordName(view, row, index)}`}
          single={selection === 'single'}
          state={isSelected ? 'all' : 'none'}
          onToggle={() => toggleInTable(table, row.record, { page: pageOf(view.rows), single: selection === 'single' })}
        />
      );
    case 'number':
      return <span className="pw-cell-figure">{firstNumber + index}</span>;
    case 'actions':
      return <RowActions record={row.record} name={recordName(view, row, index)} />;
    case 'data': {
      if (!column.source) return null;
      const value = <ValueCell column={column.source} record={row.record} />;
      return view.onToggle && column.key === firstData ? <TreeCell row={row}>{value}</TreeCell> : value;
    }
  }
}
