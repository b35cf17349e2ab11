import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { openAsAdministrator, startOwnServer, type OwnServer } from './support/own-server.ts';
import { ports } from './support/ports.ts';
import { tableOf } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test.use({ storageState: { cookies: [], origins: [] }, baseURL: `http://127.0.0.1:${ports.liveDocuments}` });

const form = 'base/customer.form.json';
let server: OwnServer;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const documents = { [form]: readFileSync(join('schemas', form), 'utf8') };
  server = await startOwnServer(documents, { port: ports.liveDocuments, script: 'scripts/dev.ts' });
});
test.afterAll(() => server?.stop());

test('a changed document shows in the open page, and a half-filled form keeps what was typed', async ({ page }) => {
  test.setTimeout(180_000);
  await openAsAdministrator(page, '/base/customer');
  await expect(page.getByText('暂无客户').or(tableOf(page, '客户'))).toBeVisible({ timeout: 60_000 });
  await page.getByRole('toolbar').getByRole('button', { name: '新增' }).click();
  const adding = page.getByRole('dialog', { name: '新增 客户' });
  await adding.getByRole('textbox', { name: '客户名称' }).fill('写了一半');
  await page.evaluate(() => Object.assign(window, { loadedOnce: true }));

  const file = join(server.schemas, form);
  writeFileSync(file, readFileSync(file, 'utf8').replace('"contact": {', '"contact": { "title": "对接人",'));
  await expect(adding.getByRole('textbox', { name: '对接人' })).toBeVisible();
  await expect(adding.getByRole('textbox', { name: '客户名称' })).toHaveValue('写了一半');
  expect(await page.evaluate(() => 'loadedOnce' in window)).toBe(true);
});
