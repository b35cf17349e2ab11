// covers: product-sales
import type { Locator, Page } from '@playwright/test';

import { addRecords, anyRecord, callApi, uniqueName } from './support/records.ts';
import {
  act,
  agree,
  buttonOf,
  cellOf,
  choose,
  leave,
  notice,
  openList,
  press,
  rowOf,
  tableOf,
} from './support/screen.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 300_000 });

async function makeStock(page: Page) {
  const [name, code] = [uniqueName('甲'), uniqueName('S-')];
  const common = {
    category: await anyRecord(page, '/base/material-category'),
    unit: await anyRecord(page, '/base/unit'),
  };
  const names = { customer: `客户${name}`, depot: `仓库${name}`, bolt: `螺栓${name}`, nut: `螺母${name}` };
  const [bolt, nut] = await addRecords(page, '/base/material', [
    { ...common, code: `${code}-1`, name: names.bolt, specification: 'M8×40', price: '12.50' },
    { ...common, code: `${code}-2`, name: names.nut, specification: 'M8', price: '3.30' },
  ]);
  const [depot] = await addRecords(page, '/base/depot', [{ code, name: names.depot, kind: 'finished' }]);
  await addRecords(page, '/base/customer', [{ name: names.customer, level: 'A', contact: '王五', address: '人民路' }]);
  const lines = [
    { material: bolt, qty: '10' },
    { material: nut, qty: '5' },
  ];
  const [inbound] = await addRecords(page, '/stock/bill', [{ kind: 'in', depot, lines }]);
  await callApi(page, 'POST', '/stock/bill/transition', { id: inbound, name: 'examine' });
  return { ...names, depotId: depot, boltId: bolt };
}

/** Types with an input method: first the letters, then the words that replace them. */
async function compose(page: Page, letters: string, words: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: letters, selectionStart: 4, selectionEnd: 4 });
  await session.send('Input.imeSetComposition', { text: words, selectionStart: 0, selectionEnd: 0 });
  await session.send('Input.insertText', { text: words });
}

async function expectStock(page: Page, depotId: string | undefined, material: string, quantity: string): Promise<void> {
  const table = await openList(page, `/stock/balance?depot=${depotId}`, '库存');
  await expect(rowOf(table, material).getByText(quantity, { exact: true })).toBeVisible();
}

