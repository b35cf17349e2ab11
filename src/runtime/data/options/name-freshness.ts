import { useSyncExternalStore } from 'react';

import { createListeners } from '../../listeners/index.ts';

/** Milliseconds for which a fetched name is fresh. */
const freshFor = 60_000;

const fetches = new WeakMap<object, Map<string, Fetch>>();
const listeners = createListeners();
let invalidationCount = 0;

/** When a name was fetched, in milliseconds, and how many invalidations came before. */
type Fetch = { at: number; invalidations: number };

/** Records that the names of these keys were fetched just now. `names` is the cache that holds them. */
export function markFetched(names: object, keys: Iterable<string>): void {
  const fetched = fetches.get(names) ?? new Map<string, Fetch>();
  fetches.set(names, fetched);
  for (const key of keys) fetched.set(key, { at: performance.now(), invalidations: invalidationCount });
}

/** Whether a key's name was fetched within the last minute, and after the last invalidation. */
export function isFresh(names: object, key: string): boolean {
  const fetch = fetches.get(names)?.get(key);
  return fetch?.invalidations === invalidationCount && performance.now() - fetch.at < freshFor;
}

/** Makes all names stale, after a save or a refresh of a list. Names on the screen are fetched again at once. */
export function invalidateNames(): void {
  invalidationCount += 1;
  listeners.notify();
}

/** A number that changes with every invalidation. */
export function useNameInvalidations(): number {
  return useSyncExternalStore(listeners.subscribe, invalidations, invalidations);
}

function invalidations(): number {
  return invalidationCount;
}
