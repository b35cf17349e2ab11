import { GridRows, type GridRecord, type GridRow } from './grid-rows.ts';
import { RowPositions } from './row-positions.ts';

/** The rows of an editable table, in their own order, with the position of each key. Immutable. */
export interface GridData {
  readonly rows: GridRows;
  readonly positions: RowPositions;
}

/** One change of the rows; one undo reverts a list of them. */
export type GridChange =
  /** Merges values into a row; `undefined` removes a value. */
  | { type: 'set'; key: string; values: GridRecord }
  /** Inserts rows at positions that are counted after the insertion, ascending. */
  | { type: 'insert'; rows: readonly { at: number; row: GridRow }[] }
  | { type: 'remove'; keys: readonly string[] }
  | { type: 'order'; keys: readonly string[] };

/** Creates the rows of records, with their positions. */
export function gridDataOf(records: readonly GridRecord[]): GridData {
  return gridData(GridRows.of(records));
}

/** Adds the positions to rows. */
export function gridData(rows: GridRows): GridData {
  return { rows, positions: RowPositions.of(rows) };
}

/** Returns the row of a key; undefined if there is none. */
export function rowOf(data: GridData, key: string): GridRow | undefined {
  const position = data.positions.get(key);
  return position === undefined ? undefined : data.rows.at(position);
}

/** Returns the rows with these keys, in the order of the keys. */
export function rowsOfKeys(data: GridData, keys: readonly string[]): GridRows {
  return data.rows.ofOwn(
    keys.flatMap((key): GridRecord[] => {
      const row = rowOf(data, key);
      return row ? [row.record] : [];
    }),
  );
}