test('an order becomes a delivery, and the delivery takes from the stock', async ({ page }) => {
  const names = await makeStock(page);
  let table = await openList(page, '/sales/order', '销售订单');
  await page.getByRole('button', { name: '新增' }).click();
  const ordering = page.getByRole('dialog', { name: '新增 销售订单' });
  await ordering.getByRole('combobox', { name: '客户' }).focus();
  await compose(page, 'kehu', names.customer);
  await page.getByRole('option', { name: names.customer }).click();
  await expect(ordering.getByRole('textbox', { name: '联系人' })).toHaveValue('王五');
  await ordering.getByRole('button', { name: '增加一行' }).click();
  await choose(ordering, '第 1 行 物料', names.bolt);
  await expect(cellOf(ordering, 1, 'specification')).toHaveText('M8×40');
  await expect(cellOf(ordering, 1, 'price')).toHaveText('12.50');
  await cellOf(ordering, 1, 'qty').click();
  await page.keyboard.type('4');
  await expect(ordering.getByRole('row', { name: '删除第 1 行' })).toContainText('50.00');
  await ordering.getByRole('button', { name: '增加一行' }).click();
  await choose(ordering, '第 2 行 物料', names.nut);
  await expect(cellOf(ordering, 1, 'material')).toHaveText(names.bolt);
  await cellOf(ordering, 2, 'qty').click();
  await page.keyboard.type('2');
  await expect(ordering.getByRole('row', { name: '删除第 2 行' })).toContainText('6.60');
  await expect(ordering.getByRole('row', { name: '合计' })).toContainText('56.60');
  await leave(ordering, '确定');

  // The message shows the number of the new order and leads to it; its next step is a button there.
  await notice(page, '新增成功 单据编号 SO').getByRole('button', { name: '查看' }).click();
  const detail = page.getByRole('dialog', { name: '详情 销售订单' });
  await expect(detail.getByText('草稿').first()).toBeVisible();
  await expect(detail.getByRole('row', { name: '合计' })).toContainText('56.60');
  await press(detail, '审核');
  await agree(page, '确定审核');
  await expect(detail.getByText('已审核').first()).toBeVisible();
  await expect(detail.getByRole('button', { name: '编辑' })).toHaveCount(0);
  await leave(detail, '关闭');
  const order = rowOf(table, names.customer);
  await expect(order).toContainText('已审核');
  await order.getByRole('button', { name: '生成出库单' }).click();
  const delivering = page.getByRole('dialog', { name: /^生成出库单 · SO/ });
  await expect(cellOf(delivering, 1, 'qty')).toHaveText('4');
  await expect(cellOf(delivering, 2, 'qty')).toHaveText('2');
  // The values that will be saved are already shown, the source only once.
  await expect(cellOf(delivering, 1, 'specification')).toHaveText('M8×40');
  await expect(delivering.getByText('订单号')).toHaveCount(0);
  await expect(delivering.getByText(/^SO/)).toHaveCount(1);
  await choose(delivering, '仓库', names.depot);
  await leave(delivering, '确定');
  await order.getByRole('button', { name: '生成出库单' }).click();
  const second = page.getByRole('dialog', { name: '已有未完成的出库单' });
  await second.getByRole('link', { name: /^出库单 ST/ }).click();
  const first = page.getByRole('dialog', { name: /^详情 出库单 · ST/ });
  await expect(first.locator('dl[aria-label="合计"]').getByText('6', { exact: true })).toBeVisible();
  await leave(first, '关闭');

  table = await openList(page, '/stock/outbound', '出库单');
  await act(rowOf(table, names.customer), '审核');
  await agree(page, '确定审核');
  await expect(rowOf(table, names.customer)).toContainText('已审核');
  await expectStock(page, names.depotId, names.bolt, '6');

  table = await openList(page, '/sales/order', '销售订单');
  await expect(rowOf(table, names.customer).getByText('6', { exact: true }).first()).toBeVisible();
  await rowOf(table, names.customer)
    .getByRole('button', { name: /的更多操作$/ })
    .click();
  const unexamine = page.getByRole('menuitem', { name: '反审核' });
  await expect(unexamine).toHaveAttribute('aria-disabled', 'true');
  await expect(unexamine.getByTitle('已有出库单或应收单，不能反审核').or(unexamine)).toHaveAttribute(
    'title',
    '已有出库单或应收单，不能反审核',
  );
});

test('more than the stock is refused in words, and taking a delivery back brings the stock back', async ({ page }) => {
  const names = await makeStock(page);
  const [tooMuch, enough] = [uniqueName('过多'), uniqueName('够用')];
  const bill = { kind: 'out', depot: names.depotId };
  await addRecords(page, '/stock/bill', [
    { ...bill, remark: tooMuch, lines: [{ material: names.boltId, qty: '99.5' }] },
    { ...bill, remark: enough, lines: [{ material: names.boltId, qty: '3.25' }] },
  ]);
  let table = await openList(page, `/stock/outbound?depot=${names.depotId}`, '出库单');
  await act(rowOf(table, '99.5'), '审核');
  await agree(page, '确定审核');
  const refusal = notice(page, names.depot).filter({ hasText: names.bolt });
  await refusal.getByRole('link', { name: '查看库存' }).click();
  await expect(rowOf(tableOf(page, '库存'), names.bolt).getByText('10', { exact: true })).toBeVisible();
  await expect(tableOf(page, '库存').getByRole('row').filter({ hasText: names.nut })).toHaveCount(0);
  table = await openList(page, `/stock/outbound?depot=${names.depotId}`, '出库单');
  await expect(rowOf(table, '99.5')).toContainText('草稿');
  await act(rowOf(table, '3.25'), '审核');
  await agree(page, '确定审核');
  await expect(rowOf(table, '3.25')).toContainText('已审核');
  await expectStock(page, names.depotId, names.bolt, '6.75');
  table = await openList(page, `/stock/outbound?depot=${names.depotId}`, '出库单');
  await act(rowOf(table, '3.25'), '反审核');
  await agree(page, '确定反审核');
  await expect(rowOf(table, '3.25')).toContainText('草稿');
  await expectStock(page, names.depotId, names.bolt, '10');

  table = await openList(page, `/stock/balance?depot=${names.depotId}`, '库存');
  await rowOf(table, names.bolt).getByRole('checkbox').check();
  await rowOf(table, names.nut).getByRole('checkbox').check();
  await page.getByRole('button', { name: '盘点所选' }).click();
  const counting = page.getByRole('dialog', { name: '盘点单', exact: true });
  await expect(cellOf(counting, 1, 'specification')).toHaveText('M8×40');
  for (const [index, counted] of ['9', '5'].entries()) {
    await cellOf(counting, index + 1, 'countedQty').click();
    await page.keyboard.type(counted);
    await page.keyboard.press('Enter');
  }
  await expect(counting.getByRole('row', { name: '合计' })).toContainText('−1');
  await leave(counting, '确定');
  table = await openList(page, `/stock/count?depot=${names.depotId}`, '盘点单');
  await act(table.getByRole('row').nth(1), '审核');
  await agree(page, '确定审核');
  await expect(table.getByRole('row').nth(1)).toContainText('已审核');
  await expectStock(page, names.depotId, names.bolt, '9');
});

