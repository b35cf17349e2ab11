import { type GridChange, type GridData, type GridRecord, type GridRow, gridData } from './grid-data.ts';

/**
 * Carries out changes one after the other. Gives the new rows and the changes that lead back. What names a row that is
 * not there changes nothing.
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

/** The `set` changes that stand together: a paste has thousands, and the rows are copied once for all of them. */
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
  const rows = [...data.rows];
  const inverse: GridChange[] = [];
  for (const { key, values } of changes) {
    const place = data.places.get(key);
    const row = place === undefined ? undefined : rows[place];
    if (place === undefined || !row) continue;
    const before = Object.fromEntries(Object.keys(values).map((name) => [name, row.record[name]]));
    rows[place] = { key, record: withValues(row.record, values) };
    inverse.unshift({ type: 'set', key, values: before });
  }
  return { data: { rows, places: data.places }, inverse };
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
  const fresh = added.filter(({ row }) => !data.places.has(row.key));
  const rows: GridRow[] = [];
  const runs: { at: number; keys: string[] }[] = [];
  let next = 0;
  for (const { at, row } of fresh) {
    const end = next + Math.max(0, Math.min(at - rows.length, data.rows.length - next));
    for (const kept of data.rows.slice(next, end)) rows.push(kept);
    const run = runs.at(-1);
    if (run && end === next) run.keys.push(row.key);
    else runs.push({ at: rows.length, keys: [row.key] });
    rows.push(row);
    next = end;
  }
  const all = rows.concat(data.rows.slice(next));
  const places = data.places.withInserted(runs);
  const inverse: GridChange[] = [{ type: 'remove', keys: fresh.map(({ row }) => row.key) }];
  return { data: places ? { rows: all, places } : gridData(all), inverse };
}

function remove(data: GridData, keys: ReadonlySet<string>): ReturnType<typeof applyChanges> {
  const removed = data.rows.flatMap((row, at) => (keys.has(row.key) ? [{ at, row }] : []));
  const rest = data.rows.filter(({ key }) => !keys.has(key));
  const places = data.places.withRemoved(removed.map(({ at, row }) => ({ at, key: row.key })));
  return { data: places ? { rows: rest, places } : gridData(rest), inverse: [{ type: 'insert', rows: removed }] };
}

/** Keys that are missing keep their order and come last. */
function order(data: GridData, keys: readonly string[]): ReturnType<typeof applyChanges> {
  const before = data.rows.map(({ key }) => key);
  const wanted = new Set(keys);
  const named = [...wanted].flatMap((key) => data.rows[data.places.get(key) ?? -1] ?? []);
  const rows = [...named, ...data.rows.filter(({ key }) => !wanted.has(key))];
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
