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

  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('Access-Token') ?? '{}').value);
  const headers = { 'X-Access-Token': String(token) };
  const changed = async (key: string, from: string, to: string) => {
    const read = await page.request.get(`/jeecg-boot/sys/document/queryByKey?key=${key}`, { headers });
    const { text, revision } = (await read.json()).result;
    return { key, text: String(text).replace(from, to), revision };
  };
  const documents = [
    await changed(
      'base/customer.model',
      '"contact": {',
      '"nickname": { "type": "string", "title": "简称" }, "contact": {',
    ),
    await changed('base/customer.form', '"contact": {', '"nickname": {}, "contact": { "title": "对接人",'),
  ];
  const data = { documents, note: '加一个字段' };
  const published = await page.request.post('/jeecg-boot/sys/document/publish', { headers, data });
  expect(await published.json()).toMatchObject({ success: true });
  await expect(adding.getByRole('textbox', { name: '对接人' })).toBeVisible();
  await expect(adding.getByRole('textbox', { name: '客户名称' })).toHaveValue('写了一半');
  await adding.getByRole('textbox', { name: '简称' }).fill('半');
  const saved = page.waitForResponse((response) => response.url().includes('/base/customer/add'));
  await adding.getByRole('button', { name: '确定' }).click();
  expect((await (await saved).json()).result).toMatchObject({ name: '写了一半', nickname: '半' });
});
