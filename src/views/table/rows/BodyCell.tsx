import type { CSSProperties, ReactNode } from 'react';

import { say } from '../../../locale/index.ts';
import type { ColumnLayout, PlacedColumn, TableRow } from '../../../runtime/table/index.ts';
import { recordName, type RowView } from '../context/index.ts';
import { cellBox } from '../layout/index.ts';
import { parentPathOf, TreeCell } from '../tree/index.ts';
import { RowActions } from './RowActions.tsx';
import { SelectBox } from './SelectBox.tsx';
import { drawValue } from './ValueCell.tsx';

interface BodyCell {
  placed: PlacedColumn;
  layout: ColumnLayout;
  row: TableRow;
  index: number;
  id: string;
  isSelected: boolean;
  isFocused: boolean;
}

/** The cells of a row from the last render, by the positions of their columns. */
export type DrawnBodyCells = ({ view: RowView; cell: BodyCell; drawn: ReactNode } | undefined)[];

/**
 * Renders a cell as `drawBodyCell`, or returns the previous element if nothing but the layout around its column has
 * changed.
 */
export function keptBodyCell(before: DrawnBodyCells, view: RowView, cell: BodyCell): ReactNode {
  const { index } = cell.placed;
  const known = before[index];
  if (known && known.view === view && isSameCell(known.cell, cell)) return known.drawn;
  const drawn = drawBodyCell(view, cell);
  before[index] = { view, cell, drawn };
  return drawn;
}

function isSameCell(before: BodyCell, next: BodyCell): boolean {
  return (
    before.placed === next.placed &&
    before.row === next.row &&
    before.index === next.index &&
    before.id === next.id &&
    before.isSelected === next.isSelected &&
    before.isFocused === next.isFocused
  );
}

/** A function instead of a component: a page has hundreds of cells, none of them with state. */
function drawBodyCell(view: RowView, cell: BodyCell): ReactNode {
  const { placed, layout, id, isFocused } = cell;
  const box = cellBox(placed, layout);
  const { lines } = placed.column.source ?? {};
  const style: (CSSProperties & { '--pw-lines'?: number }) | undefined = lines
    ? { ...box.style, '--pw-lines': lines }
    : box.style;
  return (
    <div
      key={placed.column.key}
      id={id}
      role="gridcell"
      aria-colindex={placed.index + 1}
      className={isFocused ? `${box.className} pw-cell-focused` : box.className}
      style={style}
      data-lines={lines}
      data-column={view.hasMenu ? placed.column.key : undefined}
    >
      {drawContent(view, cell)}
    </div>
  );
}

function drawContent(view: RowView, { placed: { column }, row, index, isSelected }: BodyCell): ReactNode {
  const { selection, firstNumber = 1 } = view;
  const firstData = view.firstColumn;
  if (row.kind === 'loading')
    return column.key === firstData ? <TreeCell row={row}>{say('正在加载…')}</TreeCell> : null;
  switch (column.kind) {
    case 'selection':
      return (
        <SelectBox
          key={row.key}
          label={say('选择{recordName}', { recordName: recordName(view, row, index) })}
          single={selection === 'single'}
          state={isSelected ? 'all' : 'none'}
          onToggle={(extend) => view.onSelect(row.record, extend)}
        />
      );
    case 'number':
      return <span className="pw-cell-figure">{firstNumber + index}</span>;
    case 'expand':
      return null;
    // The key is the record's: focusable content is replaced with it, so that a key press never reaches another record.
    case 'actions':
      return <RowActions key={row.key} record={row.record} name={recordName(view, row, index)} />;
    case 'data': {
      if (!column.source) return null;
      const value = drawValue(view, column.source, row.record);
      const isOfTree = column.key === firstData && (view.onToggle ?? parentPathOf(row)) !== undefined;
      return isOfTree ? <TreeCell row={row}>{value}</TreeCell> : value;
    }
  }
}
