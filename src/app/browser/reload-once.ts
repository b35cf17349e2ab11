import type { TextStorage } from './browser-storage.ts';

const key = 'pagewright.reloaded-at';

/** A second failure within this time (milliseconds) is not cured by one more reload. */
const patience = 60_000;

/**
 * A part of the program could not be loaded, mostly because a new version replaced it on the server: may the page reload
 * itself for that? Once a minute.
 */
export function mayReload(storage: TextStorage, now: number): boolean {
  const last = Number(storage.get(key) ?? 0);
  if (now - last < patience) return false;
  storage.set(key, String(now));
  return true;
}
