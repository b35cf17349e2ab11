import type { Page } from '@playwright/test';

import { password } from './support/embedded-server.ts';
import { uniqueName } from './support/records.ts';
import { leave, notice, openList, press, rowOf, tableOf } from './support/screen.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test.use({ storageState: { cookies: [], origins: [] } });

/**
 * Starts a new customer as a user whose session the server then ends, as after an administrator's action or seven days.
 */
async function typeUntilExpired(page: Page, name: string) {
  await page.goto('/base/customer');
  await signIn(page, 'zhangwei');
  await expect(tableOf(page, '客户')).toBeVisible();
  const adding = page.getByRole('dialog', { name: '新增 客户' });
  await page.getByRole('button', { name: '新增' }).click();
  await adding.getByRole('textbox', { name: '客户名称' }).fill(name);
  await adding.getByRole('textbox', { name: '联系人' }).fill('王五');
  // The session ends during the save: otherwise another request could notice it first, and the save would never be
  // sent.
  await page.route(
    '**/base/customer/add',
    async (route) => {
      const headers = { 'X-Access-Token': (await route.request().headerValue('X-Access-Token')) ?? '' };
      expect((await (await page.request.get('/jeecg-boot/sys/logout', { headers })).json()).success).toBe(true);
      await route.continue();
    },
    { times: 1 },
  );
  await press(adding, '确定');
  const expired = page.getByRole('dialog', { name: '登录已过期' });
  await expect(expired).toContainText('很抱歉，登录已过期，请重新登录');
  return { adding, expired };
}

test('who is signed out in the middle of a form signs in in its place and saves', async ({ page, quiet }) => {
  quiet.allow(/401|WebSocket/);
  const name = uniqueName('过期');
  const { adding, expired } = await typeUntilExpired(page, name);
  await expired.getByRole('button', { name: '登录并继续' }).click();
  await expect(expired.getByText('请输入密码')).toBeVisible();
  await expired.getByLabel('张伟的密码').fill('not-the-password');
  await page.keyboard.press('Enter');
  await expect(expired.getByText('用户名或密码错误')).toBeVisible();
  await expired.getByLabel('张伟的密码').fill(password);
  await page.keyboard.press('Enter');
  await expect(expired).toHaveCount(0);
  await expect(notice(page, '新增成功')).toBeVisible();
  await expect(adding).toHaveCount(0);
  await expect(rowOf(tableOf(page, '客户'), name)).toContainText('王五');
});

test('who leaves for the sign-in page comes back to the page and is offered what was typed', async ({
  page,
  quiet,
}) => {
  quiet.allow(/401|WebSocket/);
  const name = uniqueName('过期');
  const { adding, expired } = await typeUntilExpired(page, name);
  page.on('dialog', (question) => void question.accept());
  await expired.getByRole('button', { name: '重新登录' }).click();
  await expect(page).toHaveURL(/\/user\/login\?redirect=/);
  await signIn(page, 'zhangwei');
  await expect(page).toHaveURL('/base/customer/new');
  await adding.getByRole('button', { name: '恢复' }).click();
  await expect(adding.getByRole('textbox', { name: '客户名称' })).toHaveValue(name);
  await expect(adding.getByRole('textbox', { name: '联系人' })).toHaveValue('王五');
  await leave(adding, '确定');
  await expect(notice(page, '新增成功')).toBeVisible();
});

test('a page that crashed is opened again and offers what was typed', async ({ page, context }) => {
  const name = uniqueName('崩溃');
  await page.goto('/base/customer');
  await signIn(page, 'zhangwei');
  await expect(tableOf(page, '客户')).toBeVisible();
  await page.getByRole('button', { name: '新增' }).click();
  const box = page.getByRole('dialog', { name: '新增 客户' }).getByRole('textbox', { name: '客户名称' });
  await box.fill(name);
  const isKept = () => page.evaluate((text) => JSON.stringify(localStorage).includes(text), name);
  await expect.poll(isKept).toBe(true);
  const crashed = page.waitForEvent('crash');
  void page.goto('chrome://crash').catch(() => undefined);
  await crashed;

  const again = await context.newPage();
  await openList(again, '/base/customer', '客户');
  await again.getByRole('button', { name: '新增' }).click();
  const adding = again.getByRole('dialog', { name: '新增 客户' });
  await adding.getByRole('button', { name: '恢复' }).click();
  await expect(adding.getByRole('textbox', { name: '客户名称' })).toHaveValue(name);
});
