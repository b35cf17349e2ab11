import type { TextStorage } from '../browser/index.ts';

const key = 'pagewright.left';

/** Notes in a tab that the person signed out by himself. */
export function noteLeft(tab: TextStorage): void {
  tab.set(key, '1');
}

/** Whether the person of this tab signed out by himself, and so decides himself how he signs in again. */
export function leftByChoice(tab: TextStorage): boolean {
  return tab.get(key) !== undefined;
}
