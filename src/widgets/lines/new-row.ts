import type { ResolvedColumn } from '../../engine/list/resolved-list.ts';
import type { DataRecord } from '../../runtime/data/ports.ts';

/** A line that nobody has filled in: the defaults of its columns. */
export function newRow(columns: readonly ResolvedColumn[]): DataRecord {
  const defaults = columns.filter((column) => column.field.default !== undefined);
  return Object.fromEntries(defaults.map((column) => [column.key, structuredClone(column.field.default)]));
}

/** Whether a line says no more than a new one does; what is computed does not count. */
export function isUntouched(row: DataRecord, columns: readonly ResolvedColumn[]): boolean {
  const fresh = newRow(columns);
  return columns.every(({ key, field }) => {
    if (field.readOnly) return true;
    const value = row[key];
    return value === undefined || value === null || value === '' || value === fresh[key];
  });
}
