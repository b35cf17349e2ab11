import type { GridStore } from '../../../runtime/table/editing/index.ts';

/**
 * Removes rows.
 * @returns the key of the row that takes the place of the first one.
 */
export function removeRows(store: GridStore, keys: readonly string[]): string | undefined {
  const at = Math.min(...keys.map((key) => store.data().positions.get(key) ?? Infinity));
  store.remove(keys);
  const { rows } = store.data();
  return rows.keyAt(Math.min(at, rows.length - 1));
}
