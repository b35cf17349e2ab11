import { fieldOfKey, isNameKey, sameValue } from '../../values/index.ts';
import { rowOf, type GridData } from './grid-data.ts';
import { recordKey, type GridRecord, type GridRow } from './grid-rows.ts';

export type RowStatus = 'unchanged' | 'added' | 'edited';

/** The rows as they were loaded or last saved. What is new, edited and removed is found by comparing with them. */
export type GridBaseline = GridData;

/** What has happened to a row since it was loaded. A name beside a value (`…_dictText`) does not count. */
export function statusOf(row: GridRow, baseline: GridBaseline): RowStatus {
  const before = rowOf(baseline, row.key);
  if (!before) return 'added';
  return before.record === row.record || saysTheSame(before.record, row.record) ? 'unchanged' : 'edited';
}

/** What a save sends: rows to add (without an id), rows to update, and the ids of saved rows that are gone. */
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
  // Where as many of the loaded rows are here as were loaded, none is gone.
  const isWhole = data.rows.length - added.length === baseline.rows.length;
  const gone = isWhole ? [] : [...baseline.rows.rowsBeside(data.rows)].filter(({ key }) => !data.positions.has(key));
  return { added, updated, removed: gone.map(({ key, record }) => recordKey(record) ?? key) };
}

/** Those of the values that nobody edited: the record's is still the one from `before`. A name beside a value goes with it. */
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
