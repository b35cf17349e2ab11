import { temporaryKey, type GridChange, type GridData, type GridRecord } from '../rows/index.ts';

/** Inserts these records at a position (counted from 0, at most the end). Returns the changes and the new keys. */
export function insertRows(
  data: GridData,
  at: number,
  records: readonly GridRecord[],
): { changes: GridChange[]; keys: string[] } {
  const position = Math.max(0, Math.min(at, data.rows.length));
  const rows = records.map((record, index) => ({ at: position + index, row: { key: temporaryKey(), record } }));
  return { changes: [{ type: 'insert', rows }], keys: rows.map(({ row }) => row.key) };
}

/**
 * Moves rows by one up (-1) or down (1), each past its neighbour; rows at the edge stay. Returns no changes if no row
 * moves.
 */
export function moveRows(data: GridData, keys: ReadonlySet<string>, step: 1 | -1): GridChange[] {
  const order = data.rows.keys();
  const line = step === 1 ? order.toReversed() : [...order];
  for (let index = 1; index < line.length; index++) {
    const [before = '', own = ''] = [line[index - 1], line[index]];
    if (keys.has(own) && !keys.has(before)) [line[index - 1], line[index]] = [own, before];
  }
  const moved = step === 1 ? line.toReversed() : line;
  return moved.every((key, index) => key === order[index]) ? [] : [{ type: 'order', keys: moved }];
}

/** Moves a row before the one currently at `to`, or to the end if `to` is the number of rows. */
export function dropRow(data: GridData, key: string, to: number): GridChange[] {
  const order = data.rows.keys();
  const from = order.indexOf(key);
  if (from < 0 || to === from || to === from + 1) return [];
  const rest = order.toSpliced(from, 1);
  return [{ type: 'order', keys: rest.toSpliced(to > from ? to - 1 : to, 0, key) }];
}

/** Renumbers the rows from 1, in the field that stores their order. */
export function numberRows(data: GridData, sortKey: string): GridChange[] {
  return data.rows.flatMap(({ key, record }, index) =>
    Number(record[sortKey]) === index + 1 ? [] : [{ type: 'set' as const, key, values: { [sortKey]: index + 1 } }],
  );
}
