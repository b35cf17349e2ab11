import type { createStore } from 'jotai';

import { expiredAtom } from './session-atoms.ts';

/**
 * What the page asks for by itself waits with this: while the session has expired each answer would be no, until the
 * person signs in again or leaves.
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
