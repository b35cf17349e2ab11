import type { ResolvedColumn } from '../../list/index.ts';
import { type DefaultContext, defaultValue } from '../../model/index.ts';
import type { GridRecord } from './grid-rows.ts';

/** A row that nobody has filled in: the defaults of its columns, evaluated where they are expressions. */
export function newRecord(columns: readonly ResolvedColumn[], context: DefaultContext): GridRecord {
  const values = columns.flatMap((column) => {
    const value = defaultValue(column.field, context);
    return value === undefined ? [] : [[column.key, value] as const];
  });
  return Object.fromEntries(values);
}

/** Whether a row says no more than a new one does; what is computed does not count. */
export function isUntouched(record: GridRecord, columns: readonly ResolvedColumn[], fresh: GridRecord): boolean {
  return columns.every(({ key, field }) => {
    if (field.readOnly) return true;
    const value = record[key];
    return value === undefined || value === null || value === '' || value === fresh[key];
  });
}
