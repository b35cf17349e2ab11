import type { Locator, Page } from '@playwright/test';

import { uniqueName } from './support/records.ts';
import { act, agree, hasOpened, leave, openList, rowOf, tableOf } from './support/screen.ts';
import { expect, expectAccessible, test } from './support/test.ts';

async function pageOf(page: Page, user: string): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser');
  const context = await browser.newContext({
    storageState: `e2e/.auth/${user}.json`,
    baseURL: new URL(page.url()).origin,
  });
  return context.newPage();
}

async function release(page: Page, title: string, { person, priority }: { person: string; priority: string }) {
  await page.goto('/system/announcement');
  await page.getByRole('toolbar').getByRole('button', { name: '新增' }).click();
  const form = page.getByRole('dialog', { name: '新增 系统通告' });
  await form.getByRole('textbox', { name: '标题' }).fill(title);
  await form.getByRole('textbox', { name: '摘要' }).fill('请提前结清单据');
  await form.getByRole('radio', { name: priority }).check();
  await fillTime(form, '开始时间', '2020-01-01 00:00:00');
  await fillTime(form, '结束时间', '2099-01-01 00:00:00');
  await form.getByRole('radio', { name: '指定用户' }).check();
  await form.getByRole('combobox', { name: '指定用户' }).click();
  const users = page.getByRole('dialog', { name: '选择用户' });
  await users.getByRole('textbox', { name: '用户账号' }).fill(person);
  await users.getByRole('button', { name: '查询' }).click();
  await users.getByText(person, { exact: true }).click();
  await leave(users, '确定');
  await form.getByRole('textbox', { name: '内容' }).fill('盘点期间不出库。');
  await leave(form, '确定');
  const row = rowOf(tableOf(page, '系统通告'), title);
  await act(row, '发布');
  await agree(page, `确定发布“${title}”吗？`);
  await expect(row.getByRole('button', { name: '撤销' })).toBeVisible();
}

async function fillTime(form: Locator, name: string, value: string): Promise<void> {
  await form.getByLabel(name).fill(value);
  await form.getByLabel(name).press('Enter');
}

// covers: product-announcements, route-announcements, header-bell, header-notice
test('what an administrator releases to a person is on his open page at once, and read when he opened it', async ({
  page,
}) => {
  const title = uniqueName('盘点');
  await page.goto('/system/announcement');
  const reader = await pageOf(page, 'zhangwei');
  await reader.goto('/sales/order');
  const bell = reader.getByRole('button', { name: /^消息(，|$)/ });
  await expect(bell).toBeVisible();
  await reader.evaluate(() => Object.assign(window, { loadedOnce: true }));
  const popover = reader.locator('.ant-popover:not(.ant-popover-hidden)');

  await release(page, title, { person: 'zhangwei', priority: '紧急消息' });
  await expect(bell).toHaveAccessibleName(/条未读/);
  await bell.click();
  const row = reader.getByRole('button', { name: new RegExp(title) });
  await expect(row.getByText('紧急消息')).toBeVisible();
  await hasOpened(popover);
  await expectAccessible(reader);
  await row.click();
  const notice = reader.getByRole('dialog', { name: '通知消息' });
  await expect(notice.getByText('盘点期间不出库。')).toBeVisible();
  await expect(notice.getByText(/发布人：管理员/)).toBeVisible();
  await leave(notice, '关闭');
  await bell.click();
  await expect(reader.getByRole('tab', { name: '通知(0)' })).toBeVisible();
  await hasOpened(popover);
  await reader.getByRole('button', { name: '查看更多' }).click();
  await expect(reader).toHaveURL(/\/isps\/userAnnouncement/);
  const own = reader.getByRole('row').filter({ hasText: title });
  await expect(own.getByText('已读')).toBeVisible();
  expect(await reader.evaluate(() => 'loadedOnce' in window)).toBe(true);
  await expectAccessible(reader);
});

// covers: state-socket-notice
test('what comes while the socket is lost is there when it is back', async ({ page, quiet }) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  const title = uniqueName('补课');
  await page.goto('/system/announcement');
  const reader = await pageOf(page, 'lina');
  await reader.goto('/stock/outbound');
  const bell = reader.getByRole('button', { name: /^消息(，|$)/ });
  await expect(bell).toBeVisible();
  await reader.context().setOffline(true);
  await release(page, title, { person: 'lina', priority: '重要消息' });
  await reader.context().setOffline(false);
  await expect(bell).toHaveAccessibleName(/条未读/, { timeout: 30_000 });
  await bell.click();
  await expect(reader.getByRole('button', { name: new RegExp(title) })).toBeVisible();
});

test('a template is written, tried on oneself, and its state is seen', async ({ page }) => {
  const code = uniqueName('t').replaceAll(/[^\w]/g, '');
  await page.goto('/system/message-template');
  await page.getByRole('toolbar').getByRole('button', { name: '新增' }).click();
  const form = page.getByRole('dialog', { name: '新增 消息模板' });
  await form.getByRole('textbox', { name: '模板编码' }).fill(code);
  await form.getByRole('textbox', { name: '模板标题' }).fill('${no} 到货');
  await form.getByRole('textbox', { name: '模板内容' }).fill('${no} 已经到货。');
  await form.getByRole('textbox', { name: '测试参数' }).fill('{"no":"PO-7"}');
  await leave(form, '确定');
  await act(rowOf(tableOf(page, '消息模板'), code), '发送测试');
  const trial = page.getByRole('dialog', { name: /发送测试/ });
  await trial.getByRole('button', { name: '发送' }).click();
  await expect(page.getByText('消息发送任务添加成功！')).toBeVisible();
  const bell = page.getByRole('button', { name: /^消息(，|$)/ });
  await expect(bell).toHaveAccessibleName(/条未读/);
  await bell.click();
  await page.getByRole('tab', { name: /^系统消息/ }).click();
  await page.getByRole('button', { name: /PO-7 到货/ }).click();
  await expect(page.getByRole('dialog', { name: '通知消息' }).getByText('PO-7 已经到货。')).toBeVisible();
  await leave(page.getByRole('dialog', { name: '通知消息' }), '关闭');
  const messages = await openList(page, '/system/message', '消息管理');
  await expect(rowOf(messages, 'PO-7 到货').getByText('推送成功')).toBeVisible();
});
