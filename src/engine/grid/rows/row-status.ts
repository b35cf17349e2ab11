import { fieldOfKey, isNameKey, sameValue } from '../../values/index.ts';
import { rowOf, type GridData } from './grid-data.ts';
import { recordKey, type GridRecord, type GridRow } from './grid-rows.ts';

export type RowStatus = 'unchanged' | 'added' | 'edited';

/** The rows as they were loaded or last saved. New, edited and removed rows are found by comparison with them. */
export type GridBaseline = GridData;

/** Returns the status of a row since it was loaded. The server's text of a value (`…_dictText`) is ignored. */
export function statusOf(row: GridRow, baseline: GridBaseline): RowStatus {
  const before = rowOf(baseline, row.key);
  if (!before) return 'added';
  return before.record === row.record || saysTheSame(before.record, row.record) ? 'unchanged' : 'edited';
}

/** The content of a save: rows to add (without an id), rows to update, and the ids of removed rows that were saved. */
export interface GridDifference {
  added: GridRecord[];
  updated: GridRecord[];
  removed: string[];
}

export function differenceOf(data: GridData, baseline: GridBaseline): GridDifference {
  const added: GridRecord[] = [];
  const updated: GridRecord[] = [];
  for (const row of data.rows.rowsBeside(baseline.rows)) {
    const status = statusOf(row, baseline);
    if (status === 'added') added.push(withoutId(row.record));
    else if (status === 'edited') updated.push(row.record);
  }
  // If all loaded rows are still present, none was removed.
  const isWhole = data.rows.length - added.length === baseline.rows.length;
  const gone = isWhole ? [] : [...baseline.rows.rowsBeside(data.rows)].filter(({ key }) => !data.positions.has(key));
  return { added, updated, removed: gone.map(({ key, record }) => recordKey(record) ?? key) };
}

/**
 * Returns the values that were not edited: the record still has the value from `before`. The text of a value is treated
 * like the value.
 */
export function untouchedValues(values: GridRecord, before: GridRecord, record: GridRecord): GridRecord {
  const isUntouched = (name: string) => [name, fieldOfKey(name)].every((one) => sameValue(record[one], before[one]));
  return Object.fromEntries(Object.entries(values).filter(([name]) => isUntouched(name)));
}

function saysTheSame(left: GridRecord, right: GridRecord): boolean {
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...names].every((name) => isNameKey(name) || sameValue(left[name], right[name]));
}

function withoutId(record: GridRecord): GridRecord {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== 'id'));
}
