import type { TextStorage } from '../browser/index.ts';
import type { Tab } from './tab-state.ts';

/** The key under which JeecgBoot's front ends keep the names of cached pages (docs/requirements.md, Constants). */
const storageKey = 'CACHE_INCLUDED_ROUTES';

/** Stores the names of the pages of all open tabs. */
export function keepCachedRoutes(storage: TextStorage, tabs: readonly Tab[]): void {
  const text = JSON.stringify(tabs.map(({ path }) => nameOf(path)));
  if (storage.get(storageKey) !== text) storage.set(storageKey, text);
}

function nameOf(path: string): string {
  return path.replace(/^\//, '').replaceAll('/', '-');
}
