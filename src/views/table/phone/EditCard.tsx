import { memo } from 'react';

import type { ResolvedColumn } from '../../../engine/list/index.ts';
import { useRowState } from '../../../runtime/table/editing/index.ts';
import type { PlacedColumn } from '../../../runtime/table/index.ts';
import { useEditTable, type EditTable } from '../context/index.ts';
import { drawEditCell, editRowAttributes, LeadingCell, type EditRowProps } from '../rows/index.ts';

/** A row as a card, for narrow screens: each column's title next to its cell. */
export const EditCard = memo(function EditCard(props: EditRowProps) {
  const { rowKey, index, line, top, depth, isOpen, layout } = props;
  const table = useEditTable();
  const state = useRowState(table.store, rowKey);
  if (!state) return null;
  const { leading } = table;
  const all = [...layout.left, ...layout.middle, ...layout.right];
  const head = all.filter(({ column }) => !column.source);
  const fields = all.filter(({ column }) => column.source);
  return (
    <div className="pw-grid-row pw-edit-card" {...editRowAttributes(table, { state, line, depth, isOpen, top })}>
      <div className="pw-edit-card-head">
        {head.map((placed) => (
          <LeadingCell key={placed.column.key} placed={inCard(placed)} layout={layout} state={state} index={index} />
        ))}
      </div>
      {fields.map(
        (placed) =>
          placed.column.source && (
            <div key={placed.column.key} className="pw-edit-card-line" role="presentation">
              <span className="pw-edit-card-title" aria-hidden>
                {isRequired(table, state.row.key, placed.column.source) && <span className="pw-edit-star">*</span>}
                {placed.column.title}
              </span>
              {drawEditCell(table, {
                layout,
                state,
                index,
                depth,
                isOpen,
                placed: inCard(placed),
                position: placed.index - leading,
                column: placed.column.source,
              })}
            </div>
          ),
      )}
    </div>
  );
});

function inCard(placed: PlacedColumn): PlacedColumn {
  const { fixed: _, ...column } = placed.column;
  return { ...placed, column };
}

function isRequired(table: EditTable, row: string, { key, field }: ResolvedColumn): boolean {
  return field.required && table.isEditable({ key: row, column: key });
}
