import { addRecords, anyRecord, callApi, uniqueName } from './support/records.ts';
import { act, cellOf, choose, leave, openList, rowOf, searchFor } from './support/screen.ts';
import { sizes, touch } from './support/sizes.ts';
import { expect, test } from './support/test.ts';

test('people and departments are chosen in pickers, kept, shown by name and found again', async ({ page }) => {
  const name = uniqueName('选择');
  const table = await openList(page, '/base/supplier', '供应商');
  await page.getByRole('button', { name: '新增' }).click();
  const adding = page.getByRole('dialog', { name: '新增 供应商' });
  await adding.getByRole('textbox', { name: '供应商名称' }).fill(name);
  await choose(adding, '供应类别', '原材料');

  await adding.getByRole('combobox', { name: '采购员' }).click();
  const users = page.getByRole('dialog', { name: '按部门选择用户' });
  await users.getByRole('treeitem', { name: '销售部' }).click();
  await expect(users.getByText('共1条')).toBeVisible();
  await users.getByText('zhangwei').click();
  await users.getByRole('treeitem', { name: '仓储部' }).click();
  await users.getByText('lina').click();
  await leave(users, '确定');
  await expect(adding.getByRole('combobox', { name: '采购员' })).toHaveText('张伟、李娜');

  await adding.getByRole('combobox', { name: '负责部门' }).click();
  const departments = page.getByRole('dialog', { name: '选择部门' });
  await departments.getByRole('searchbox').fill('xsb');
  await departments.getByRole('treeitem', { name: '销售部' }).click();
  await leave(departments, '确定');
  await leave(adding, '确定');

  await searchFor(page, '供应商名称', name);
  const row = rowOf(table, name);
  await act(row, '编辑');
  const editing = page.getByRole('dialog', { name: '编辑 供应商' });
  await expect(editing.getByRole('combobox', { name: '采购员' })).toHaveText('张伟、李娜');
  await expect(editing.getByRole('combobox', { name: '负责部门' })).toHaveText('销售部');
  await editing.getByRole('combobox', { name: '采购员' }).click();
  await expect(users.getByRole('checkbox', { name: '选择“zhangwei”' })).toBeChecked();
  await users.getByText('zhangwei').click();
  await leave(users, '确定');
  await leave(editing, '确定');
  await act(row, '详情');
  await expect(page.getByRole('dialog', { name: '详情 供应商' }).getByText('李娜', { exact: true })).toBeVisible();
});

test('a report is popped up, searched, and its row fills the fields', async ({ page }) => {
  await openList(page, '/stock/outbound', '出库单');
  await page.getByRole('button', { name: '新增' }).click();
  const adding = page.getByRole('dialog', { name: '新增 出库单' });
  await adding.getByRole('combobox', { name: '订单号' }).click();
  const report = page.getByRole('dialog', { name: '客户订单' });
  await report
    .getByRole('button', { name: '确定' })
    .or(report.getByRole('button', { name: '确定' }))
    .click();
  await expect(page.locator('.ant-message-notice').filter({ hasText: '请选择一条记录' })).toBeVisible();
  const rows = report.getByRole('grid').getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const billNo = (await rows.nth(1).getByRole('gridcell').nth(2).textContent()) ?? '';
  await report.getByRole('textbox', { name: '单据编号' }).fill(billNo);
  await report.getByRole('textbox', { name: '单据编号' }).press('Enter');
  await expect(report.getByText('共1条')).toBeVisible();
  const customer = (await rows.nth(1).getByRole('gridcell').nth(4).textContent()) ?? '';
  const byCustomer = report.getByRole('textbox', { name: '客户' });
  await byCustomer.fill(customer.slice(0, -1));
  await byCustomer.press('Enter');
  await expect(report.getByText('共1条')).toBeVisible();
  await byCustomer.fill('没有这样的客户');
  await byCustomer.press('Enter');
  await expect(report.getByText('没有符合条件的')).toBeVisible();
  await byCustomer.fill('');
  await byCustomer.press('Enter');
  await rows.nth(1).dblclick();
  await expect(report).toHaveCount(0);
  await expect(adding.getByRole('combobox', { name: '订单号' })).toHaveText(billNo);
  await expect(adding).toContainText(customer);
});

