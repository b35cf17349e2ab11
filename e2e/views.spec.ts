import type { Page } from '@playwright/test';

import { addRecords, callApi, uniqueName } from './support/records.ts';
import { hasOpened, notice, openList, rowOf } from './support/screen.ts';
import { expect, test } from './support/test.ts';

async function salesRole(page: Page): Promise<{ id: string; name: string }> {
  const { records } = await callApi(page, 'GET', '/sys/role/list?pageSize=50');
  const roles: { id: string; roleName: string }[] = Array.isArray(records) ? records : [];
  const found = roles.find(({ roleName }) => roleName.includes('销售'));
  if (!found) throw new Error('nobody sells');
  return { id: found.id, name: found.roleName };
}

test('a view is saved, shared, opened by its link and by a role, and deleted', async ({ page, browser }) => {
  const name = uniqueName('视图');
  await addRecords(page, '/base/customer', [
    { name: `${name}甲`, level: 'B', creditLimit: '100' },
    { name: `${name}乙`, level: 'B', creditLimit: '300' },
    { name: `${name}丙`, level: 'C', creditLimit: '200' },
  ]);
  const table = await openList(page, `/base/customer?name=${encodeURIComponent(name)}&level=B`, '客户');
  const limit = table.getByRole('columnheader', { name: '信用额度' });
  await table.getByRole('button', { name: '信用额度' }).click();
  await table.getByRole('button', { name: '信用额度' }).click();
  await expect(limit).toHaveAttribute('aria-sort', 'descending');
  const phone = table.getByRole('columnheader', { name: '手机' });
  await expect(phone).toBeVisible();
  await page.getByRole('button', { name: '列设置' }).click();
  await hasOpened(page.locator('.ant-popover'));
  await page.getByRole('checkbox', { name: '手机' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(phone).toHaveCount(0);

  await page.getByRole('button', { name: '视图', exact: true }).click();
  await page.getByRole('textbox', { name: '视图名称' }).fill(name);
  await page.getByRole('checkbox', { name: '共享给所有人' }).check();
  await page.getByRole('button', { name: '保存当前视图' }).click();
  await expect(notice(page, '保存成功')).toBeVisible();
  const saved = page.getByRole('list', { name: '保存的视图' }).getByRole('listitem').filter({ hasText: name });
  await expect(saved).toHaveAttribute('aria-current', 'true');

  await saved.getByRole('button', { name: `复制视图“${name}”的链接` }).waitFor();
  const views = await callApi(page, 'GET', '/sys/savedView/list?place=base%2Fcustomer.list&kind=view');
  const all: { id: string; title: string }[] = Array.isArray(views) ? views : [];
  const { id = '' } = all.find(({ title }) => title === name) ?? {};
  expect(id).not.toBe('');
  const address = `/base/customer?list.view=${id}`;

  const other = await browser.newContext({ storageState: 'e2e/.auth/zhangwei.json' });
  const desk = await other.newPage();
  const seen = await openList(desk, address, '客户');
  await expect(rowOf(seen, name)).toHaveText([new RegExp(`${name}乙`), new RegExp(`${name}甲`)]);
  await expect(seen.getByRole('columnheader', { name: '手机' })).toHaveCount(0);
  await desk.getByRole('button', { name: '视图', exact: true }).click();
  await expect(desk.getByRole('list', { name: '保存的视图' }).getByText(name)).toBeVisible();
  await expect(desk.getByRole('button', { name: `删除视图“${name}”` })).toHaveCount(0);

  const role = await salesRole(page);
  await saved.getByRole('button', { name: `视图“${name}”：设为角色的默认视图` }).click();
  await page.getByRole('combobox', { name: '角色' }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: role.name, visible: true }).first().click();
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^确\s*定$/ })
    .filter({ visible: true })
    .click();
  await expect(saved.getByRole('button', { name: `视图“${name}”：1 个角色默认用它` })).toBeVisible();
  const fresh = await other.newPage();
  const begun = await openList(fresh, '/base/customer', '客户');
  await expect(rowOf(begun, name)).toHaveCount(2);
  await expect(begun.getByRole('columnheader', { name: '信用额度' })).toHaveAttribute('aria-sort', 'descending');

  await page.bringToFront();
  await saved.getByRole('button', { name: `删除视图“${name}”` }).click();
  await page
    .getByRole('button', { name: /^确\s*定$/ })
    .filter({ visible: true })
    .last()
    .click();
  await expect(saved).toHaveCount(0);
  await openList(desk, address, '客户');
  await expect(desk.getByRole('alert')).toContainText('链接里的视图已经删除，或者没有共享给您');
  await other.close();
});