test.describe('on a phone, by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  const cardOf = (page: Page, title: string, text: string) =>
    page.getByRole('list', { name: title }).getByRole('listitem').filter({ hasText: text });

  async function touchOption(
    dialog: Locator,
    box: string,
    option: string,
    pressed = dialog.getByRole('combobox', { name: box, exact: true }),
  ): Promise<void> {
    const page = dialog.page();
    await pressed.tap();
    const sheet = page.getByRole('dialog', { name: box, exact: true });
    await sheet.getByRole('combobox').fill(option);
    await page.getByRole('option', { name: option }).filter({ visible: true }).first().tap();
    await expect(sheet).toHaveCount(0);
  }

  async function typeNumber(dialog: Locator, row: number, column: string, text: string): Promise<void> {
    await cellOf(dialog, row, column).tap();
    await dialog.page().keyboard.type(text);
  }

  test('an order is made, examined and delivered', async ({ page }) => {
    const names = await makeStock(page);
    await page.goto('/sales/order');
    await page.getByRole('button', { name: '新增' }).tap();
    const ordering = page.getByRole('dialog', { name: '新增 销售订单' });
    await touchOption(ordering, '客户', names.customer);
    await expect(ordering.getByRole('textbox', { name: '联系人' })).toHaveValue('王五');
    // The existing row is empty, so the button leads to it.
    await ordering.getByRole('button', { name: '增加一行' }).tap();
    await expect(cellOf(ordering, 1, 'material')).toBeInViewport();
    await expect(cellOf(ordering, 2, 'material')).toHaveCount(0);
    await touchOption(ordering, '第 1 行 物料', names.bolt, cellOf(ordering, 1, 'material'));
    await expect(cellOf(ordering, 1, 'specification')).toHaveText('M8×40');
    await typeNumber(ordering, 1, 'qty', '4');
    await ordering.getByRole('button', { name: '增加一行' }).tap();
    await touchOption(ordering, '第 2 行 物料', names.nut, cellOf(ordering, 2, 'material'));
    await typeNumber(ordering, 2, 'qty', '2');
    await expect(ordering.locator('dl[aria-label="合计"]')).toContainText('56.60');
    await buttonOf(ordering, '确定').tap();
    await expect(ordering).toHaveCount(0);

    await notice(page, '新增成功 单据编号 SO').getByRole('button', { name: '查看' }).tap();
    const detail = page.getByRole('dialog', { name: '详情 销售订单' });
    await expect(detail.getByText('草稿').first()).toBeVisible();
    await buttonOf(detail, '审核').tap();
    await buttonOf(page.getByRole('dialog').filter({ hasText: '确定审核' }).last(), '确定').tap();
    await expect(detail.getByText('已审核').first()).toBeVisible();
    await page.goBack();
    await expect(detail).toHaveCount(0);
    const order = cardOf(page, '销售订单', names.customer);
    await expect(order).toContainText('已审核');
    await order.getByRole('button', { name: '生成出库单' }).tap();
    const delivering = page.getByRole('dialog', { name: /^生成出库单 · SO/ });
    await expect(cellOf(delivering, 1, 'qty')).toHaveText('4');
    await touchOption(delivering, '仓库', names.depot);
    await buttonOf(delivering, '确定').tap();
    await expect(delivering).toHaveCount(0);

    await page.goto('/stock/outbound');
    const bill = cardOf(page, '出库单', names.depot);
    await bill.getByRole('button', { name: '审核', exact: true }).tap();
    await buttonOf(page.getByRole('dialog').filter({ hasText: '确定审核' }).last(), '确定').tap();
    await expect(bill).toContainText('已审核');
    await page.goto(`/stock/balance?depot=${names.depotId}`);
    await expect(cardOf(page, '库存', names.bolt).getByText('6', { exact: true })).toBeVisible();
  });
});
