import type { Locator, Page } from '@playwright/test';

import { recordedVersions } from '../server/backend/testing/recorded-jeecgboot.ts';
import { signingSettings } from '../server/backend/testing/signed-calls.ts';
import { password, startEmbeddedServer, type EmbeddedServer } from './support/embedded-server.ts';
import { orderForm, startVersion, type VersionedJeecgBoot } from './support/jeecgboot-version.ts';
import { ports } from './support/ports.ts';
import { act, agree, buttonOf, cellOf, leave, notice, press, rowOf, tableOf } from './support/screen.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test.use({ storageState: { cookies: [], origins: [] }, baseURL: `http://127.0.0.1:${ports.jeecgBootVersions}` });

let backEnd: VersionedJeecgBoot;
let server: EmbeddedServer;

test.afterEach(async ({ page }) => {
  // An open page would keep sending requests.
  await page.close();
  await server?.stop();
  await backEnd?.stop();
});

async function workFor(page: Page, tenant: string): Promise<void> {
  await page.getByRole('radio', { name: tenant }).check();
  await page.getByRole('button', { name: '进入系统' }).click();
}

async function onRow(row: Locator, action: string): Promise<void> {
  await expect(row.getByRole('button').first()).toBeVisible();
  await act(row, action);
}

/**
 * Uses the page of an online form, converts it to documents in the browser, changes its title in the designer,
 * publishes it, and uses it again from the same menu entry.
 */
async function makeDocuments(page: Page, { tables }: VersionedJeecgBoot): Promise<void> {
  // Most online forms contain their lines; the recorded one shows them in lists below.
  const described = tables.answers[`GET /online/cgform/api/getFormItem/${orderForm}`]?.answer.result;
  Object.assign(Object(described)['head'], { themeTemplate: 'normal' });
  const entry = page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '在线订单' });
  await entry.click();
  // The previous page has the same button until it is replaced.
  await expect(page.getByRole('button', { name: '做成文档' })).toBeVisible();
  await page.getByRole('toolbar').getByRole('button', { name: '新增' }).click();
  const adding = page.getByRole('dialog', { name: '新增 测试订单主表' });
  await adding.getByRole('textbox', { name: '订单编码' }).fill('A100');
  await adding.getByRole('button', { name: '增加一行' }).click();
  await cellOf(adding, 1, 'product_name').click();
  await page.keyboard.type('铅笔');
  await page.keyboard.press('Tab');
  await leave(adding, '确定');
  const lines = () => tables.onlineRows(orderForm).map((row) => row['test_order_product']);
  await expect.poll(lines).toMatchObject([[{ product_name: '铅笔' }]]);

  await page.getByRole('button', { name: '做成文档' }).click();
  const making = page.getByRole('dialog', { name: '做成文档' });
  await making.getByRole('textbox', { name: '标题' }).fill('销售订单');
  await expect(making.getByRole('region', { name: /^明细“订单产品明细”/ })).toContainText('产品名字');
  await leave(making, '生成草稿');
  // The canvas receives the click: fields on it are inert.
  const drawn = page.getByRole('application', { name: '画布' }).getByText('订单编码', { exact: true });
  await drawn.click({ force: true });
  const properties = page.getByRole('complementary', { name: '组件属性' });
  await properties.getByRole('textbox', { name: '标题' }).fill('单号');
  await page.getByRole('toolbar', { name: '设计器' }).getByRole('button', { name: '发布' }).click();
  const publishing = page.getByRole('dialog', { name: '发布' });
  await publishing.getByRole('textbox', { name: '发布的原因' }).fill('做成文档');
  await leave(publishing, '发布');
  await expect(page.getByText('发布成功，打开着的页面已经换成新的。')).toBeVisible();

  await entry.click();
  await onRow(rowOf(tableOf(page, '销售订单'), 'A100'), '编辑');
  const editing = page.getByRole('dialog', { name: '编辑 销售订单' });
  await expect(editing.getByText('铅笔')).toBeVisible();
  await editing.getByRole('textbox', { name: '单号' }).fill('A200');
  await leave(editing, '确定');
  expect(tables.onlineRows(orderForm)).toMatchObject([
    { order_code: 'A200', test_order_product: [{ product_name: '铅笔' }] },
  ]);
  await expect(page.getByRole('button', { name: '做成文档' })).toHaveCount(0);
}

const words = {
  '3.1.0': { notices: '系统通告', department: '北京卓尔互动', account: '/account/settings/BaseSetting' },
  '3.9.1': { notices: '通知公告', department: '控股集团', account: '/system/usersetting' },
} as const;

for (const version of recordedVersions)
  test(`over a JeecgBoot ${version}: tenant, menu, users, notices, files, lines, and a session that ends`, async ({
    page,
    quiet,
  }) => {
    // The fake server has no sockets, saves no views, and ends the session.
    quiet.allow(/401|404|WebSocket/);
    backEnd = await startVersion(version);
    const environment = {
      BACKEND_URL: backEnd.url,
      BACKEND_VERSION: version,
      SCHEMAS_DIR: 'server/backend/testing/orders',
      ...signingSettings(version === '3.9.1'),
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

    if (version === '3.9.1') await makeDocuments(page, backEnd);

    await open('用户管理');
    await onRow(rowOf(users, 'zhangsan'), '编辑');
    await editing.getByRole('textbox', { name: '用户姓名' }).fill('张君宝');
    // A picker that still waits for its label would show the end of the session before the save does.
    await expect(editing.getByText('…', { exact: true })).toHaveCount(0);
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
