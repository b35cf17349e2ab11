import type { TextStorage } from '../browser/index.ts';

const key = 'pagewright.left';

/** Notes in this browser tab that the user signed out on purpose. */
export function noteSignOut(tab: TextStorage): void {
  tab.set(key, '1');
}

/**
 * Returns true if the user of this browser tab signed out on purpose, so that the way of signing in again is their
 * choice.
 */
export function signedOutByChoice(tab: TextStorage): boolean {
  return tab.get(key) !== undefined;
}
