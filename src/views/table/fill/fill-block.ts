import {
  editingKind,
  fillSeries,
  valueFromText,
  type CellRange,
  type GridRecord,
  type SeriesKind,
} from '../../../engine/grid/index.ts';
import type { ResolvedColumn } from '../../../engine/list/index.ts';
import { markKey, textKey } from '../../../engine/values/index.ts';
import { say } from '../../../locale/index.ts';
import { createRowWrites, nameSource } from '../clipboard/index.ts';
import type { EditTable } from '../context/index.ts';

type FilledTable = Pick<EditTable, 'store' | 'columns' | 'isOverwritable' | 'textOf' | 'optionsOf'>;

/**
 * Fills the rest of `to` from the cells of `from`; `to` extends beyond `from` on one side. Locked cells keep their
 * values, and so do cells of another column that cannot parse the text.
 */
export function fillCells(table: FilledTable, from: CellRange, to: CellRange, asSeries: boolean): void {
  const { store } = table;
  const { rows } = store.shown();
  const columns = store.columns().map((key) => table.columns.get(key));
  const writes = createRowWrites(table.columns);
  for (const { source, target, before } of linesOf(from, to)) {
    const kind = asSeries ? seriesKind([...source, ...target].map(({ column }) => columns[column])) : undefined;
    const values = source.map(({ row, column }) => rows.at(row)?.record[columns[column]?.key ?? '']);
    const made = kind && fillSeries(values, target.length, { kind, before });
    target.forEach((place, index) => {
      const origin =
        source[before ? source.length - 1 - ((target.length - 1 - index) % source.length) : index % source.length];
      const [column, originColumn] = [columns[place.column], columns[origin?.column ?? -1]];
      const [row, originRow] = [rows.at(place.row), rows.at(origin?.row ?? -1)];
      if (!column || !originColumn || !row || !originRow) return;
      if (!table.isOverwritable({ key: row.key, column: column.key }, row.record)) return;
      const value = made ? made[index] : originRow.record[originColumn.key];
      const record = { ...originRow.record, [originColumn.key]: value };
      const taken = takenOver(table, { column: originColumn, record }, { column, record: row.record });
      if (taken) writes.write(row.key, column.key, taken.value, taken.text, taken.mark);
      if (taken && column === originColumn) writes.bring(row.key, broughtBy(column, originRow.record));
    });
  }
  store.change(
    say('填充'),
    writes.keys().map((key) => ({ type: 'set', key, values: writes.valuesOf(key) })),
  );
}

const seriesKinds: ReadonlySet<string> = new Set<SeriesKind>(['number', 'date', 'text']);

/** Returns the kind of series for columns of the same kind. Digits of an option are a code, not a number. */
function seriesKind(columns: readonly (ResolvedColumn | undefined)[]): SeriesKind | undefined {
  const kinds = new Set(columns.map((column) => column && editingKind(column)));
  const [kind] = kinds;
  return kinds.size === 1 && isSeriesKind(kind) ? kind : undefined;
}

function isSeriesKind(kind: string | undefined): kind is SeriesKind {
  return kind !== undefined && seriesKinds.has(kind);
}

function takenOver(
  table: FilledTable,
  from: { column: ResolvedColumn; record: GridRecord },
  to: { column: ResolvedColumn; record: GridRecord },
): { value: unknown; text?: unknown; mark?: unknown } | undefined {
  const { key } = from.column;
  const own = { value: from.record[key], text: from.record[textKey(key)], mark: from.record[markKey(key)] };
  const source = nameSource(to.column);
  if (from.column === to.column || (source !== undefined && source === nameSource(from.column))) return own;
  const read = valueFromText(
    to.column,
    table.textOf(from.column, from.record),
    table.optionsOf(to.column, to.record) ?? to.column.options,
  );
  return 'value' in read ? read : undefined;
}

function broughtBy(column: ResolvedColumn, record: GridRecord): GridRecord {
  const copied = Object.values(column.field.reference?.copy ?? {});
  return Object.fromEntries(
    copied.flatMap((key) => [
      [key, record[key] ?? null],
      ...[textKey(key), markKey(key)].map((beside) => [beside, record[beside]]),
    ]),
  );
}

interface FillLine {
  source: { row: number; column: number }[];
  target: { row: number; column: number }[];
  before: boolean;
}

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
