import type { TextStorage } from './browser-storage.ts';

const key = 'pagewright.reloaded-at';

/** A failure within this time (milliseconds) after a reload is not fixed by another reload. */
const patience = 60_000;

/**
 * Returns true if the page may reload itself because a part of the program could not be loaded, usually after a new
 * version replaced it on the server. Allows one reload per minute.
 */
export function mayReload(storage: TextStorage, now: number): boolean {
  const last = Number(storage.get(key) ?? 0);
  if (now - last < patience) return false;
  storage.set(key, String(now));
  return true;
}
