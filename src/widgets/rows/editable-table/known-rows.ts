import type { DataRecord } from '../../../runtime/ports/index.ts';
import type { RemoteRowChange } from '../../../runtime/table/index.ts';

/** What the rows of a field were before anybody changed them, once the server has told more of them. */
export type KnownRows = (before: unknown) => readonly DataRecord[];

/** Others stand after the row of that id, or first. */
export function withRows(rows: readonly DataRecord[], after: string | undefined): KnownRows {
  return (before) => {
    const known = rowsOf(before);
    const ids = new Set(known.map(({ id }) => id));
    const at = known.findIndex(({ id }) => String(id) === after);
    return known.toSpliced(at + 1, 0, ...rows.filter(({ id }) => !ids.has(id)));
  };
}

/** Somebody saved, added or removed a row. */
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
