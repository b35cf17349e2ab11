import type { DataRecord } from '../../../runtime/ports/index.ts';
import type { RemoteRowChange } from '../../../runtime/table/index.ts';

/** Updates a field's initial rows, which changes are compared with, by rows that the server has sent since. */
export type KnownRows = (before: unknown) => readonly DataRecord[];

/** Inserts rows after the row with that id, or at the start. */
export function withRows(rows: readonly DataRecord[], after: string | undefined): KnownRows {
  return (before) => {
    const known = rowsOf(before);
    const ids = new Set(known.map(({ id }) => id));
    const at = known.findIndex(({ id }) => String(id) === after);
    return known.toSpliced(at + 1, 0, ...rows.filter(({ id }) => !ids.has(id)));
  };
}

/** Applies a row that another user saved, added or removed. */
export function withRemoteChange({ kind, row }: RemoteRowChange): KnownRows {
  return (before) => {
    const known = rowsOf(before);
    const isIt = ({ id }: DataRecord) => id === row['id'];
    if (kind === 'removed') return known.filter((one) => !isIt(one));
    if (known.some(isIt)) return known.map((one) => (isIt(one) ? { ...one, ...row } : one));
    return kind === 'added' ? [...known, { ...row }] : known;
  };
}

function rowsOf(value: unknown): readonly DataRecord[] {
  return Array.isArray(value) ? value : [];
}
