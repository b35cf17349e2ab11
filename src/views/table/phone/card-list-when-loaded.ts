import { lazyComponent } from '../../../runtime/registry/index.ts';

/** The cards of a phone, not loaded on other screens. */
export const CardList = lazyComponent(async () => (await import('./CardList.tsx')).CardList);

/**
 * Loads the cards along with the first rows. A failure is ignored: they are requested again, and the error shown, with
 * the rows.
 */
export function preloadCards(): void {
  CardList.preload().catch(() => undefined);
}
