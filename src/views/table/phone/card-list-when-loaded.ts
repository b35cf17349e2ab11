import { lazyComponent } from '../../../runtime/registry/index.ts';

/** The cards of a phone, which other screens do not load. */
export const CardList = lazyComponent(async () => (await import('./CardList.tsx')).CardList);

/** Loads them beside the first rows. Where that fails they are asked for again, and missed, with the rows. */
export function preloadCards(): void {
  CardList.preload().catch(() => undefined);
}
