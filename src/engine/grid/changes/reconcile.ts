import { sameValue } from '../../values/index.ts';
import { recordKey, rowOf, type GridChange, type GridData, type GridRecord } from '../rows/index.ts';

/**
 * Returns the `set` changes that turn the rows into records from outside (a form's computed values, another user's
 * save), if they are the same rows. Undefined if they are not: the table is then loaded again.
 */
export function reconcile(data: GridData, records: readonly GridRecord[]): GridChange[] | undefined {
  if (records === data.rows.records) return [];
  if (records.length !== data.rows.length) return undefined;
  const changes: GridChange[] = [];
  for (const [index, record] of records.entries()) {
    if (data.rows.recordAt(index) === record) continue;
    const row = data.rows.at(index);
    if (!row || !isSameRow(data, row.key, record)) return undefined;
    const values = differences(row.record, record);
    if (values) changes.push({ type: 'set', key: row.key, values });
  }
  return changes;
}

/**
 * A record without an id corresponds to the row at its position; one with an id to the row with that id, or to a row
 * without one.
 */
function isSameRow(data: GridData, key: string, record: GridRecord): boolean {
  const id = recordKey(record);
  const own = recordKey(rowOf(data, key)?.record ?? {});
  return id === own || (own === undefined && id !== undefined && !data.positions.has(id));
}

function differences(before: GridRecord, after: GridRecord): GridRecord | undefined {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => !sameValue(before[name], after[name]));
  return changed.length === 0 ? undefined : Object.fromEntries(changed.map((name) => [name, after[name]]));
}
