import { expect, test } from 'vitest';

import { tabTitle } from './tab-title.ts';

// covers: tabs-title
test.each([
  ['客户', '甲公司', false, '甲公司-客户'],
  ['首页', '甲公司', true, '甲公司'],
  ['首页', undefined, true, '首页'],
  ['客户', undefined, false, '客户'],
])('the tab of %s for the tenant %s is called %3$s', (title, tenant, isHome, called) => {
  expect(tabTitle(title, tenant, isHome)).toBe(called);
});
