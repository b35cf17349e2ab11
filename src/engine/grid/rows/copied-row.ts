import type { ResolvedColumn } from '../../columns/resolved-column.ts';
import { markKey, textKey } from '../../values/index.ts';
import type { GridRecord } from './grid-rows.ts';

/**
 * Creates a copy of a row with the values of its columns and the server's texts for them. Values that the server
 * assigns to each row (its id, numbers, sums over other records, computed values) and values without a column are not
 * copied.
 */
export function copiedRecord(record: GridRecord, columns: readonly ResolvedColumn[], fresh: GridRecord): GridRecord {
  const copied: Record<string, unknown> = { ...fresh };
  for (const { key, field } of columns) {
    if (field.numbering || field.rollup || field.value !== undefined) continue;
    for (const one of [key, textKey(key), markKey(key)])
      if (one === key || record[one] !== undefined) copied[one] = record[one];
  }
  return copied;
}
