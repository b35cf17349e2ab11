import { expect, test } from 'vitest';

import { createMemoryStorage } from '../browser/testing/memory-storage.ts';
import { keepCachedRoutes } from './cached-routes.ts';
import { closeTab, type Tab } from './tab-state.ts';

const home = '/dashboard/analysis';

// covers: tabs-cache
test('the name of a page is kept while its tab is open, and leaves with it', () => {
  const storage = createMemoryStorage();
  const names = () => JSON.parse(storage.get('CACHE_INCLUDED_ROUTES') ?? '[]') as unknown;
  const tabs = [home, '/base/customer'].map((path): Tab => ({
    path,
    record: '',
    search: '',
    title: path,
    generation: 0,
    drawn: true,
  }));
  keepCachedRoutes(storage, tabs);
  expect(names()).toEqual(['dashboard-analysis', 'base-customer']);
  const closed = closeTab(tabs, '/base/customer', home, home);
  keepCachedRoutes(storage, 'tabs' in closed ? closed.tabs : tabs);
  expect(names()).toEqual(['dashboard-analysis']);
});
