import { RowPlaces } from './row-places.ts';

/** The values of a row; a new row has no `id`. */
export type GridRecord = Readonly<Record<string, unknown>>;

/** A row with its identity on the screen: the record's id, or a temporary one for a row that is not saved yet. */
export interface GridRow {
  readonly key: string;
  readonly record: GridRecord;
}

/** The rows of an editable table, in their own order, with the place of each key. Never changed in place. */
export interface GridData {
  readonly rows: readonly GridRow[];
  readonly places: RowPlaces;
}

/** One change of the rows; a list of them is what one undo undoes. */
export type GridChange =
  /** Lays values over a row; `undefined` takes the value out. */
  | { type: 'set'; key: string; values: GridRecord }
  /** Puts rows at places counted after the insertion, ascending. */
  | { type: 'insert'; rows: readonly { at: number; row: GridRow }[] }
  | { type: 'remove'; keys: readonly string[] }
  /** Puts all rows into this order. */
  | { type: 'order'; keys: readonly string[] };

const temporaryPrefix = 'row_';
let temporaryCount = 0;

/** A key for a row that is not saved yet; no two of one page are the same. */
export function temporaryKey(): string {
  temporaryCount += 1;
  return `${temporaryPrefix}${temporaryCount}`;
}

/** The record's id as text, where it has one. */
export function recordKey(record: GridRecord): string | undefined {
  const { id } = record;
  if (typeof id === 'number') return String(id);
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** Rows of records: the record's id is the key, a record without one (or with one that is taken) gets a temporary key. */
export function gridRows(records: readonly GridRecord[]): readonly GridRow[] {
  return gridDataOf(records).rows;
}

/** The same rows with their places; one look at each record does for both. */
export function gridDataOf(records: readonly GridRecord[]): GridData {
  const places = new Map<string, number>();
  const rows = records.map((record, place) => {
    const id = recordKey(record);
    const key = id === undefined || places.has(id) ? temporaryKey() : id;
    places.set(key, place);
    return { key, record };
  });
  return { rows, places: RowPlaces.from(places) };
}

/** Rows with the places of their keys. */
export function gridData(rows: readonly GridRow[]): GridData {
  return { rows, places: RowPlaces.of(rows) };
}

/** The row of a key; undefined where there is none. */
export function rowOf(data: GridData, key: string): GridRow | undefined {
  const place = data.places.get(key);
  return place === undefined ? undefined : data.rows[place];
}
