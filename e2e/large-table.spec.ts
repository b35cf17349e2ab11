import type { Locator, Page } from '@playwright/test';

import { openAsAdministrator, startOwnServer, type OwnServer } from './support/own-server.ts';
import { ports } from './support/ports.ts';
import { act, agree, cellOf, notice, openList, press, rowOf } from './support/screen.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ storageState: { cookies: [], origins: [] }, baseURL: `http://127.0.0.1:${ports.largeTable}` });

const count = 10_000;
const model = (title: string, properties: object, more: object = {}) =>
  JSON.stringify({
    kind: 'model',
    formatVersion: 1,
    title,
    schema: { type: 'object', required: Object.keys(properties).slice(0, 1), properties },
    ...more,
  });
const documents = {
  'journey/sheet.model.json': model(
    '盘点单',
    {
      title: { type: 'string', title: '标题', maxLength: 60 },
      lines: { type: 'array', title: '明细', 'x-child': { model: 'journey/sheet-line', parent: 'sheet' } },
      total: {
        type: 'number',
        title: '合计金额',
        'x-scale': 2,
        'x-value': '{{ sum($record.lines, l => l.amount) }}',
      },
    },
    {
      label: 'title',
      form: {
        width: 1200,
        properties: {
          title: {},
          lines: {
            'x-decorator': null,
            'x-component-props': { toolbar: true },
            'x-columns': [
              'name',
              { key: 'code', validateRules: [{ unique: true, message: '编码不能重复' }] },
              'countedOn',
              { key: 'qty', statistics: 'sum' },
              'price',
              { key: 'amount', statistics: 'sum' },
              'remark',
            ],
          },
          total: {},
        },
      },
    },
  ),
  'journey/sheet-line.model.json': model('盘点明细', {
    name: { type: 'string', title: '名称', maxLength: 40 },
    sheet: { type: 'string', title: '盘点单', 'x-ref': { model: 'journey/sheet' }, 'x-hidden': true },
    code: { type: 'string', title: '编码', maxLength: 40 },
    countedOn: { type: 'string', format: 'date', title: '盘点日期' },
    qty: { type: 'number', title: '数量', 'x-scale': 2, minimum: 0 },
    price: { type: 'number', title: '单价', 'x-scale': 2, minimum: 0 },
    amount: {
      type: 'number',
      title: '金额',
      'x-scale': 2,
      'x-value': '{{ round($record.qty * $record.price, 2) }}',
    },
    remark: { type: 'string', title: '备注', maxLength: 200 },
  }),
};

let server: OwnServer;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startOwnServer(documents, { port: ports.largeTable });
});
test.afterAll(() => server?.stop());

test('ten thousand rows are opened, typed into, pasted into, added, deleted, saved, and are there again', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAsAdministrator(page, '/dashboard/analysis');
  await addSheet(page);
  const dialog = await openSheet(page);
  const cell = (row: number, column: string) => cellOf(dialog, row, column);

  await cell(2, 'remark').click();
  await page.keyboard.type('从第二行改的');
  await page.keyboard.press('Enter');
  await expect(cell(2, 'remark')).toHaveText('从第二行改的');
  await cell(3, 'code').click();
  await page.keyboard.type('C1');
  await page.keyboard.press('Enter');
  await expect(cell(3, 'code')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Control+z');
  await expect(cell(3, 'code')).toHaveText('C3');

  await page.keyboard.press('Control+End');
  await expect(cell(count, 'name')).toHaveText(`物料 ${count}`);
  await cell(count, 'qty').click();
  await page.keyboard.type('5');
  await page.keyboard.press('Tab');
  await expect(cell(count, 'amount')).toHaveText('10.00');

  const block = Array.from({ length: 2500 }, (_, at) => `${at % 50}\t3`).join('\n');
  await page.evaluate((text) => navigator.clipboard.writeText(text), block);
  await page.keyboard.press('Control+Home');
  await cell(1, 'qty').click();
  await page.keyboard.press('Control+v');
  await expect(cell(2, 'amount')).toHaveText('3.00');

  await dialog.getByRole('button', { name: '新增', exact: true }).click();
  await page.keyboard.type('新的一行');
  await page.keyboard.press('Enter');
  await expect(cell(count + 1, 'name')).toHaveText('新的一行');
  await page.keyboard.press('Control+Home');
  await rowAt(dialog, 5).getByRole('checkbox').click();
  await dialog.getByRole('button', { name: '删除 1 行' }).click();
  await agree(page, '确定要删除这 1 项吗?');
  await expect(cell(5, 'name').getByRole('textbox')).toHaveValue('物料 6');
  await expectAccessible(page);

  await Promise.all([expect(notice(page, '修改成功！')).toBeVisible({ timeout: 60_000 }), press(dialog, '确定')]);
  await expect(dialog).toHaveCount(0);

  const again = await openSheet(page);
  await expect(cellOf(again, 2, 'remark')).toHaveText('从第二行改的');
  await expect(cellOf(again, 5, 'name')).toHaveText('物料 6');
  await expect(cellOf(again, 2, 'amount')).toHaveText('3.00');
  await cellOf(again, 1, 'name').click();
  await page.keyboard.press('Control+End');
  await expect(cellOf(again, count, 'name')).toHaveText('新的一行');
  await expect(cellOf(again, count - 1, 'amount')).toHaveText('10.00');
});

