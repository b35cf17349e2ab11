import type { KeyboardEvent } from 'react';

import type { Locale } from '../../words/index.ts';
import { isEditable, type FieldColumn } from './field-columns.ts';
import { fieldWords } from './field-words.ts';
import { FieldCell, type EndOfEdit } from './FieldCell.tsx';
import { FormCell } from './FormCell.tsx';
import { cellAfterKey, onCellKey, type CellPlace, type GridActions } from './grid-keys.ts';
import type { FieldRow } from './open-model.ts';
import type { Grid } from './use-grid.ts';

export interface FieldGridProps {
  rows: readonly FieldRow[];
  columns: readonly FieldColumn[];
  grid: Grid;
  isReadOnly: boolean;
  /** The problem of a cell, as one sentence. */
  problemOf: (row: FieldRow, column: FieldColumn) => string | undefined;
  namesFor: (column: FieldColumn, row: FieldRow) => readonly { value: string; label: string }[];
  locale: Locale;
  onWrite: (row: FieldRow, column: FieldColumn, typed: string | boolean) => void;
  /** Puts a field on the form, or selects its node there. */
  onForm: (row: FieldRow) => void;
  onAdd: () => void;
  onRemove: (row: FieldRow) => void;
  onMove: (row: FieldRow, by: 1 | -1) => void;
}

const steps: Readonly<Record<EndOfEdit, CellPlace>> = {
  stay: { row: 0, column: 0 },
  down: { row: 1, column: 0 },
  next: { row: 0, column: 1 },
  previous: { row: 0, column: -1 },
};

/** The fields as a small spreadsheet. One cell is in the tab order, and keys move it; the last column is the form. */
export function FieldGrid(props: FieldGridProps) {
  const { rows, columns, grid, isReadOnly, problemOf, namesFor, locale, onWrite, onForm } = props;
  const words = fieldWords[locale];
  const { active, edited, table } = grid;
  const onKeyDown = (event: KeyboardEvent, at: CellPlace) => {
    if (event.nativeEvent.isComposing) return;
    const target = cellAfterKey(event, at, { rows: rows.length, columns: columns.length + 1 });
    if (target) grid.go(target);
    else if (!onCellKey(event, actionsAt(props, at))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const cellProps = (row: number, column: number) => ({
    role: 'gridcell',
    'data-cell': `${row}:${column}`,
    tabIndex: row === active.row && column === active.column ? 0 : -1,
    onFocus: () => grid.setActive({ row, column }),
    onKeyDown: (event: KeyboardEvent) => onKeyDown(event, { row, column }),
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- keys move between its cells
    <table ref={table} role="grid" className="pw-fields" aria-label={words.fields} aria-readonly={isReadOnly}>
      <thead>
        <tr>
          {columns.map(({ key, titles, description }) => (
            <th key={key} scope="col" className={`pw-fields-${key}`} title={description || undefined}>
              {titles[locale]}
            </th>
          ))}
          <th scope="col">{words.inForm}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row.name} className={at === active.row ? 'pw-fields-active' : undefined}>
            {columns.map((column, index) => (
              <FieldCell
                key={column.key}
                cell={cellProps(at, index)}
                column={column}
                row={row}
                edited={at === active.row && index === active.column ? edited : undefined}
                isReadOnly={isReadOnly}
                problem={problemOf(row, column)}
                names={namesFor(column, row)}
                locale={locale}
                onEdit={() => actionsAt(props, { row: at, column: index }).edit()}
                onCheck={(isChecked) => onWrite(row, column, isChecked)}
                onEnd={(typed, end) => {
                  const step = steps[end];
                  grid.go({ row: at + step.row, column: index + step.column });
                  if (typed !== undefined) onWrite(row, column, typed);
                }}
              />
            ))}
            <FormCell cell={cellProps(at, columns.length)} row={row} locale={locale} onForm={() => onForm(row)} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function actionsAt(props: FieldGridProps, at: CellPlace): GridActions {
  const { rows, columns, grid, isReadOnly, onWrite, onForm, onAdd, onRemove, onMove } = props;
  const row = rows[at.row];
  const column = columns[at.column];
  const isWritable = !isReadOnly && row !== undefined && column !== undefined && isEditable(column, row);
  return {
    edit(typed) {
      const isSpace = typed === undefined || typed === ' ';
      if (row && !column && isSpace) onForm(row);
      if (!isWritable) return;
      if (column.editor !== 'check') grid.edit(at, typed);
      else if (isSpace) onWrite(row, column, !isChecked(column, row));
    },
    clear() {
      const isNeeded = column?.key === 'name' || column?.key === 'type';
      if (isWritable && !isNeeded) onWrite(row, column, column.editor === 'check' ? false : '');
    },
    add: () => !isReadOnly && onAdd(),
    remove: () => !isReadOnly && row && onRemove(row),
    move: (by) => !isReadOnly && row && onMove(row, by),
  };
}

function isChecked({ path }: FieldColumn, { field, isRequired }: FieldRow): boolean {
  return path ? Boolean(field[path[0] ?? '']) : isRequired;
}
