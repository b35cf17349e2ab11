import { sameValue } from '../../values/index.ts';
import { recordKey, rowOf, type GridChange, type GridData, type GridRecord } from '../rows/index.ts';

/**
 * What leads from the rows to records that came from outside (a form's computed values, another person's save), where
 * they are the same rows: the `set` changes. Undefined where they are others: the table is loaded anew then.
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

/** A record without an id stands for the row in its place; one with an id for a row that had it, or had none yet. */
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
