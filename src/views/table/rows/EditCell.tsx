import type { HTMLAttributes, ReactElement, ReactNode } from 'react';

import { cellText, editingKind, isNamed, isToggled, mayHang, needsPanel } from '../../../engine/grid/index.ts';
import type { ResolvedColumn } from '../../../engine/list/index.ts';
import { markKey, withMinusSign } from '../../../engine/values/index.ts';
import type { RowState } from '../../../runtime/table/editing/index.ts';
import type { ColumnLayout, PlacedColumn } from '../../../runtime/table/index.ts';
import { oncePerObject } from '../../../schema/memory/once-per-object.ts';
import type { EditTable } from '../context/index.ts';
import { CellEditor } from '../editor/CellEditor.tsx';
import { FileCell } from '../files/FileCell.tsx';
import { FillHandle } from '../fill/FillHandle.tsx';
import { cellBox, surelyFits, type CellBox } from '../layout/index.ts';
import { TreeToggle } from '../tree/index.ts';
import { RegisteredCell } from './RegisteredCell.tsx';

/** The maximum horizontal padding of a cell's text in pixels: that of a cell with an arrow. */
const textPadding = 40;

interface EditCell {
  placed: PlacedColumn;
  /** The index among the data columns, from 0, as in blocks. */
  position: number;
  column: ResolvedColumn;
  layout: ColumnLayout;
  state: RowState;
  index: number;
  depth: number;
  isOpen: boolean | undefined;
}

/** The plain cells of a row from the last render, by the positions of their columns; unchanged ones are reused. */
export type DrawnCells = (ReactElement<HTMLAttributes<HTMLElement>> | undefined)[];

/**
 * Renders a cell of an editable table: a text, and in the active cell the column's widget. A function instead of a
 * component, as a table has hundreds of cells. Without `before` no element is reused.
 */
export function drawEditCell(table: EditTable, cellProps: EditCell, before?: DrawnCells): ReactNode {
  const { placed, position, column, layout, state } = cellProps;
  const { row, rangeFrom, rangeTo } = state;
  const { key } = column;
  const isEditable = table.isEditable({ key: row.key, column: key }, row.record);
  const isMarked = state.activeColumn === key || (position >= rangeFrom && position <= rangeTo);
  const isTree = position === 0 && table.isTree;
  if (isMarked || isTree || state.errors?.has(key)) return drawMarkedCell(table, cellProps, isEditable);
  const content = drawContent(table, column, state);
  const fits = typeof content === 'string' && surelyFits(content, placed.width - textPadding);
  const box = cellBox(placed, layout);
  const className = classOf(box, column, { isEditable, fits, isFound: table.isFound(column, row.record) });
  const known = before?.[placed.index];
  if (known?.key === key && known.props.style === box.style && known.props.className === className)
    if (known.props.children === content) return known;
  const drawn = (
    <div
      key={key}
      role="gridcell"
      aria-colindex={placed.index + 1}
      data-column={key}
      className={className}
      {...(!isEditable && { 'aria-readonly': true })}
      style={box.style}
    >
      {content}
    </div>
  );
  if (before) before[placed.index] = typeof content === 'string' ? drawn : undefined;
  return drawn;
}

function drawMarkedCell(table: EditTable, cellProps: EditCell, isEditable: boolean): ReactNode {
  const { placed, position, column, layout, state, index, depth, isOpen } = cellProps;
  const { row, rangeFrom, rangeTo } = state;
  const { key } = column;
  const isActive = state.activeColumn === key;
  const error = state.errors?.get(key);
  const isInBlock = position >= rangeFrom && position <= rangeTo;
  const box = cellBox(placed, layout);
  const kind = editingKind(column);
  const isMounted =
    isActive && isEditable && kind !== 'toggle' && kind !== 'file' && (!needsPanel(column) || state.mode === 'edit');
  const marks = [
    classOf(box, column, { isEditable, fits: false, isFound: table.isFound(column, row.record) }),
    isActive && 'pw-edit-active',
    isInBlock && (!isActive || rangeFrom < rangeTo) && 'pw-edit-block',
    error && 'pw-edit-wrong',
    isMounted && 'pw-edit-mounted',
    isMounted && state.mode === 'navigate' && 'pw-edit-chosen',
  ];
  return (
    <div
      key={key}
      role="gridcell"
      aria-colindex={placed.index + 1}
      data-column={key}
      className={marks.filter(Boolean).join(' ')}
      style={box.style}
      aria-selected={isInBlock || undefined}
      aria-invalid={error !== undefined || undefined}
      {...(!isEditable && { 'aria-readonly': true })}
      {...(error !== undefined && { 'aria-description': error })}
      tabIndex={isActive && !isMounted ? 0 : undefined}
    >
      {position === 0 && table.isTree && <TreeToggle rowKey={row.key} depth={depth} isOpen={isOpen} />}
      {isMounted ? (
        <CellEditor
          key={state.session}
          column={column}
          row={row}
          index={index}
          error={error}
          inPanel={needsPanel(column) || (mayHang(column) && state.mode !== 'navigate')}
        />
      ) : (
        drawContent(table, column, state)
      )}
      {state.isRangeEnd && position === rangeTo && state.mode === 'navigate' && isEditable && (
        <FillHandle table={table} />
      )}
    </div>
  );
}

/** The class names of a column's cells by their flags, cached as a table has hundreds of each. */
const classesOf = oncePerObject<CellBox, Map<number, string>>(() => new Map());

function classOf(
  box: CellBox,
  column: ResolvedColumn,
  { isEditable, fits, isFound }: { isEditable: boolean; fits: boolean; isFound: boolean },
): string {
  const which = (isEditable ? 1 : 0) + (fits ? 2 : 0) + (isFound ? 4 : 0);
  const known = classesOf(box);
  const name = known.get(which);
  if (name !== undefined) return name;
  const fresh = [
    box.className,
    isEditable ? `pw-edit pw-edit-${editingKind(column)}` : 'pw-edit-locked',
    fits && 'pw-edit-fits',
    isFound && 'pw-edit-found',
  ]
    .filter(Boolean)
    .join(' ');
  known.set(which, fresh);
  return fresh;
}

/** The content has a constant key, so that its element survives when marks are added next to it. */
function drawContent(table: EditTable, column: ResolvedColumn, state: RowState): ReactNode {
  const { record, key } = state.row;
  const node = table.stateOf({ key, column: column.key });
  if (node && (!node.visible || node.hidden)) return null;
  const kind = editingKind(column);
  if (kind === 'file') return <FileCell key="content" column={column} row={state.row} />;
  if (kind === 'toggle')
    return <span key="content" className="pw-check" data-on={isToggled(column, record[column.key]) || undefined} />;
  const isColoured = column.field.readOnly && column.cellProps.colors !== undefined;
  const isOther = kind === 'other' || kind === 'pick' || column.cell === 'chosen' || column.cell === 'tags';
  const isDrawn = isOther && column.cell !== 'text';
  const isMarked = record[markKey(column.key)] !== undefined;
  if (isDrawn || isColoured || isMarked) return <RegisteredCell key="content" column={column} record={record} />;
  const text = cellText(column, record, node?.options ?? table.optionsOf(column, record));
  if (text === '' && isNamed(column)) return table.nameOf(column, record[column.key]);
  return kind === 'number' ? withMinusSign(text) : text;
}
