import { GridRows, type GridRecord, type GridRow } from './grid-rows.ts';
import { RowPositions } from './row-positions.ts';

/** The rows of an editable table, in their own order, with the position of each key. Never changed in place. */
export interface GridData {
  readonly rows: GridRows;
  readonly positions: RowPositions;
}

/** One change of the rows; a list of them is what one undo undoes. */
export type GridChange =
  /** Lays values over a row; `undefined` takes the value out. */
  | { type: 'set'; key: string; values: GridRecord }
  /** Puts rows at positions counted after the insertion, ascending. */
  | { type: 'insert'; rows: readonly { at: number; row: GridRow }[] }
  | { type: 'remove'; keys: readonly string[] }
  /** Puts all rows into this order. */
  | { type: 'order'; keys: readonly string[] };

/** Rows of records, with their positions. */
export function gridDataOf(records: readonly GridRecord[]): GridData {
  return gridData(GridRows.of(records));
}

/** Rows with the positions of their keys. */
export function gridData(rows: GridRows): GridData {
  return { rows, positions: RowPositions.of(rows) };
}

/** The row of a key; undefined where there is none. */
export function rowOf(data: GridData, key: string): GridRow | undefined {
  const position = data.positions.get(key);
  return position === undefined ? undefined : data.rows.at(position);
}

/** Those of the rows that these keys name, in the order of the keys. */
export function rowsOfKeys(data: GridData, keys: readonly string[]): GridRows {
  return data.rows.ofOwn(
    keys.flatMap((key): GridRecord[] => {
      const row = rowOf(data, key);
      return row ? [row.record] : [];
    }),
  );
}
