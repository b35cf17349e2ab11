import type { TextStorage } from '../browser/index.ts';
import type { Tab } from './tab-state.ts';

/** Where the front ends of JeecgBoot keep the names of pages that stay as they were left (docs/requirements.md, Constants). */
const storageKey = 'CACHE_INCLUDED_ROUTES';

/** Keeps the names of the pages of open tabs; that of a tab that closed leaves with it. */
export function keepCachedRoutes(storage: TextStorage, tabs: readonly Tab[]): void {
  const text = JSON.stringify(tabs.map(({ path }) => nameOf(path)));
  if (storage.get(storageKey) !== text) storage.set(storageKey, text);
}

/** A path as the name of its route: `/base/customer` is `base-customer`. */
function nameOf(path: string): string {
  return path.replace(/^\//, '').replaceAll('/', '-');
}
