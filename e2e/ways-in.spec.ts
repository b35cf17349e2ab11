import { cpSync, rmSync } from 'node:fs';
import { Secret, TOTP } from 'otpauth';

import { password, startEmbeddedServer, type EmbeddedServer } from './support/embedded-server.ts';
import { ports } from './support/ports.ts';
import { signIn } from './support/sign-in.ts';
import { startSmsGateway, type SmsGateway } from './support/sms-gateway.ts';
import { templateFolder } from './support/template.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ storageState: { cookies: [], origins: [] }, baseURL: `http://127.0.0.1:${ports.waysIn}` });

/** A copy of the demo company's database, because creating one takes minutes. */
const dataDir = '.cache/journeys/ways-in';
let server: EmbeddedServer;
let gateway: SmsGateway;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  gateway = await startSmsGateway();
  const environment = { REGISTER: 'on', SMS_GATEWAY: gateway.url };
  rmSync(dataDir, { recursive: true, force: true });
  cpSync(templateFolder(), dataDir, { recursive: true });
  server = await startEmbeddedServer({ port: ports.waysIn, dataDir, environment });
});
test.afterAll(async () => {
  gateway?.stop();
  await server?.stop();
});

const phone = '13912345678';

// covers: route-register, route-alteration
test('a person registers, forgets the password, makes another one, and is refused what nobody granted', async ({
  page,
  quiet,
}) => {
  test.setTimeout(120_000);
  await page.goto('/user/login');
  await page.getByRole('link', { name: '注册账户' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await expect(page.getByLabel('用户名')).toBeFocused();
  await page.getByLabel('用户名').fill('admin');
  await page.getByLabel('新密码').fill('abc');
  const meter = page.getByRole('meter', { name: '密码强度' });
  await expect(meter).toHaveAttribute('aria-valuetext', '低');
  await expect(page.getByText('用户名已存在!')).toBeVisible();
  await page.getByLabel('用户名').fill('wanglei');
  await page.getByLabel('新密码').fill('Wang-lei-2026!');
  await expect(meter).toHaveAttribute('aria-valuetext', '强');
  await page.getByLabel('确认密码').fill('Wang-lei-2027!');
  await page.getByLabel('手机号').fill(phone);
  await expect(page.getByText('两次输入密码不一致!')).toBeVisible();
  await page.getByLabel('确认密码').fill('Wang-lei-2026!');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('button', { name: /^\d+ s$/ })).toBeDisabled();
  await expect.poll(() => gateway.codeOf(phone)).toMatch(/^\d{6}$/);
  await page.getByLabel('验证码', { exact: true }).fill(gateway.codeOf(phone));
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await expect(page).toHaveURL(/\/user\/register-result/);
  await expect(page.getByText('你的账户：wanglei 注册成功')).toBeVisible();
  await page.getByRole('button', { name: '去登录' }).click();

  await page.getByRole('link', { name: '忘记密码' }).click();
  const step = page.locator('[aria-current=step]');
  await expect(step).toHaveText('查找账号');
  await page.getByLabel('手机号').fill('13911111111');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByText('该用户不存在或未绑定手机号')).toBeVisible();
  await page.getByLabel('手机号').fill(phone);
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(step).toHaveText('验证身份');
  await page.getByLabel('验证码', { exact: true }).fill('000000');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByText('手机验证码错误')).toBeVisible();
  await page.getByLabel('验证码', { exact: true }).fill(gateway.codeOf(phone));
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(step).toHaveText('更改密码');
  await expectAccessible(page);
  await page.getByLabel('新密码').fill('Another-2026!');
  await page.getByLabel('确认密码').fill('Another-2026!');
  await page.getByRole('button', { name: '提交' }).click();
  await expect(step).toHaveText('完成');
  await page.getByRole('button', { name: '去登录' }).click();
  quiet.allow(/permissions must be/);
  await signIn(page, 'wanglei', 'Wang-lei-2026!');
  await expect(page.getByText('用户名或密码错误')).toBeVisible();

  // A code sent to the phone also signs in; without a role there is nothing to open.
  await page.getByRole('tab', { name: '手机号登录' }).click();
  await page.getByLabel('手机号').fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('验证码已发送')).toBeVisible();
  await page.getByLabel('验证码', { exact: true }).fill(gateway.codeOf(phone));
  const answer = page.waitForResponse(/\/sys\/phoneLogin$/);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  expect((await (await answer).json()).code).toBe(200);
});