test('ten thousand rows that were not saved are offered and given back when the page went down', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  await openAsAdministrator(page, '/dashboard/analysis');
  await addSheet(page, '年中盘点');
  const dialog = await openSheet(page, '年中盘点');
  await cellOf(dialog, 2, 'remark').click();
  await page.keyboard.type('还没有保存');
  await page.keyboard.press('Enter');
  await cellOf(dialog, 2, 'name').click();
  await page.keyboard.press('Control+End');
  await cellOf(dialog, count, 'qty').click();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(cellOf(dialog, count, 'amount')).toHaveText('14.00');
  await expect.poll(() => keptRows(page), { timeout: 30_000 }).toEqual([count, '7.00']);

  // The page closes without unload handlers, as in a crash.
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  const again = await openSheet(next, '年中盘点');
  await press(again, '恢复');
  await expect(cellOf(again, 2, 'remark')).toHaveText('还没有保存');
  await cellOf(again, 2, 'name').click();
  await next.keyboard.press('Control+End');
  await expect(cellOf(again, count, 'amount')).toHaveText('14.00');
  await Promise.all([expect(notice(next, '修改成功！')).toBeVisible({ timeout: 60_000 }), press(again, '确定')]);
  await expect.poll(() => keptRows(next)).toBeUndefined();
});

/** The rows of the draft that is too large for localStorage: their number, and the last quantity. */
async function keptRows(page: Page): Promise<[count: number, quantity: unknown] | undefined> {
  return page.evaluate(async () => {
    const answered = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
      });
    const name = 'pagewright:drafts';
    // Opening a database that does not exist would create it without the page's store.
    if (!(await indexedDB.databases()).some((found) => found.name === name)) return undefined;
    const database = await answered(indexedDB.open(name));
    const isEmpty = !database.objectStoreNames.contains('texts');
    const [text] = isEmpty ? [] : await answered(database.transaction('texts').objectStore('texts').getAll());
    database.close();
    if (text === undefined) return undefined;
    const { lines } = JSON.parse(text).values;
    return [lines.length, lines.at(-1).qty];
  });
}

async function addSheet(page: Page, title = '年终盘点'): Promise<void> {
  const lines = Array.from({ length: count }, (_, at) => ({
    name: `物料 ${at + 1}`,
    code: `C${at + 1}`,
    countedOn: '2026-11-01',
    qty: '1.00',
    price: '2.00',
    remark: at % 10 === 0 ? '包装破损，已经登记' : null,
  }));
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('Access-Token') ?? '{}').value);
  const answer = await page.request.post('/jeecg-boot/journey/sheet/add', {
    headers: { 'X-Access-Token': String(token) },
    data: { title, lines },
    timeout: 120_000,
  });
  expect(await answer.json()).toMatchObject({ success: true });
}

async function openSheet(page: Page, title = '年终盘点'): Promise<Locator> {
  const table = await openList(page, '/journey/sheet', '盘点单');
  await act(rowOf(table, title), '编辑');
  const dialog = page.getByRole('dialog').filter({ hasText: '盘点单' });
  await expect(cellOf(dialog, 1, 'name')).toHaveText('物料 1', { timeout: 60_000 });
  return dialog;
}

function rowAt(dialog: Locator, row: number): Locator {
  return dialog.locator(`[role="row"][aria-rowindex="${row + 1}"]`);
}
