import { readFileSync } from 'node:fs';

import { openAsAdministrator, startOwnServer, type OwnServer } from './support/own-server.ts';
import { ports } from './support/ports.ts';
import { leave, notice, press, rowOf, searchFor, tableOf } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test.use({ storageState: { cookies: [], origins: [] }, baseURL: `http://127.0.0.1:${ports.newPage}` });

let server: OwnServer;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const document = /## Add a page[^]*?```json\n([^]*?)```/.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
  server = await startOwnServer({ 'sales/promotion.model.json': document }, { port: ports.newPage });
});
test.afterAll(() => server?.stop());

test('one model file, as the README has it, is a page with menu, table, search, form and checks', async ({ page }) => {
  test.setTimeout(120_000);
  await openAsAdministrator(page, '/dashboard/analysis');
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await menu.getByText('未归类').click();
  await menu.getByRole('link', { name: '促销活动' }).click();
  await expect(page).toHaveURL('/sales/promotion');
  await expect(page.getByText('暂无促销活动')).toBeVisible();

  await page.getByRole('toolbar').getByRole('button', { name: '新增' }).click();
  const adding = page.getByRole('dialog', { name: '新增 促销活动' });
  await press(adding, '确定');
  await expect(adding.getByText('请输入活动名称')).toBeVisible();
  await expect(adding.getByText(/请(输入|选择)开始日期/)).toBeVisible();
  await adding.getByRole('textbox', { name: '活动名称' }).fill('双十一');
  await adding.getByRole('textbox', { name: '开始日期' }).fill('2026-11-11');
  await page.keyboard.press('Enter');
  await adding.getByRole('textbox', { name: '折扣' }).fill('1.2');
  await press(adding, '确定');
  await expect(adding.getByRole('textbox', { name: '折扣' })).toHaveAttribute('aria-invalid', 'true');
  await adding.getByRole('textbox', { name: '折扣' }).fill('0.85');
  await leave(adding, '确定');
  await expect(notice(page, '新增成功')).toBeVisible();
  const table = tableOf(page, '促销活动');
  await expect(rowOf(table, '双十一')).toContainText('2026-11-11');
  await expect(rowOf(table, '双十一')).toContainText('0.85');
  await searchFor(page, '活动名称', '国庆');
  await expect(page.getByText('没有符合条件的数据')).toBeVisible();
  await searchFor(page, '活动名称', '十一');
  await expect(rowOf(table, '双十一')).toBeVisible();
});
