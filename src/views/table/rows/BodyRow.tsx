import { memo, useState } from 'react';

import {
  isSelected as isSelectedIn,
  useTableState,
  type TableRow,
  type TableState,
} from '../../../runtime/table/index.ts';
import { useRowView } from '../context/index.ts';
import { RowCells, type DrawnColumns } from '../layout/index.ts';
import { keptBodyCell, type DrawnBodyCells } from './BodyCell.tsx';

interface BodyRowProps extends DrawnColumns {
  row: TableRow;
  /** The index over all rows, from 0. */
  index: number;
  rowHeight: number;
}

/** A positioned row; renders again for its own selection and focus only. */
export const BodyRow = memo(function BodyRow({ row, index, rowHeight, ...drawn }: BodyRowProps) {
  const view = useRowView();
  const { table, selection, onToggle, current } = view;
  const marks = useTableState(table, (state) => marksOf(state, row.key, index));
  const [before] = useState<DrawnBodyCells>(() => []);
  const isSelected = (marks & selected) > 0;
  const focused = marks >> focusBits;
  const isSelectable = selection !== undefined && selection !== 'none';
  return (
    <div
      className="pw-grid-row"
      role="row"
      data-key={onToggle && row.key}
      aria-rowindex={index + 2}
      data-marked={(marks & marked) > 0 || undefined}
      aria-selected={isSelectable ? isSelected : undefined}
      {...(current === row.key && { 'aria-current': true })}
      {...(onToggle && { 'aria-level': row.level + 1, 'aria-expanded': row.expandable ? row.expanded : undefined })}
      style={{ top: index * rowHeight }}
    >
      <RowCells
        {...drawn}
        draw={(placed) =>
          keptBodyCell(before, view, {
            placed,
            layout: drawn.layout,
            row,
            index,
            isSelected,
            id: `${drawn.id}-${index}-${placed.index}`,
            isFocused: focused === placed.index + 1,
          })
        }
      />
    </div>
  );
});

const selected = 1;
const marked = 2;
const focusBits = 2;

/**
 * Encodes the visible state of a row as one number, so that a row has one subscription: its bits, then its focused
 * column from 1.
 */
function marksOf(state: TableState, key: string, index: number): number {
  const focused = state.focus?.row === index ? state.focus.column + 1 : 0;
  return (isSelectedIn(state, key) ? selected : 0) | (state.marked.has(key) ? marked : 0) | (focused << focusBits);
}
