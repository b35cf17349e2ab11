import type { ReactNode } from 'react';

import { cellText, editingKind, isNamed, isToggled, needsPanel } from '../../../engine/grid/index.ts';
import type { ResolvedColumn } from '../../../engine/list/resolved-list.ts';
import type { ColumnLayout, PlacedColumn } from '../../../runtime/table/index.ts';
import type { RowState } from '../../../runtime/table/editing/index.ts';
import { cellBox } from '../cell-box.ts';
import { surelyFits } from '../fits.ts';
import { CellEditor } from './CellEditor.tsx';
import { RegisteredCell } from './RegisteredCell.tsx';
import { FileCell } from './FileCell.tsx';
import { FillHandle } from './FillHandle.tsx';
import { TreeToggle } from './TreeToggle.tsx';
import type { EditTable } from './edit-context.ts';

/** Pixels beside the text of a cell: at most those of one that chooses. */
const textPadding = 40;

interface EditCell {
  placed: PlacedColumn;
  /** Place among the data columns; blocks count them. */
  place: number;
  column: ResolvedColumn;
  layout: ColumnLayout;
  state: RowState;
  /** Place of the row, counted from 0. */
  index: number;
  depth: number;
  isOpen: boolean | undefined;
}

/** The plain cells of a row as they were last drawn, by column: one that says the same is not looked at again. */
export type DrawnCells = Map<string, { placed: PlacedColumn; className: string; content: string; drawn: ReactNode }>;

/** A cell of an editable table: a text, and in the active one the column's widget. No component: a table has hundreds. */
export function drawEditCell(table: EditTable, cellProps: EditCell, before: DrawnCells): ReactNode {
  const { placed, place, column, layout, state, index, depth, isOpen } = cellProps;
  const { row, activeColumn, errors, rangeFrom, rangeTo } = state;
  const { key } = column;
  const isActive = activeColumn === key;
  const isEditable = table.isEditable({ key: row.key, column: key }, row.record);
  const error = errors?.get(key);
  const isInBlock = place >= rangeFrom && place <= rangeTo;
  const box = cellBox(placed, layout);
  const kind = editingKind(column);
  const isMounted =
    isActive && isEditable && kind !== 'toggle' && kind !== 'file' && (!needsPanel(column) || state.mode === 'edit');
  const content = isMounted ? undefined : drawContent(table, column, state);
  const usual = `${box.className} ${isEditable ? `pw-edit pw-edit-${kind}` : 'pw-edit-locked'}`;
  const marks = [
    isActive && 'pw-edit-active',
    isInBlock && (!isActive || rangeFrom < rangeTo) && 'pw-edit-block',
    error && 'pw-edit-wrong',
    table.isFound(column, row.record) && 'pw-edit-found',
    isMounted && 'pw-edit-mounted',
    typeof content === 'string' && surelyFits(content, placed.width - textPadding) && 'pw-edit-fits',
  ].filter(Boolean);
  const className = marks.length > 0 ? `${usual} ${marks.join(' ')}` : usual;
  const isTree = place === 0 && table.isTree;
  const isPlain = typeof content === 'string' && !isActive && !isInBlock && error === undefined && !isTree;
  const known = isPlain ? before.get(key) : undefined;
  if (known && known.placed === placed && known.className === className && known.content === content)
    return known.drawn;
  // Most cells have none of these, and a table has hundreds of cells: what is not there is not looked at.
  const special = {
    ...(isInBlock && { 'aria-selected': true }),
    ...(!isEditable && { 'aria-readonly': true }),
    ...(error !== undefined && { 'aria-invalid': true, 'aria-description': error }),
    ...(isActive && !isMounted && { tabIndex: 0 }),
    ...(box.style && { style: box.style }),
  };
  const drawn = (
    <div
      key={placed.column.key}
      role="gridcell"
      aria-colindex={placed.index + 1}
      data-column={key}
      className={className}
      {...special}
    >
      {isTree && <TreeToggle rowKey={row.key} depth={depth} isOpen={isOpen} />}
      {isMounted ? (
        <CellEditor
          key={state.session}
          column={column}
          row={row}
          index={index}
          error={error}
          inPanel={needsPanel(column) || (column.component === 'TextArea' && state.mode !== 'navigate')}
        />
      ) : (
        content
      )}
      {state.isRangeEnd && place === rangeTo && state.mode === 'navigate' && isEditable && <FillHandle table={table} />}
    </div>
  );
  if (isPlain) before.set(key, { placed, className, content, drawn });
  return drawn;
}

function drawContent(table: EditTable, column: ResolvedColumn, state: RowState): ReactNode {
  const { record, key } = state.row;
  const node = table.stateOf({ key, column: column.key });
  if (node && (!node.visible || node.hidden)) return null;
  const kind = editingKind(column);
  if (kind === 'file') return <FileCell column={column} row={state.row} />;
  if (kind === 'toggle')
    return <span className="pw-check" data-on={isToggled(column, record[column.key]) || undefined} />;
  const isColoured = column.field.readOnly && column.cellProps.colors !== undefined;
  const isOther = kind === 'other' || kind === 'pick' || column.cell === 'chosen' || column.cell === 'tags';
  const isDrawn = isOther && column.cell !== 'text';
  if (isDrawn || isColoured) return <RegisteredCell column={column} record={record} />;
  const text = cellText(column, record, node?.options ?? table.optionsOf(column, record));
  return text === '' && isNamed(column) ? table.nameOf(column, record[column.key]) : text;
}
