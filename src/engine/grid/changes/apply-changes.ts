import { gridData, rowsOfKeys, type GridChange, type GridData, type GridRecord, type GridRow } from '../rows/index.ts';

/**
 * Applies changes in order. Returns the new rows and the inverse changes. Changes of rows that do not exist have no
 * effect.
 */
export function applyChanges(
  data: GridData,
  changes: readonly GridChange[],
): { data: GridData; inverse: readonly GridChange[] } {
  const inverse: GridChange[] = [];
  let current = data;
  let index = 0;
  while (index < changes.length) {
    const run = setsFrom(changes, index);
    const change = changes[index];
    if (!change) break;
    const step = run.length > 0 ? setValues(current, run) : applyOne(current, change);
    current = step.data;
    inverse.unshift(...step.inverse);
    index += Math.max(1, run.length);
  }
  return { data: current, inverse };
}

type SetChange = Extract<GridChange, { type: 'set' }>;

/** Collects consecutive `set` changes: a paste has thousands, and the rows are copied once for all of them. */
function setsFrom(changes: readonly GridChange[], start: number): SetChange[] {
  const sets: SetChange[] = [];
  for (let index = start; index < changes.length; index++) {
    const change = changes[index];
    if (change?.type !== 'set') break;
    sets.push(change);
  }
  return sets;
}

function setValues(data: GridData, changes: readonly SetChange[]): ReturnType<typeof applyChanges> {
  const records = new Map<number, GridRecord>();
  const inverse: GridChange[] = [];
  for (const { key, values } of changes) {
    const position = data.positions.get(key);
    const record = position === undefined ? undefined : (records.get(position) ?? data.rows.recordAt(position));
    if (position === undefined || !record) continue;
    const before = Object.fromEntries(Object.keys(values).map((name) => [name, record[name]]));
    records.set(position, data.rows.own({ key, record: withValues(record, values) }));
    inverse.push({ type: 'set', key, values: before });
  }
  return { data: { rows: data.rows.withRecords(records), positions: data.positions }, inverse: inverse.reverse() };
}

function applyOne(data: GridData, change: GridChange): ReturnType<typeof applyChanges> {
  switch (change.type) {
    case 'set':
      return setValues(data, [change]);
    case 'insert':
      return insert(data, change.rows);
    case 'remove':
      return remove(data, new Set(change.keys));
    case 'order':
      return order(data, change.keys);
  }
}

function insert(data: GridData, added: readonly { at: number; row: GridRow }[]): ReturnType<typeof applyChanges> {
  const fresh = added.filter(({ row }) => !data.positions.has(row.key));
  const runs: { at: number; rows: GridRow[] }[] = [];
  let length = data.rows.length;
  for (const { at, row } of fresh) {
    const run = runs.at(-1);
    const position = Math.max(run ? run.at + run.rows.length : 0, Math.min(at, length));
    if (run && position === run.at + run.rows.length) run.rows.push(row);
    else runs.push({ at: position, rows: [row] });
    length += 1;
  }
  let { rows } = data;
  for (const run of runs)
    rows = rows.withInserted(
      run.at,
      run.rows.map((row) => data.rows.own(row)),
    );
  const inverse: GridChange[] = [{ type: 'remove', keys: fresh.map(({ row }) => row.key) }];
  const inserted = runs.map((run) => ({ at: run.at, keys: run.rows.map(({ key }) => key) }));
  return { data: withPositions(rows, data.positions.withInserted(inserted)), inverse };
}

function remove(data: GridData, keys: ReadonlySet<string>): ReturnType<typeof applyChanges> {
  const removed = data.rows.flatMap((row, at) => (keys.has(row.key) ? [{ at, row }] : []));
  const gone = new Set(removed.map(({ row }) => row.record));
  const rows = data.rows.ofOwn(data.rows.records.filter((record) => !gone.has(record)));
  const positions = data.positions.withRemoved(removed.map(({ at, row }) => ({ at, key: row.key })));
  return { data: withPositions(rows, positions), inverse: [{ type: 'insert', rows: removed }] };
}

function withPositions(rows: GridData['rows'], positions: GridData['positions'] | undefined): GridData {
  return positions ? { rows, positions } : gridData(rows);
}

/** Keys that are missing keep their order and come last. */
function order(data: GridData, keys: readonly string[]): ReturnType<typeof applyChanges> {
  const before = data.rows.keys();
  const wanted = new Set(keys);
  const rows = rowsOfKeys(data, [...wanted, ...before.filter((key) => !wanted.has(key))]);
  return { data: gridData(rows), inverse: [{ type: 'order', keys: before }] };
}

function withValues(record: GridRecord, values: GridRecord): GridRecord {
  const next: Record<string, unknown> = { ...record };
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) delete next[name];
    else next[name] = value;
  }
  return next;
}
