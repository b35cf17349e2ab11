import { expect, test } from 'vitest';

import { namedPath } from './named-path.ts';
import { pageRoutes } from './page-routes.ts';

const context = { apiBase: '/jeecg-boot', token: undefined, home: '/home' };
const fixed = {
  path: '/account/settings/base',
  title: '账户设置',
  document: 'system/account-settings.screen' as const,
};

test('a page of the app document is named by its path, as a menu’s routes are', () => {
  const pages = pageRoutes([], { ...context, routes: [fixed] });
  expect(namedPath(pages, 'account-settings-base')).toBe('/account/settings/base');
  expect(namedPath(pages, 'account-center')).toBeUndefined();
});
