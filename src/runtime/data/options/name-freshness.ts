import { useSyncExternalStore } from 'react';

/** Milliseconds for which a fetched name is fresh. */
const freshFor = 60_000;

const fetchedAt = new WeakMap<object, Map<string, number>>();
const listeners = new Set<() => void>();
let invalidation = { count: 0, at: -Infinity };

/** Records that the names of these keys were fetched just now. `names` is the cache that holds them. */
export function markFetched(names: object, keys: Iterable<string>): void {
  const times = fetchedAt.get(names) ?? new Map<string, number>();
  fetchedAt.set(names, times);
  for (const key of keys) times.set(key, performance.now());
}

/** Whether a key's name was fetched within the last minute, and after the last invalidation. */
export function isFresh(names: object, key: string): boolean {
  const at = fetchedAt.get(names)?.get(key);
  return at !== undefined && at > invalidation.at && performance.now() - at < freshFor;
}

/** Makes all names stale, after a save or a refresh of a list. Names on the screen are fetched again at once. */
export function invalidateNames(): void {
  invalidation = { count: invalidation.count + 1, at: performance.now() };
  for (const listener of [...listeners]) listener();
}

/** A number that changes with every invalidation. */
export function useNameInvalidations(): number {
  return useSyncExternalStore(subscribe, invalidations, invalidations);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function invalidations(): number {
  return invalidation.count;
}
