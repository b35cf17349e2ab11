import {
  gridData,
  recordKey,
  rowOf,
  untouchedValues,
  type GridData,
  type GridRecord,
} from '../../../../engine/grid/index.ts';

interface GridStates {
  data: GridData;
  baseline: GridData;
}

/**
 * Returns both after a save: rows take the values of their responses, by row key. Rows in `unsaved` (keys, and ids of
 * rows whose removal failed) stay edited; if such a row has a response too, the edits since it was `sent` are kept on
 * top of it.
 */
export function settledRows(
  { data, baseline }: GridStates,
  saved: ReadonlyMap<string, GridRecord>,
  unsaved: ReadonlySet<string>,
  sent: ReadonlyMap<string, GridRecord>,
): GridStates {
  const asSaved = (key: string, record: GridRecord): GridRecord =>
    data.rows.own({ key, record: { ...(sent.get(key) ?? record), ...saved.get(key) } });
  const records = data.rows.map(({ key, record }) => {
    if (!unsaved.has(key)) return data.rows.own({ key, record: { ...record, ...saved.get(key) } });
    const answer = untouchedValues(saved.get(key) ?? {}, sent.get(key) ?? record, record);
    return saved.has(key) ? data.rows.own({ key, record: { ...record, ...answer } }) : record;
  });
  const rows = data.rows.ofOwn(records);
  const kept = rows.flatMap(({ key, record }): GridRecord | readonly GridRecord[] => {
    if (!unsaved.has(key)) return record;
    return saved.has(key) ? asSaved(key, record) : (rowOf(baseline, key)?.record ?? []);
  });
  const stillThere = baseline.rows.flatMap(({ key, record }): GridRecord | readonly GridRecord[] =>
    !data.positions.has(key) && unsaved.has(recordKey(record) ?? key) ? record : [],
  );
  // A new row that was removed during its save now exists on the server and must be deleted there. A row that had an id
  // before belongs to another page.
  const removedSince = [...saved.keys()]
    .filter((key) => !data.positions.has(key) && !baseline.positions.has(key))
    .filter((key) => recordKey(sent.get(key) ?? {}) === undefined)
    .map((key) => asSaved(key, {}));
  return {
    data: { rows, positions: data.positions },
    baseline: gridData(rows.ofOwn([...kept, ...stillThere, ...removedSince])),
  };
}