test('a second factor is set up, asked for, and a session elsewhere is ended', async ({ page, browser, quiet }) => {
  test.setTimeout(120_000);
  quiet.allow(/40[13]|no valid credentials/);
  const elsewhere = await browser.newPage({ baseURL: server.url });
  await elsewhere.goto('/user/login');
  await signIn(elsewhere, 'zhangwei');
  await expect(elsewhere).toHaveURL(/dashboard/);
  await page.goto('/user/login');
  await signIn(page, 'zhangwei');
  await page.getByRole('button', { name: /的菜单$/ }).click();
  await page.getByRole('menuitem', { name: '安全设置' }).click();
  const dialog = page.getByRole('tabpanel', { name: '安全设置' });
  await dialog.getByRole('button', { name: '在那里退出' }).click();
  await page.getByRole('button', { name: /确\s*定/ }).click();
  await expect(dialog.getByRole('button', { name: '在那里退出' })).toHaveCount(0);
  await expect(dialog.getByText('当前设备')).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/user\/login/);
  await elsewhere.close();

  await dialog.getByRole('button', { name: '打开两步验证' }).click();
  await dialog.getByLabel('登录密码').fill(password);
  await dialog.getByRole('button', { name: '下一步' }).click();
  const secret = await dialog.locator('figcaption code').innerText();
  const codeOf = (step: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + step * 30_000 });
  await dialog.getByLabel('验证码').fill(codeOf(0));
  await dialog.getByRole('button', { name: '打开', exact: true }).click();
  await expect(dialog.getByRole('list', { name: '恢复码' }).getByRole('listitem')).toHaveCount(10);
  await dialog.getByRole('button', { name: '已保存' }).click();
  await expect(dialog.getByText('恢复码还有 10 个')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /的菜单$/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s*定/ })
    .click();
  await expect(page).toHaveURL(/\/user\/login/);
  await signIn(page, 'zhangwei');
  await page.getByLabel('验证码或恢复码').fill('000000');
  await page.getByRole('button', { name: '验证并登录' }).click();
  await expect(page.getByText('两步验证码不正确')).toBeVisible();
  await page.getByLabel('验证码或恢复码').fill(codeOf(1));
  await page.getByRole('button', { name: '验证并登录' }).click();
  await expect(page).toHaveURL(/dashboard/);
});

test('a telephone that is signed in lets a browser in that it scans', async ({ page, browser, quiet }) => {
  // The home page requests figures that not every user may see.
  quiet.allow(/403/);
  test.setTimeout(120_000);
  const telephone = await browser.newPage({ baseURL: server.url, viewport: { width: 390, height: 844 } });
  const shown = page.waitForResponse(/\/sys\/getLoginQrcode/);
  await page.goto('/user/login');
  await page.getByRole('tab', { name: '扫码登录' }).click();
  await expect(page.getByRole('img', { name: '登录二维码' })).toBeVisible();
  const { qrcodeId } = (await (await shown).json()).result;
  await telephone.goto(`/scan-login?qrcodeId=${qrcodeId}`);
  await signIn(telephone, 'lina');
  await expect(telephone.getByText('要让这个浏览器以您的身份登录吗？')).toBeVisible();
  await telephone.getByRole('button', { name: '确认登录' }).click();
  await expect(telephone.getByText('扫码成功')).toBeVisible();
  await expect(page).toHaveURL(/dashboard/);
  await expect(page.getByRole('button', { name: '李娜 的菜单' })).toBeVisible();
  await telephone.close();
});

test('a permission that is taken away is gone from the page that is open, without signing in again', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const signedIn = await request.post('/jeecg-boot/sys/login', { data: { username: 'admin', password } });
  const headers = { 'X-Access-Token': (await signedIn.json()).result.token };
  const ask = async (path: string) => (await (await request.get(`/jeecg-boot${path}`, { headers })).json()).result;
  const connected = page.waitForEvent('websocket', (socket) => socket.url().includes('/jeecg-boot/websocket/'));
  await page.goto('/base/material');
  await signIn(page, 'lina');
  const adding = page.getByRole('toolbar').getByRole('button', { name: '新增' });
  await expect(adding).toBeVisible();
  await connected;

  const roleId = (await ask('/sys/role/list?roleCode=warehouse')).records[0].id;
  const held: string[] = await ask(`/sys/permission/queryRolePermission?roleId=${roleId}`);
  type Entry = { id: string; perms?: string | null; children?: Entry[] };
  const flat = (entries: Entry[]): Entry[] => entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);
  const entry = flat(await ask('/sys/permission/list')).find(({ perms }) => perms === 'base:material:add');
  const save = (permissionIds: string[], last: string[]) =>
    request.post('/jeecg-boot/sys/permission/saveRolePermission', {
      headers,
      data: { roleId, permissionIds: permissionIds.join(','), lastpermissionIds: last.join(',') },
    });
  const rest = held.filter((id) => id !== entry?.id);
  expect(rest).toHaveLength(held.length - 1);
  await save(rest, held);
  await expect(adding).toHaveCount(0);
  await save(held, rest);
  await expect(adding).toBeVisible();
});
