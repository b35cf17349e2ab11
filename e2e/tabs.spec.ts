// covers: frame-keep-alive
import type { Page } from '@playwright/test';

import { uniqueName } from './support/records.ts';
import { choose, leave, notice, openList, press, searchFor } from './support/screen.ts';
import { expect, test } from './support/test.ts';

/** Opens a page by the menu search, which also works while a dialog is open. */
async function goTo(page: Page, title: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: '搜索菜单' }).or(page.getByPlaceholder('搜索菜单'));
  await search.fill(title);
  await expect(page.getByRole('option', { name: title }).first()).toBeAttached();
  await page.keyboard.press('Enter');
}

test('half-filled forms wait in their tabs', async ({ page }) => {
  const name = uniqueName('半张');
  const customers = await openList(page, '/base/customer', '客户');
  await searchFor(page, '客户名称', '公司');
  await expect(page).toHaveURL(/name=/);
  await page.getByRole('button', { name: '新增' }).click();
  const customer = page.getByRole('dialog', { name: '新增 客户' });
  await expect(page).toHaveURL(/customer\/new\?name=/);
  const customersAddress = page.url();
  await customer.getByRole('textbox', { name: '客户名称' }).fill(name);
  await choose(customer, '等级', '重点客户');

  await goTo(page, '物料');
  await expect(page).toHaveURL('/base/material');
  await expect(customer).toBeHidden();
  await searchFor(page, '物料名称', '螺栓');
  await expect(page).toHaveURL(/material\?name=/);
  await page.getByRole('button', { name: '新增' }).click();
  const material = page.getByRole('dialog', { name: '新增 物料' });
  await material.getByRole('textbox', { name: '物料名称' }).fill(`${name}物料`);

  await goTo(page, '客户');
  await expect(page).toHaveURL(customersAddress);
  await expect(material).toBeHidden();
  await expect(customer.getByRole('textbox', { name: '客户名称' })).toHaveValue(name);
  await press(customer, '确定');
  await expect(customer.getByRole('textbox', { name: '联系人' })).toHaveAccessibleDescription('请输入联系人');
  await choose(customer, '等级', '停止合作');
  await expect(customer.getByRole('textbox', { name: '信用额度' })).toHaveCount(0);

  await goTo(page, '物料');
  await expect(page).toHaveURL(/material\/new\?name=/);
  await expect(material.getByRole('textbox', { name: '物料名称' })).toHaveValue(`${name}物料`);
  await press(material, '确定');
  await expect(material.getByRole('textbox', { name: '物料编码' })).toHaveAccessibleDescription('请输入物料编码');

  await goTo(page, '客户');
  await leave(customer, '确定');
  await expect(notice(page, '新增成功')).toBeVisible();
  await expect(customers).toBeVisible();
});

// covers: header-search
test('tabs come back after a reload, and close one by one but for the home page', async ({ page }) => {
  await openList(page, '/base/customer?level=A', '客户');
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await menu.getByRole('link', { name: '仓库' }).click();
  await menu.getByRole('link', { name: '物料', exact: true }).click();
  const tabs = page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab');
  await expect(tabs).toHaveText(['首页', '客户', '仓库', '物料']);
  await page.reload();
  await expect(tabs).toHaveText(['首页', '客户', '仓库', '物料']);
  await tabs.filter({ hasText: '客户' }).click();
  await expect(page).toHaveURL('/base/customer?level=A');
  await tabs.filter({ hasText: '客户' }).getByTitle('关闭').click();
  await expect(tabs).toHaveText(['首页', '仓库', '物料']);
  await expect(page).toHaveURL('/base/depot');
  await tabs.filter({ hasText: '仓库' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: '关闭其它' }).click();
  await expect(tabs).toHaveText(['首页', '仓库']);
  await tabs.filter({ hasText: '仓库' }).press('Delete');
  await expect(tabs).toHaveText(['首页']);
  await tabs.filter({ hasText: '首页' }).press('Delete');
  await expect(notice(page, '首页不能关闭!')).toBeVisible();
  await expect(tabs).toHaveText(['首页']);
});
