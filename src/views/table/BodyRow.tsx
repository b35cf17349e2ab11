import { memo } from 'react';

import { isSelected as isSelectedIn, type TableRow, useTableState } from '../../runtime/table/index.ts';
import { BodyCell } from './BodyCell.tsx';
import { type DrawnColumns, RowCells } from './RowCells.tsx';
import { useTableView } from './table-view-context.ts';

interface BodyRowProps extends DrawnColumns {
  row: TableRow;
  /** Counted from 0 over all rows. */
  index: number;
  rowHeight: number;
}

/** A row in its place; renders again for its own selection and focus only. */
export const BodyRow = memo(function BodyRow({ row, index, rowHeight, ...drawn }: BodyRowProps) {
  const { table, selection, onToggle, current } = useTableView();
  const isSelected = useTableState(table, (state) => isSelectedIn(state, row.key));
  const focused = useTableState(table, (state) => (state.focus?.row === index ? state.focus.column : -1));
  const isMarked = useTableState(table, (state) => state.marked.has(row.key));
  const isSelectable = selection !== undefined && selection !== 'none';
  return (
    <div
      className="pw-grid-row"
      role="row"
      aria-rowindex={index + 2}
      data-news={isMarked || undefined}
      aria-selected={isSelectable ? isSelected : undefined}
      {...(current === row.key && { 'aria-current': true })}
      {...(onToggle && { 'aria-level': row.level + 1, 'aria-expanded': row.expandable ? row.expanded : undefined })}
      style={{ top: index * rowHeight }}
    >
      <RowCells
        {...drawn}
        draw={(placed) => (
          <BodyCell
            key={placed.column.key}
            placed={placed}
            layout={drawn.layout}
            row={row}
            index={index}
            id={`${drawn.id}-${index}-${placed.index}`}
            isSelected={isSelected}
            isFocused={focused === placed.index}
          />
        )}
      />
    </div>
  );
});
