import type { Locator, Page } from '@playwright/test';

import { recordedVersions } from '../server/backend/testing/recorded-jeecgboot.ts';
import { type EmbeddedServer, password, startEmbeddedServer } from './support/embedded-server.ts';
import { startVersion, type VersionedJeecgBoot } from './support/jeecgboot-version.ts';
import { ports } from './support/ports.ts';
import { act, agree, buttonOf, leave, notice, press, rowOf, tableOf } from './support/screen.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test.use({ storageState: { cookies: [], origins: [] }, baseURL: `http://127.0.0.1:${ports.jeecgBootVersions}` });

let backEnd: VersionedJeecgBoot;
let server: EmbeddedServer;

test.afterEach(async ({ page }) => {
  // A page that is open asks on.
  await page.close();
  await server?.stop();
  await backEnd?.stop();
});

/** Chooses the tenant to work for after the password. */
async function workFor(page: Page, tenant: string): Promise<void> {
  await page.getByRole('radio', { name: tenant }).check();
  await page.getByRole('button', { name: '进入系统' }).click();
}

/** Presses an action of a row once its table is there. */
async function onRow(row: Locator, action: string): Promise<void> {
  await expect(row.getByRole('button').first()).toBeVisible();
  await act(row, action);
}

/** The entries of the menu of each version, and what the back end has of them. */
const words = {
  '3.1.0': { notices: '系统通告', department: '北京卓尔互动', account: '/account/settings/BaseSetting' },
  '3.9.1': { notices: '通知公告', department: '控股集团', account: '/system/usersetting' },
} as const;

for (const version of recordedVersions)
  // covers: shell-double, backend-versions, backend-nothing-lost
  test(`over a JeecgBoot ${version}: tenant, menu, users, notices, files, lines, and a session that ends`, async ({
    page,
    quiet,
  }) => {
    // The double has no sockets, keeps no views, and ends the session.
    quiet.allow(/401|404|WebSocket/);
    backEnd = await startVersion(version);
    const environment = {
      BACKEND_URL: backEnd.url,
      BACKEND_VERSION: version,
      SCHEMAS_DIR: 'server/backend/testing/orders',
    };
    server = await startEmbeddedServer({ port: ports.jeecgBootVersions, environment });
    const { tables } = backEnd;
    const { notices, department, account } = words[version];
    const picture = await page.screenshot();

    await page.goto('/user/login');
    await signIn(page, 'admin');
    await workFor(page, '乙公司');
    const menu = page.getByRole('navigation', { name: '主菜单' });
    await expect(menu).toBeVisible();
    await expect(page.locator('.pw-user img')).toHaveJSProperty('naturalWidth', 1);
    const open = (name: string) => menu.getByRole('link', { name, exact: true }).click();

    await open('部门管理');
    await expect(page.getByRole('row').filter({ hasText: department })).toBeVisible();
    expect(tables.tenants.at(-1)).toBe('8');
    await open('数据字典');
    await expect(page.getByRole('row').filter({ hasText: 'msg_category' })).toBeVisible();

    await open('用户管理');
    const users = tableOf(page, '用户');
    await onRow(rowOf(users, 'zhangsan'), '编辑');
    const editing = page.getByRole('dialog', { name: '编辑 用户' });
    await editing.getByRole('textbox', { name: '用户姓名' }).fill('张三丰');
    await leave(editing, '确定');
    await expect(notice(page, '修改成功')).toBeVisible();
    const kept = { roles: ['r1', 'r2'], departments: ['d1'], post: 'p1', relTenantIds: '7,8', phone: '13800000001' };
    expect(tables.user).toMatchObject({ realname: '张三丰', ...kept });

    await open(notices);
    const row = page.getByRole('row').filter({ hasText: '盘点通知' });
    await onRow(row, '发布');
    await agree(page, '确定发布“盘点通知”吗？');
    await expect.poll(() => backEnd.announcement['sendStatus']).toBe('1');
    await page.reload();
    await page.getByRole('button', { name: /^消息，/ }).click();
    await page.getByRole('button', { name: /盘点通知 紧急消息/ }).click();
    const reading = page.getByRole('dialog', { name: '通知消息' });
    await expect(reading.getByText('盘点期间不出库。')).toBeVisible();
    await leave(reading, '关闭');
    expect(backEnd.read).toContain('a1');

    await page.goto(account);
    await page.getByLabel('选择头像').setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: picture });
    await leave(page.getByRole('dialog', { name: '裁剪头像' }), '确定');
    await expect(page.getByRole('button', { name: '更换头像' })).toBeEnabled();
    await buttonOf(page.getByRole('tabpanel', { name: '基本设置' }), '保存').click();
    await expect(page.locator('.pw-user img')).toHaveAttribute('src', /new-face/);
    expect([backEnd.person['avatar'], backEnd.uploads]).toEqual(['temp/new-face.png', [expect.any(Number)]]);

    await open('订单');
    await onRow(rowOf(tableOf(page, '订单'), 'B100'), '编辑');
    const ordering = page.getByRole('dialog', { name: '编辑 订单' });
    await expect(ordering.getByText('秦风')).toBeVisible();
    await ordering.getByRole('textbox', { name: '备注' }).fill('加急');
    await leave(ordering, '确定');
    const { order } = tables;
    expect([order.row, order.customers, order.tickets]).toMatchObject([{ content: '加急' }, [{}, {}], [{}]]);

    await open('用户管理');
    await onRow(rowOf(users, 'zhangsan'), '编辑');
    await editing.getByRole('textbox', { name: '用户姓名' }).fill('张君宝');
    backEnd.expire();
    await press(editing, '确定');
    const expired = page.getByRole('dialog', { name: '登录已过期' });
    await expired.getByRole('button', { name: '登录并继续' }).click();
    await expired.getByLabel('管理员的密码').fill(password);
    await page.keyboard.press('Enter');
    await expect(expired).toHaveCount(0);
    await expect(editing).toHaveCount(0);
    expect(tables.user).toMatchObject({ realname: '张君宝', ...kept });

    await page.getByRole('button', { name: /的菜单$/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await agree(page, '真的要注销登录吗');
    await signIn(page, 'admin');
    await workFor(page, '甲公司');
    await expect(menu).toBeVisible();
    await open('部门管理');
    await expect(page.getByRole('row').filter({ hasText: department })).toBeVisible();
    expect(tables.tenants.at(-1)).toBe('7');
  });
