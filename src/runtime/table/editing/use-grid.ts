import { useCallback, useSyncExternalStore } from 'react';

import type { GridStore } from './store/grid-store.ts';
import type { RowState } from './store/row-states.ts';

/** Returns the state of a row and re-renders when it changes. */
export function useRowState(store: GridStore, key: string): RowState | undefined {
  const subscribe = useCallback((listener: () => void) => store.on(`row:${key}`, listener), [store, key]);
  const read = () => store.rowState(key);
  return useSyncExternalStore(subscribe, read, read);
}

/**
 * Returns a part of a grid and re-renders when the topic is published and `read` returns another value. `read` must be
 * pure.
 */
export function useGrid<Part>(store: GridStore, topic: string, read: (store: GridStore) => Part): Part {
  const subscribe = useCallback((listener: () => void) => store.on(topic, listener), [store, topic]);
  const snapshot = () => read(store);
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

/** Returns the error of the active cell and re-renders when it changes. */
export function useActiveError(store: GridStore): string | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      let leaveRow = () => {};
      const follow = () => {
        leaveRow();
        const active = store.focus()?.active;
        leaveRow = active ? store.on(`row:${active.key}`, listener) : () => {};
      };
      follow();
      const leave = store.on('focus', () => {
        follow();
        listener();
      });
      return () => {
        leave();
        leaveRow();
      };
    },
    [store],
  );
  const read = () => readActiveError(store);
  return useSyncExternalStore(subscribe, read, read);
}

function readActiveError(store: GridStore): string | undefined {
  const active = store.focus()?.active;
  return active && store.rowState(active.key)?.errors?.get(active.column);
}
