import { type GridRecord, recordKey } from '../../../engine/grid/index.ts';
import type { GridStore } from '../editing/index.ts';
import type { RowNews } from './use-table-socket.ts';

/**
 * Shows what somebody else did to a row, marked for 1.4 s, and leaves alone what is edited here. A row that was added
 * stands in a tree below its parent where that is open, else first or last, or nowhere where `place` is undefined.
 * `taken` is called once the rows say it.
 */
export function takeNews(
  store: GridStore,
  { kind, row }: RowNews,
  place: 'first' | 'last' | undefined,
  taken: () => void = () => {},
): void {
  const key = recordKey(row);
  if (key === undefined) return;
  const isHere = store.data().places.has(key);
  if (isHere && kind === 'removed') store.drop(key, taken);
  else if (isHere ? store.merge(key, row) : kind === 'added' && join(store, row, place)) taken();
}

function join(store: GridStore, row: GridRecord, place: 'first' | 'last' | undefined): boolean {
  const parentKey = store.parentKey();
  const parent = parentKey === undefined ? '' : String(row[parentKey] ?? '');
  if (store.data().places.has(parent)) {
    if (!store.view().open.has(parent)) return false;
    store.adopt([row], parent, true);
    return true;
  }
  if (place === undefined) return false;
  store.adopt([row], place === 'first' ? undefined : lastKey(store), true);
  return true;
}

function lastKey(store: GridStore): string | undefined {
  const { rows } = store.data();
  return rows.keyAt(rows.length - 1);
}
