import { useSyncExternalStore } from 'react';

import { oncePerObject } from '../../../schema/memory/once-per-object.ts';
import { createListeners } from '../../listeners/create-listeners.ts';

/** Milliseconds for which a fetched name is fresh. */
const freshFor = 60_000;

const fetchesOf = oncePerObject<object, Map<string, Fetch>>(() => new Map());
const listeners = createListeners();
let invalidationCount = 0;

/** The time of the fetch in milliseconds, and the number of invalidations before it. */
type Fetch = { at: number; invalidations: number };

/** Records that the names of these keys have just been fetched. `names` is the cache that holds them. */
export function markFetched(names: object, keys: Iterable<string>): void {
  const fetched = fetchesOf(names);
  for (const key of keys) fetched.set(key, { at: performance.now(), invalidations: invalidationCount });
}

/** Returns true if a key's name was fetched within the last minute and after the last invalidation. */
export function isFresh(names: object, key: string): boolean {
  const fetch = fetchesOf(names).get(key);
  return fetch?.invalidations === invalidationCount && performance.now() - fetch.at < freshFor;
}

/** Invalidates all names, after a save or a refresh of a list. Visible names are fetched again immediately. */
export function invalidateNames(): void {
  invalidationCount += 1;
  listeners.notify();
}

/** Returns a number that changes with every invalidation. */
export function useNameInvalidations(): number {
  return useSyncExternalStore(listeners.subscribe, invalidations, invalidations);
}

function invalidations(): number {
  return invalidationCount;
}
