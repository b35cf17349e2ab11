import { spawnSync } from 'node:child_process';

import { openAsAdministrator, startOwnServer, type OwnServer } from './support/own-server.ts';
import { ports } from './support/ports.ts';
import { leave, rowOf, tableOf } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test.use({ storageState: { cookies: [], origins: [] }, baseURL: `http://127.0.0.1:${ports.brokenDocuments}` });

const documents = {
  'sales/promotion.model.json': `{
  "kind": "model",
  "formatVersion": 1,
  "title": "促销活动",
  "schema": {
    "type": "object",
    "required": ["name"],
    "properties": {
      "name": { "type": "string", "title": "活动名称" },
      "place": { "type": "string", "title": "活动地点" }
    }
  }
}
`,
  'sales/promotion.form.json': `{
  "kind": "form",
  "formatVersion": 1,
  "title": "促销活动",
  "model": "sales/promotion",
  "properties": {
    "name": {},
    "place": { "x-component": "TextAera" }
  }
}
`,
  'sales/promotion.list.json': `{
  "kind": "list",
  "formatVersion": 1,
  "title": "促销活动",
  "model": "sales/promotion",
  "editor": "sales/promotion",
  "columns": ["name", "palce"],
  "toolbar": [
    "add",
    { "title": "清理", "visible": "{{ $user.username == }}", "do": [{ "refresh": true }] }
  ]
}
`,
  'sales/customers.list.json': `{
  "kind": "list",
  "formatVersion": 1,
  "title": "大客户",
  "model": "base/custmer"
}
`,
  'sales/torn.list.json': `{
  "kind": "list",
  "title" "撕裂的"
}
`,
};

let server: OwnServer;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startOwnServer(documents, { port: ports.brokenDocuments });
});
test.afterAll(() => server?.stop());

test('what is written wrong is a card in its place, and the rest of the page works', async ({ page, quiet }) => {
  // A list without its model requests records that do not exist.
  quiet.allow(/status of 404/);
  test.setTimeout(120_000);
  await openAsAdministrator(page, '/sales/promotion');
  await page.getByRole('toolbar').getByRole('button', { name: '新增' }).click();
  const adding = page.getByRole('dialog', { name: '新增 促销活动' });
  const card = adding.getByRole('note', { name: '文档里的问题' });
  await expect(card).toContainText('TextAera');
  await expect(card).toContainText('TextArea');
  await expect(card).toContainText('sales/promotion.form');
  await expect(card).toContainText('第 8 行');
  await adding.getByRole('textbox', { name: '活动名称' }).fill('双十一');
  await leave(adding, '确定');
  const table = tableOf(page, '促销活动');
  await expect(rowOf(table, '双十一')).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'palce' })).toBeVisible();
  await page
    .getByRole('button', { name: /文档有问题.*palce/ })
    .first()
    .click();
  const told = page.getByRole('tooltip').getByRole('note', { name: '文档里的问题' });
  await expect(told).toContainText('“place”');
  await expect(told).toContainText('第 7 行');

  await page.goto('/sales/customers');
  const missing = page.getByRole('note', { name: '文档里的问题' }).first();
  await expect(missing).toContainText('base/custmer');
  await expect(missing).toContainText('base/customer');
  await expect(missing).toContainText('第 5 行');
  await page.goto('/base/customer');
  await expect(page.getByText('暂无客户')).toBeVisible();
});

test('the command line says the same, with file, line and column, and fails', () => {
  const { status, stdout } = spawnSync('npm', ['run', '-s', 'schemas', '--', 'check'], {
    encoding: 'utf8',
    env: { ...process.env, SCHEMAS_DIR: server.schemas },
  });
  expect(status).toBe(1);
  for (const [place, names] of [
    ['sales/promotion.form.json:8:', ['TextAera', 'TextArea']],
    ['sales/promotion.list.json:7:', ['palce', 'place']],
    ['sales/promotion.list.json:10:', ['visible']],
    ['sales/customers.list.json:5:', ['base/custmer', 'base/customer']],
    ['sales/torn.list.json:3:', []],
  ] as const) {
    const line = stdout.split('\n').find((text) => text.includes(place)) ?? '';
    expect(line, stdout).toMatch(new RegExp(`${place.replaceAll('.', '\\.')}\\d+ 错误 `));
    for (const name of names) expect(line).toContain(name);
  }
});
