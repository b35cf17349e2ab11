import type { ResolvedColumn } from '../../../engine/list/index.ts';
import type { ColumnLayout, PlacedColumn } from '../../../runtime/table/index.ts';
import type { RowState } from '../../../runtime/table/editing/index.ts';
import { drawEditCell } from '../rows/EditCell.tsx';
import { LeadingCell } from '../rows/LeadingCell.tsx';
import { type EditTable, useEditTable } from '../context/edit-context.ts';

/** A row as a card, for narrow screens: each column's title with its cell beside it. */
export function EditCard(props: {
  state: RowState;
  index: number;
  line: number;
  top: number;
  depth: number;
  isOpen: boolean | undefined;
  layout: ColumnLayout;
}) {
  const { state, index, line, top, depth, isOpen, layout } = props;
  const table = useEditTable();
  const { leading, isTree } = table;
  const all = [...layout.left, ...layout.middle, ...layout.right];
  const head = all.filter(({ column }) => !column.source);
  const fields = all.filter(({ column }) => column.source);
  return (
    <div
      className="pw-grid-row pw-edit-card"
      role="row"
      aria-rowindex={line + 2}
      aria-selected={state.isSelected || undefined}
      aria-level={isTree ? depth + 1 : undefined}
      aria-expanded={isOpen}
      data-row={state.row.key}
      aria-describedby={table.statusIds?.[state.status]}
      data-status={state.status === 'unchanged' ? undefined : state.status}
      data-reloaded={state.isReloaded || undefined}
      style={{ top }}
    >
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
                ...{ layout, state, index, depth, isOpen },
                placed: inCard(placed),
                place: placed.index - leading,
                column: placed.column.source,
              })}
            </div>
          ),
      )}
    </div>
  );
}

/** Nothing of a card sticks to an edge. */
function inCard(placed: PlacedColumn): PlacedColumn {
  const { fixed: _, ...column } = placed.column;
  return { ...placed, column };
}

function isRequired(table: EditTable, row: string, { key, field }: ResolvedColumn): boolean {
  return field.required && table.isEditable({ key: row, column: key });
}
