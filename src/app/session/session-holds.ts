import type { createStore } from 'jotai';

import { expiredAtom } from './session-atoms.ts';

/**
 * Returns a function that background requests await: while the session has expired the server would refuse them, so it
 * waits until the user signs in again or leaves.
 */
export function createSessionHolds(store: ReturnType<typeof createStore>) {
  return (): Promise<void> =>
    new Promise((resolve) => {
      if (!store.get(expiredAtom)) return resolve();
      const stop = store.sub(expiredAtom, () => {
        if (store.get(expiredAtom)) return;
        stop();
        resolve();
      });
    });
}
