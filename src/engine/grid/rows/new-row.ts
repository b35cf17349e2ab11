import type { ResolvedColumn } from '../../columns/resolved-column.ts';
import { defaultValue, type DefaultContext } from '../../model/index.ts';
import type { GridRecord } from './grid-rows.ts';

/** Creates a new row with the defaults of its columns, evaluated if they are expressions. */
export function newRecord(columns: readonly ResolvedColumn[], context: DefaultContext): GridRecord {
  const values = columns.flatMap((column) => {
    const value = defaultValue(column.field, context);
    return value === undefined ? [] : [[column.key, value] as const];
  });
  return Object.fromEntries(values);
}

/** True if a row has no other values than a new one; computed values are ignored. */
export function isUntouched(record: GridRecord, columns: readonly ResolvedColumn[], fresh: GridRecord): boolean {
  return columns.every(({ key, field }) => {
    if (field.readOnly) return true;
    const value = record[key];
    return isNothing(value) || value === fresh[key];
  });
}

/**
 * Counts the empty rows at the end: new rows with only the values of `fresh` that would be rejected as they are, or
 * contain no value at all. A row of defaults alone counts as filled in.
 */
export function countBlankEnd(
  records: readonly GridRecord[],
  columns: readonly ResolvedColumn[],
  fresh: GridRecord,
): number {
  const isBare = columns.every(({ key, field }) => field.readOnly || isNothing(fresh[key]));
  const isBlank = (record: GridRecord) =>
    isNothing(record['id']) &&
    isUntouched(record, columns, fresh) &&
    (isBare || columns.some(({ key, field }) => field.required && !field.readOnly && isNothing(record[key])));
  return records.length - 1 - records.findLastIndex((record) => !isBlank(record));
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
