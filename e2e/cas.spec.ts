import { startCas, type Cas } from './support/cas.ts';
import { startOwnServer, type OwnServer } from './support/own-server.ts';
import { ports } from './support/ports.ts';
import { tableOf } from './support/screen.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const origin = `http://127.0.0.1:${ports.singleSignOn}`;
test.use({ storageState: { cookies: [], origins: [] }, baseURL: origin });

let cas: Cas;
let server: OwnServer;

function changedPage(text: string): string {
  const page = JSON.parse(text);
  const area = page.properties.page.properties;
  const { account, qr } = area.ways.properties;
  const link = (title: string, to: string) => ({
    type: 'void',
    title,
    'x-component': 'ActionButton',
    'x-component-props': { type: 'link' },
    'x-actions': { press: [{ navigate: to }] },
  });
  page.title = '进厂';
  page.properties.page.properties = {
    heading: { type: 'void', 'x-component': 'Text', 'x-component-props': { level: 'title' }, 'x-content': '一厂的门' },
    ways: { type: 'void', 'x-component': 'Tabs', properties: { qr, account: { ...account, title: '用工号' } } },
    help: link('怎么登录', '/scan-login'),
    forgotten: link('忘了', '/user/alteration'),
    parties: area.links.properties.parties,
  };
  return JSON.stringify(page);
}

function changedApp(text: string): string {
  const app = JSON.parse(text);
  const shop = { path: '/shop', title: '门市', document: 'base/unit.model' };
  return JSON.stringify({ ...app, home: '/base/customer', routes: [...app.routes, shop] });
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  cas = await startCas('admin');
  const environment = { CAS_URL: cas.url, SSO: 'cas', PUBLIC_URL: origin };
  server = await startOwnServer({}, { port: ports.singleSignOn, environment });
});
test.afterAll(async () => {
  cas?.stop();
  await server?.stop();
});

// covers: product-sso
test('who is known to the single sign-on gets in and out by it, past a sign-in page that was published meanwhile', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto('/base/customer?level=A');
  await page.getByRole('link', { name: '统一身份登录' }).click();
  await expect(page).toHaveURL('/base/customer?level=A');
  const menu = page.getByRole('button', { name: /的菜单$/ });
  await expect(menu).toBeVisible();
  const service = `${origin}/oauth2-app/login?redirect=${encodeURIComponent('/base/customer?level=A')}`;
  expect(cas.asked).toEqual([
    `/cas/login?${new URLSearchParams({ service })}`,
    `/cas/serviceValidate?${new URLSearchParams({ ticket: 'ST-1', service })}`,
  ]);

  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('Access-Token') ?? '{}').value);
  const headers = { 'X-Access-Token': String(token) };
  const changed = async (key: string, change: (text: string) => string) => {
    const read = await page.request.get(`/jeecg-boot/sys/document/queryByKey?key=${key}`, { headers });
    const { text, revision } = (await read.json()).result;
    return { key, text: change(text), revision };
  };
  const documents = [await changed('system/sign-in.screen', changedPage), await changed('app.app', changedApp)];
  const data = { documents, note: '换登录页和首页' };
  const published = await page.request.post('/jeecg-boot/sys/document/publish', { headers, data });
  expect(await published.json()).toMatchObject({ success: true });

  await menu.click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s*定/ })
    .click();
  await expect(page).toHaveURL('/user/login');
  expect(cas.asked.at(-1)).toBe(`/cas/logout?${new URLSearchParams({ service: `${origin}/user/login` })}`);
  await expect(page.getByRole('heading', { name: '一厂的门' })).toBeVisible();
  await expect(page).toHaveTitle(/^进厂 - /);
  await expect(page.getByRole('tab')).toHaveText(['扫码登录', '用工号']);
  await expect(page.getByRole('img', { name: '登录二维码' })).toBeVisible();
  await expect(page.getByRole('link', { name: '怎么登录' })).toBeVisible();
  await expect(page.getByRole('link', { name: '忘了' })).toBeVisible();
  await page.getByRole('tab', { name: '用工号' }).click();
  await expect(page.getByLabel('账号', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('tab').first()).toHaveText('Sign in with QR code');
  await page.getByRole('button', { name: '中文' }).click();

  await page.getByRole('link', { name: '单点登录' }).click();
  await page.getByRole('link', { name: '统一身份登录' }).click();
  await expect(page).toHaveURL('/base/customer');
  await page.goto('/shop');
  await expect(tableOf(page, '计量单位')).toBeVisible();
});
