// covers: route-guard, route-menu-fetch, route-root
import { expect, test } from 'vitest';

import { matchPage } from './match-page.ts';
import type { PageRoute } from './page-routes.ts';

function page(path: string): PageRoute {
  return { path, title: path, target: { kind: 'home' } };
}

const routes = [page('/online/:code'), page('/online/list'), page('/a b')];

test.each<[string, string | undefined, Record<string, string>]>([
  ['/online/list', '/online/list', {}],
  ['/online/x%2Fy', '/online/:code', { code: 'x/y' }],
  ['/online/list/more', undefined, {}],
  ['/', undefined, {}],
])('%s shows %s', (path, pattern, params) => {
  const match = matchPage(routes, path);
  expect(match?.page.path).toBe(pattern);
  expect(match?.params ?? {}).toEqual(params);
});
