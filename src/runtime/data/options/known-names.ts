import { useSyncExternalStore } from 'react';

/** Milliseconds for which a name that was told is taken for what it is. */
const goodFor = 60_000;

const told = new WeakMap<object, Map<string, number>>();
const listeners = new Set<() => void>();
let renewal = { count: 0, at: -Infinity };

/** Notes that the names of these keys were asked for just now; `names` is what keeps them. */
export function noteTold(names: object, keys: Iterable<string>): void {
  const times = told.get(names) ?? new Map<string, number>();
  told.set(names, times);
  for (const key of keys) times.set(key, performance.now());
}

/** Whether the name of a key need not be asked for: it was a minute ago at most, and nothing was asked for anew since. */
export function isFreshlyTold(names: object, key: string): boolean {
  const at = told.get(names)?.get(key);
  return at !== undefined && at > renewal.at && performance.now() - at < goodFor;
}

/** Something was saved, or a list is asked for anew: names that are on the screen are asked for again, others when they are. */
export function renewNames(): void {
  renewal = { count: renewal.count + 1, at: performance.now() };
  for (const listener of [...listeners]) listener();
}

/** Changes with every renewal. */
export function useNameRenewals(): number {
  return useSyncExternalStore(subscribe, renewals, renewals);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function renewals(): number {
  return renewal.count;
}
