import { insertRows, rowOf, type GridRecord } from '../../../engine/grid/index.ts';
import { say } from '../../../locale/index.ts';
import type { GridStore } from './store/grid-store.ts';

/**
 * Adds a child to a saved row of a tree and opens that row.
 * @returns the keys of the added rows.
 */
export function addBelow(store: GridStore, parent: string, fresh: GridRecord): readonly string[] {
  const parentKey = store.parentKey();
  const above = rowOf(store.data(), parent);
  if (parentKey === undefined || !above) return [];
  const record = { ...fresh, [parentKey]: above.record['id'] };
  const { changes, keys } = insertRows(store.data(), (store.data().positions.get(parent) ?? 0) + 1, [record]);
  store.change(say('新增下级'), changes);
  store.changeView({ open: new Set([...store.view().open, parent]) });
  return keys;
}
