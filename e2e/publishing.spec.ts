// covers: publish-pages, publish-journey
import { openAsAdministrator, type OwnServer, startOwnServer } from './support/own-server.ts';
import { ports } from './support/ports.ts';
import { tableOf } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test.use({ storageState: { cookies: [], origins: [] }, baseURL: `http://127.0.0.1:${ports.publishing}` });

let server: OwnServer;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startOwnServer({}, { port: ports.publishing });
});
test.afterAll(() => server?.stop());

test('a field that is published shows in the form that is open, which keeps what was typed', async ({ page }) => {
  test.setTimeout(180_000);
  const connected = page.waitForEvent('websocket', {
    predicate: (socket) => socket.url().includes('/jeecg-boot/websocket/'),
    timeout: 120_000,
  });
  await openAsAdministrator(page, '/base/customer');
  await expect(page.getByText('还没有客户记录').or(tableOf(page, '客户'))).toBeVisible({ timeout: 60_000 });
  await page.getByRole('toolbar').getByRole('button', { name: '新增' }).click();
  const adding = page.getByRole('dialog', { name: '新增 客户' });
  await adding.getByRole('textbox', { name: '客户名称' }).fill('写了一半');
  await connected;

  const [key, note] = ['base/customer.form', '加一个字段'];
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('Access-Token') ?? '{}').value);
  const headers = { 'X-Access-Token': String(token) };
  const { result } = await (
    await page.request.get(`/jeecg-boot/sys/document/queryByKey?key=${key}`, { headers })
  ).json();
  const text = String(result.text).replace('"contact": {', '"contact": { "title": "对接人",');
  const data = { documents: [{ key, text, revision: result.revision }], note };
  const published = await page.request.post('/jeecg-boot/sys/document/publish', { headers, data });
  expect(await published.json()).toMatchObject({ success: true });
  await expect(adding.getByRole('textbox', { name: '对接人' })).toBeVisible();
  await expect(adding.getByRole('textbox', { name: '客户名称' })).toHaveValue('写了一半');
});
