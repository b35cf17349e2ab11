import { act, leave, openList } from './support/screen.ts';
import { expect, expectAccessible, test } from './support/test.ts';

for (const theme of ['浅色', '深色']) {
  // covers: route-403-404
  test(`the pages of who is signed in have no serious accessibility finding, ${theme}`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.goto('/dashboard/analysis');
    await expect(page.getByRole('region', { name: '基础资料' })).toBeVisible();
    const rules = theme === '深色' ? ['color-contrast'] : undefined;
    if (theme === '深色') await page.getByRole('button', { name: '切换到深色主题' }).click();
    await expectAccessible(page, rules);

    // Sorted by code, the oldest first: the newest records belong to other tests, which delete them.
    const table = await openList(page, '/base/customer?list.sort=code', '客户');
    await expect(table.getByRole('checkbox').nth(1)).toBeVisible();
    await table.getByRole('checkbox').nth(1).check();
    await expectAccessible(page, rules);
    const first = table.getByRole('row').nth(1);
    await act(first, '详情');
    const detail = page.getByRole('dialog', { name: '详情 客户' });
    await expect(detail.getByRole('region', { name: '联系方式' })).toBeVisible();
    await expectAccessible(page, rules);
    await leave(detail, '关闭');
    await page.getByRole('button', { name: '清空' }).click();
    await page.getByRole('button', { name: '新增' }).click();
    const adding = page.getByRole('dialog', { name: '新增 客户' });
    await adding.getByRole('button', { name: /确\s*定/ }).click();
    await expect(adding.getByText('请输入客户名称')).toBeVisible();
    await expectAccessible(page, rules);

    await openList(page, '/base/material-category', '物料类别');
    await page.getByRole('button', { name: '展开下级' }).first().click();
    await expect(page.getByRole('button', { name: '收起下级' })).toBeVisible();
    await expectAccessible(page, rules);
    await openList(page, '/sales/order', '销售订单');
    await page.getByRole('button', { name: '新增' }).click();
    await page.getByRole('button', { name: '增加一行' }).click();
    await expect(page.getByRole('combobox', { name: '第 1 行 物料' })).toBeVisible();
    await expectAccessible(page, rules);
    for (const address of ['/403', '/404']) {
      await page.goto(address);
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page, rules);
    }
  });
}

test.describe('nobody is signed in', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('the sign-in page has no serious accessibility finding in either theme', async ({ page }) => {
    await page.goto('/user/login');
    await page.getByRole('button', { name: /登\s*录/ }).click();
    await expect(page.getByText('请输入账号').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: '切换到深色主题' }).click();
    await expectAccessible(page);
  });
});
