import type { ResolvedColumn } from '../../list/index.ts';
import type { GridRecord } from './grid-rows.ts';

/**
 * A new row that says the same as another: what stands in its columns, with the server's texts of it. What the server
 * gives to each row by itself (its id, numbers, sums over other records, computed values) and what no column shows is not
 * copied.
 */
export function copiedRecord(record: GridRecord, columns: readonly ResolvedColumn[], fresh: GridRecord): GridRecord {
  const copied: Record<string, unknown> = { ...fresh };
  for (const { key, field } of columns) {
    if (field.numbering || field.rollup || field.value !== undefined) continue;
    const text = `${key}_dictText`;
    copied[key] = record[key];
    if (record[text] !== undefined) copied[text] = record[text];
  }
  return copied;
}
