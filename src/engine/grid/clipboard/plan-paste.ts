import type { ResolvedColumn } from '../../columns/resolved-column.ts';
import type { FieldOption } from '../../model/index.ts';
import type { CellPlace, CellRange } from '../arrange/index.ts';
import { valueFromText } from './value-from-text.ts';

/** A cell that a paste writes; `row` counts from 0 and continues after the last row for rows to be added. */
export interface PastedCell {
  row: number;
  column: string;
  value: unknown;
}

export interface PastedName {
  row: number;
  column: string;
  text: string;
  /** Texts pasted into the same row for fields that the record is copied to, by the record's field. */
  copies?: Readonly<Record<string, string>>;
}

/** A cell whose text does not fit, for the preview. `row` counts from 1, as displayed. */
export interface PasteMisfit {
  row: number;
  title: string;
  text: string;
  message: string;
}

export interface PastePlan {
  cells: PastedCell[];
  names: PastedName[];
  misfits: PasteMisfit[];
  addedRows: number;
  lockedCells: number;
  lostColumns: number;
  lostRows: number;
  range: CellRange;
}

interface Paste {
  texts: readonly (readonly string[])[];
  range: CellRange;
  columns: readonly ResolvedColumn[];
  rowCount: number;
  canAdd: boolean;
  isEditable: (place: CellPlace) => boolean;
  optionsOf: (column: ResolvedColumn, row: number) => readonly FieldOption[] | undefined;
}

/**
 * Plans to paste texts from the top left of a block on. A single cell fills the block, and so does a block that fits
 * into it several times. Rows beyond the last one are added if that is allowed.
 */
export function planPaste(paste: Paste): PastePlan {
  const { texts, range, columns, rowCount, canAdd } = paste;
  const width = Math.max(0, ...texts.map((row) => row.length));
  const height = texts.length;
  const rows = repeated(height, range.bottom - range.top + 1);
  const wanted = { rows, columns: repeated(width, range.right - range.left + 1) };
  const roomRight = columns.length - range.left;
  const roomBelow = canAdd ? Infinity : rowCount - range.top;
  const drawn = { rows: Math.min(wanted.rows, roomBelow), columns: Math.min(wanted.columns, roomRight) };
  const plan: PastePlan = {
    cells: [],
    names: [],
    misfits: [],
    addedRows: Math.max(0, range.top + drawn.rows - rowCount),
    lockedCells: 0,
    lostColumns: wanted.columns - drawn.columns,
    lostRows: wanted.rows - drawn.rows,
    range: {
      top: range.top,
      left: range.left,
      bottom: range.top + Math.max(1, drawn.rows) - 1,
      right: range.left + Math.max(1, drawn.columns) - 1,
    },
  };
  for (let down = 0; down < drawn.rows; down++) {
    for (let right = 0; right < drawn.columns; right++) {
      const text = texts[down % height]?.[right % width] ?? '';
      const column = columns[range.left + right];
      if (column) planCell(plan, paste, { row: range.top + down, column: range.left + right }, column, text);
    }
    for (const name of plan.names)
      if (name.row === range.top + down) addCopies(name, paste, texts[down % height] ?? []);
  }
  return plan;
}

/** Adds the texts of the same row that choose among records with an equal name. */
function addCopies(
  name: PastedName,
  { range, columns }: Pick<Paste, 'range' | 'columns'>,
  texts: readonly string[],
): void {
  const copied = columns.find(({ key }) => key === name.column)?.field.reference?.copy ?? {};
  const copies = Object.entries(copied).flatMap(([from, to]) => {
    const text = texts[columns.findIndex(({ key }) => key === to) - range.left]?.trim();
    return text ? [[from, text] as const] : [];
  });
  if (copies.length > 0) name.copies = Object.fromEntries(copies);
}

function planCell(
  plan: PastePlan,
  { isEditable, optionsOf }: Paste,
  place: CellPlace,
  column: ResolvedColumn,
  text: string,
): void {
  if (!isEditable(place)) {
    if (text.trim() !== '') plan.lockedCells += 1;
    return;
  }
  const { row } = place;
  const pasted = valueFromText(column, text, optionsOf(column, row));
  if ('value' in pasted) plan.cells.push({ row, column: column.key, value: pasted.value });
  else if ('lookUp' in pasted) plan.names.push({ row, column: column.key, text: pasted.lookUp });
  else plan.misfits.push({ row: row + 1, title: column.title, text, message: pasted.misfit });
}

/**
 * Returns how many of `space` cells a side of `size` fills: all of them if it fits a whole number of times, otherwise
 * `size`.
 */
function repeated(size: number, space: number): number {
  return size > 0 && space > size && space % size === 0 ? space : size;
}
