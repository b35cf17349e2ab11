import { recordKey, type GridRecord } from '../../../engine/grid/index.ts';
import type { GridStore } from '../editing/index.ts';
import type { RemoteRowChange } from './use-table-socket.ts';

/**
 * Applies another user's change to a row and highlights the row for 1.4 s. Local edits are kept. An added row is
 * inserted below its parent if that is open in a tree, otherwise at `position`; without a position it is not shown.
 * `onApplied` is called once the store contains the change.
 */
export function applyRowChange(
  store: GridStore,
  { kind, row }: RemoteRowChange,
  position: 'first' | 'last' | undefined,
  onApplied: () => void = () => {},
): void {
  const key = recordKey(row);
  if (key === undefined) return;
  const isHere = store.data().positions.has(key);
  if (isHere && kind === 'removed') store.drop(key, onApplied);
  else if (isHere ? store.merge(key, row) : kind === 'added' && insertAdded(store, row, position)) onApplied();
}

function insertAdded(store: GridStore, row: GridRecord, position: 'first' | 'last' | undefined): boolean {
  const parentKey = store.parentKey();
  const parent = parentKey === undefined ? '' : String(row[parentKey] ?? '');
  if (store.data().positions.has(parent)) {
    if (!store.view().open.has(parent)) return false;
    store.adopt([row], parent, true);
    return true;
  }
  if (position === undefined) return false;
  store.adopt([row], position === 'first' ? undefined : lastKey(store), true);
  return true;
}

function lastKey(store: GridStore): string | undefined {
  const { rows } = store.data();
  return rows.keyAt(rows.length - 1);
}
