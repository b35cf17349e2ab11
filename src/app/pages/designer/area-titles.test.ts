import { expect, test } from 'vitest';

import { titlesOfAreas } from './area-titles.ts';

test('an area is called as the folder of the menu that holds most of its pages', () => {
  const page = (document: string | undefined, ...trail: string[]) => ({ ...(document && { document }), trail });
  const titles = titlesOfAreas([
    page('base/unit.list', '系统管理'),
    page('base/customer.list', '基础资料'),
    page('base/supplier.list', '基础资料', '往来单位'),
    page('sales/order.list', '销售管理'),
    page('shop/goods.list'),
    page(undefined, '仪表盘'),
  ]);
  expect(Object.fromEntries(titles)).toEqual({ base: '基础资料', sales: '销售管理' });
});
