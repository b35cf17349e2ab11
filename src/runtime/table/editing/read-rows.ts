import type { GridRecord, RowChecks } from '../../../engine/grid/index.ts';
import type { CellErrors } from './store/error-store.ts';
import type { GridStore } from './store/grid-store.ts';

/**
 * Returns the values of all rows, or of the rows with these keys; with `checks` also their errors by row key and
 * column. Unique values are compared across all rows.
 */
export function readRows(
  store: GridStore,
  { keys, checks }: { keys?: readonly string[]; checks?: RowChecks } = {},
): { records: readonly GridRecord[]; errors: ReadonlyMap<string, CellErrors> } {
  const { rows, positions } = store.data();
  const errors = checks?.check(rows) ?? new Map<string, CellErrors>();
  if (!keys) return { records: rows.records, errors };
  const wanted = keys.filter((key) => positions.has(key));
  return {
    records: wanted.flatMap(
      (key): GridRecord | readonly GridRecord[] => rows.at(positions.get(key) ?? -1)?.record ?? [],
    ),
    errors: new Map(wanted.flatMap((key) => (errors.has(key) ? [[key, errors.get(key) ?? new Map()] as const] : []))),
  };
}
