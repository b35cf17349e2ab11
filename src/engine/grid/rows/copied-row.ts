import type { ResolvedColumn } from '../../list/index.ts';
import { markKey, textKey } from '../../values/index.ts';
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
    for (const one of [key, textKey(key), markKey(key)])
      if (one === key || record[one] !== undefined) copied[one] = record[one];
  }
  return copied;
}
