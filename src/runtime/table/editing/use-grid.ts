import { useCallback, useSyncExternalStore } from 'react';

import type { GridStore } from './grid-store.ts';
import type { RowState } from './row-states.ts';

/** What a row is drawn from; draws again for this row only. */
export function useRowState(store: GridStore, key: string): RowState | undefined {
  const subscribe = useCallback((listener: () => void) => store.on(`row:${key}`, listener), [store, key]);
  const read = () => store.rowState(key);
  return useSyncExternalStore(subscribe, read, read);
}

/** One part of a grid; draws again when the topic is told and the part is another one. `read` gives the same for the same. */
export function useGrid<Part>(store: GridStore, topic: string, read: (store: GridStore) => Part): Part {
  const subscribe = useCallback((listener: () => void) => store.on(topic, listener), [store, topic]);
  const snapshot = () => read(store);
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

/** What is wrong in the cell that has the keyboard; draws again when it says something else. */
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
