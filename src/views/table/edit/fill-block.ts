import { type CellRange, type GridChange, fillSeries, textKey, valuesOfChange } from '../../../engine/grid/index.ts';
import type { EditTable } from './edit-context.ts';

/** Writes what stands in `from` into the rest of `to`, which goes beyond it on one side; cells that are locked keep theirs. */
export function fillCells(
  table: Pick<EditTable, 'store' | 'columns' | 'isEditable'>,
  from: CellRange,
  to: CellRange,
  asSeries: boolean,
): void {
  const { store, columns } = table;
  const rows = store.shown().rows;
  const keys = store.columns();
  const all = [...columns.values()];
  const values = new Map<string, Record<string, unknown>>();
  const put = (place: { row: number; column: number }, source: { row: number; column: number }, value: unknown) => {
    const row = rows.at(place.row);
    const column = keys[place.column];
    const origin = keys[source.column];
    if (!row || column === undefined || origin === undefined || !table.isEditable({ key: row.key, column })) return;
    const name = column === origin ? rows.at(source.row)?.record[textKey(origin)] : undefined;
    const written = { ...valuesOfChange(all, column, value), [textKey(column)]: name };
    values.set(row.key, { ...values.get(row.key), ...written });
  };
  for (const line of linesOf(from, to)) {
    const source = line.source.map(({ row, column }) => rows.at(row)?.record[keys[column] ?? '']);
    const made = asSeries
      ? fillSeries(source, line.target.length, line.before)
      : line.target.map((_, index) => source[index % source.length]);
    line.target.forEach((place, index) => {
      const origin = line.source[index % line.source.length];
      if (origin) put(place, origin, made[index]);
    });
  }
  const changes: GridChange[] = [...values].map(([key, row]) => ({ type: 'set', key, values: row }));
  store.change('填充', changes);
}

interface FillLine {
  source: { row: number; column: number }[];
  target: { row: number; column: number }[];
  before: boolean;
}

/** The columns of the block where it is filled up or down, its rows where it is filled to a side. */
function linesOf(from: CellRange, to: CellRange): FillLine[] {
  const isVertical = to.top < from.top || to.bottom > from.bottom;
  const before = isVertical ? to.top < from.top : to.left < from.left;
  const across = isVertical ? numbers(from.left, from.right) : numbers(from.top, from.bottom);
  const [start, end] = isVertical ? [from.top, from.bottom] : [from.left, from.right];
  const [first, last] = isVertical ? [to.top, to.bottom] : [to.left, to.right];
  const place = (line: number, along: number) =>
    isVertical ? { row: along, column: line } : { row: line, column: along };
  return across.map((line) => ({
    source: numbers(start, end).map((along) => place(line, along)),
    target: (before ? numbers(first, start - 1) : numbers(end + 1, last)).map((along) => place(line, along)),
    before,
  }));
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
