import { memo, useMemo, useState } from 'react';

import { useRowState, type RowState } from '../../../runtime/table/editing/index.ts';
import type { PlacedColumn } from '../../../runtime/table/index.ts';
import { useEditTable, type EditTable } from '../context/index.ts';
import { RowCells, type DrawnColumns } from '../layout/index.ts';
import { editRowAttributes } from './edit-row-attributes.ts';
import { drawEditCell, type DrawnCells } from './EditCell.tsx';
import { LeadingCell } from './LeadingCell.tsx';

export interface EditRowProps extends DrawnColumns {
  rowKey: string;
  index: number;
  /** The index among all lines, including group headings. */
  line: number;
  /** Pixels from the top of the body. */
  top: number;
  depth: number;
  /** Undefined if it has no children. */
  isOpen: boolean | undefined;
}

/** A positioned row; renders again for its own values, errors, block and active cell only. */
export const EditRow = memo(function EditRow(props: EditRowProps) {
  const { rowKey, index, line, top, depth, isOpen, layout, range, id } = props;
  const table = useEditTable();
  const state = useRowState(table.store, rowKey);
  // A row that only moves keeps its cells, unless they contain its index.
  const named = table.leading > 0 || state?.activeColumn !== undefined || hasActions(layout) ? index : -1;
  const [before] = useState<DrawnCells>(() => []);
  const cells = useMemo(
    () =>
      state && <RowCells {...drawnCells(table, { state, index: named, depth, isOpen, layout, range, id }, before)} />,
    [table, state, named, depth, isOpen, layout, range, id, before],
  );
  if (!state) return null;
  return (
    <div className="pw-grid-row" {...editRowAttributes(table, { state, line, depth, isOpen, top })}>
      {cells}
    </div>
  );
});

function drawnCells(
  table: EditTable,
  row: DrawnColumns & Pick<EditRowProps, 'index' | 'depth' | 'isOpen'> & { state: RowState },
  before: DrawnCells,
) {
  const { state, index, depth, isOpen, layout, range, id } = row;
  return {
    id,
    layout,
    range: withActive({ layout, range, id }, state),
    draw: (placed: PlacedColumn) =>
      placed.column.source ? (
        drawEditCell(
          table,
          {
            placed,
            layout,
            state,
            index,
            depth,
            isOpen,
            position: placed.index - table.leading,
            column: placed.column.source,
          },
          before,
        )
      ) : (
        <LeadingCell key={placed.column.key} placed={placed} layout={layout} state={state} index={index} />
      ),
  };
}

function hasActions({ right }: DrawnColumns['layout']): boolean {
  return right.some(({ column }) => column.kind === 'actions');
}

function withActive({ layout, range }: DrawnColumns, { activeColumn }: RowState) {
  const position =
    activeColumn === undefined ? -1 : layout.middle.findIndex(({ column }) => column.key === activeColumn);
  return position < 0 ? range : { first: Math.min(range.first, position), last: Math.max(range.last, position + 1) };
}
