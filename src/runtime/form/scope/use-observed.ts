import { autorun, untracked } from '@formily/reactive';
import { useMemo, useSyncExternalStore } from 'react';

import { isEqual } from '../../../schema/json/index.ts';

/**
 * Returns the value of `read` over an observable source and re-renders when it changes. `read` must be stable.
 * Formily's own `observer` is not used: its tracker is disposed when React's Activity hides a tab and is not created
 * again when the tab is shown (measured on 2.3.7: a field then neither follows its value nor accepts typing), whereas
 * React restores this subscription.
 */
export function useObserved<Source, Snapshot>(source: Source, read: (source: Source) => Snapshot): Snapshot {
  const store = useMemo(() => createSnapshotStore(() => read(source)), [source, read]);
  return useSyncExternalStore(store.subscribe, store.get);
}

/** Keeps the identity of the snapshot while its content is equal. */
function createSnapshotStore<Snapshot>(read: () => Snapshot) {
  let last = untracked(read);
  const take = (next: Snapshot) => {
    const isNew = !isEqual(last, next);
    if (isNew) last = next;
    return isNew;
  };
  return {
    get() {
      take(untracked(read));
      return last;
    },
    subscribe(onChange: () => void) {
      return autorun(() => {
        if (take(read())) untracked(onChange);
      });
    },
  };
}
