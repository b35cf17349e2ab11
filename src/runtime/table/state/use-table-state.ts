import { useSyncExternalStore } from 'react';

import type { TableState, TableStore } from './table-state.ts';

/**
 * Returns one part of a table's state and re-renders when that part changes. `select` must return the same part for the
 * same state.
 */
export function useTableState<Part>(store: TableStore, select: (state: TableState) => Part): Part {
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
