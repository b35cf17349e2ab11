import { memo } from 'react';

import { type RowState, useRowState } from '../../../runtime/table/editing/index.ts';
import { type DrawnColumns, RowCells } from '../RowCells.tsx';
import { EditCell } from './EditCell.tsx';
import { LeadingCell } from './LeadingCell.tsx';
import { useEditTable } from './edit-context.ts';

interface EditRowProps extends DrawnColumns {
  rowKey: string;
  index: number;
  rowHeight: number;
}

/** A row in its place; draws again for its own values, errors, block and active cell only. */
export const EditRow = memo(function EditRow({ rowKey, index, rowHeight, layout, range, id }: EditRowProps) {
  const { store, leading } = useEditTable();
  const state = useRowState(store, rowKey);
  if (!state) return null;
  return (
    <div
      className="pw-grid-row"
      role="row"
      aria-rowindex={index + 2}
      aria-selected={state.isSelected || undefined}
      data-row={rowKey}
      data-status={state.status === 'unchanged' ? undefined : state.status}
      style={{ top: index * rowHeight }}
    >
      <RowCells
        id={id}
        layout={layout}
        range={withActive({ layout, range, id }, state)}
        draw={(placed) =>
          placed.column.source ? (
            <EditCell
              key={placed.column.key}
              placed={placed}
              place={placed.index - leading}
              column={placed.column.source}
              layout={layout}
              state={state}
              index={index}
            />
          ) : (
            <LeadingCell key={placed.column.key} placed={placed} layout={layout} state={state} index={index} />
          )
        }
      />
    </div>
  );
});

/** The columns to draw: those in the window, and the one that is being edited wherever it is. */
function withActive({ layout, range }: DrawnColumns, { activeColumn }: RowState) {
  const place = activeColumn === undefined ? -1 : layout.middle.findIndex(({ column }) => column.key === activeColumn);
  return place < 0 ? range : { first: Math.min(range.first, place), last: Math.max(range.last, place + 1) };
}