test('bills are found by the order that they deliver, chosen among the rows of a report', async ({ page }) => {
  const table = await openList(page, '/stock/outbound', '出库单');
  await page.getByRole('button', { name: '新增' }).click();
  const adding = page.getByRole('dialog', { name: '新增 出库单' });
  await adding.getByRole('combobox', { name: '订单号' }).click();
  const report = page.getByRole('dialog', { name: '客户订单' });
  const billNo =
    (await report.getByRole('grid').getByRole('row').nth(1).getByRole('gridcell').nth(2).textContent()) ?? '';
  await page.keyboard.press('Escape');
  await expect(report).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(adding).toHaveCount(0);
  await expect(table).toBeVisible();
  await page.getByRole('button', { name: '展开' }).click();
  await page.getByRole('combobox', { name: '订单号' }).click();
  const orders = page.getByRole('dialog', { name: '选择客户订单' });
  await orders.getByText(billNo, { exact: true }).dblclick();
  await expect(orders).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: '订单号' })).toHaveText(billNo);
  await page.getByRole('button', { name: '查询', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`orderNo=${billNo}`));
});

test('one press opens a calendar, the first one and the next', async ({ page }) => {
  await openList(page, '/sales/order', '销售订单');
  await page.getByRole('button', { name: '新增' }).click();
  const adding = page.getByRole('dialog').filter({ hasText: '新增' });
  const calendar = page.locator('.ant-picker-dropdown').filter({ visible: true });
  for (const name of ['单据日期', '交货日期']) {
    await adding.getByRole('textbox', { name }).click();
    await expect(calendar).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(calendar).toHaveCount(0);
  }
});

for (const { name, viewport, isPhone } of sizes)
  test.describe(`on ${name}`, () => {
    test.use({ viewport, hasTouch: isPhone, isMobile: isPhone });

    test('a code that is typed or scanned takes its record, however late the answer is', async ({ page }) => {
      const code = uniqueName('K');
      const common = {
        category: await anyRecord(page, '/base/material-category'),
        unit: await anyRecord(page, '/base/unit'),
      };
      // The longer codes come first in the order of names.
      await addRecords(page, '/base/material', [
        { ...common, code: `${code}1`, name: `甲${code}`, price: '1' },
        { ...common, code, name: `乙${code}`, price: '2' },
      ]);
      const [id] = await addRecords(page, '/base/customer', [{ name: `客户${code}`, level: 'B' }]);
      const customer = await callApi(page, 'GET', `/base/customer/queryById?id=${id}`);
      // All requests before `answer` wait for it.
      let answered = held();
      await page.route(/\/options\?.*keyword=[^&]/, async (route) => {
        await answered.promise;
        await route.continue();
      });
      const answer = async (typed: string) => {
        await expect(page.getByText(`正在查找“${typed}”`)).toBeVisible();
        answered.resolve();
      };

      await page.goto('/sales/order/new');
      const ordering = page.getByRole('dialog', { name: '新增 销售订单' });
      const box = ordering.getByRole('combobox', { name: '客户', exact: true });
      await touch(isPhone, box);
      const search = isPhone ? page.getByRole('dialog', { name: '客户', exact: true }).getByRole('combobox') : box;
      await expect(page.getByRole('option').filter({ visible: true }).first()).toBeVisible();
      await search.pressSequentially(String(customer['code']));
      await search.press('Enter');
      await answer(String(customer['code']));
      await expect(ordering.getByText(`客户${code}`)).toBeVisible();

      answered = held();
      await touch(isPhone, cellOf(ordering, 1, 'material'));
      if (isPhone) await expect(page.getByRole('dialog', { name: '第 1 行 物料' }).getByRole('combobox')).toBeFocused();
      await page.keyboard.type(code);
      await page.keyboard.press('Enter');
      await answer(code);
      await expect(cellOf(ordering, 1, 'material')).toContainText(`乙${code}`);
      await expect(cellOf(ordering, 1, 'price')).toHaveText('2.00');
    });
  });

function held() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
