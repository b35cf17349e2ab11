// covers: product-base-data
import { addRecords, uniqueName } from './support/records.ts';
import { act, buttonOf, choose, leave, notice, openList, press, rowOf, searchFor } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test('a search by text, dictionary and dates lives in the address', async ({ page }) => {
  const name = uniqueName('查询');
  await addRecords(page, '/base/customer', [
    { name: `${name}甲`, level: 'C', openedOn: '2026-03-05' },
    { name: `${name}乙`, level: 'C', openedOn: '2026-03-31' },
    { name: `${name}丙`, level: 'B', openedOn: '2026-03-10' },
    { name: `${name}丁`, level: 'C', openedOn: '2026-04-01' },
  ]);
  const table = await openList(page, '/base/customer', '客户');
  const search = page.getByRole('search', { name: '客户搜索' });
  await search.getByRole('textbox', { name: '客户名称' }).fill(name);
  await choose(search, '等级', '潜在客户');
  await search.getByPlaceholder('开始日期').fill('2026-03-01');
  await page.keyboard.press('Enter');
  await search.getByPlaceholder('结束日期').fill('2026-03-31');
  await page.keyboard.press('Enter');
  await search.getByRole('button', { name: '查询' }).click();
  await expect(page.getByText('共2条')).toBeVisible();
  await expect(rowOf(table, name)).toHaveCount(2);
  const query = new URL(page.url()).searchParams;
  expect(Object.fromEntries(query)).toEqual({
    name,
    level: 'C',
    'openedOn.begin': '2026-03-01',
    'openedOn.end': '2026-03-31',
  });

  await page.reload();
  await expect(page.getByText('共2条')).toBeVisible();
  await expect(search.getByRole('textbox', { name: '客户名称' })).toHaveValue(name);
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '仓库' }).click();
  await expect(page).toHaveURL('/base/depot');
  await page.goBack();
  await expect(rowOf(table, name)).toHaveCount(2);
  await expect(search.getByPlaceholder('结束日期')).toHaveValue('2026-03-31');

  await expect(search.getByRole('textbox', { name: '联系人' })).toHaveCount(0);
  await search.getByRole('button', { name: '展开' }).click();
  await search.getByRole('textbox', { name: '联系人' }).fill('无此人');
  await search.getByRole('textbox', { name: '联系人' }).press('Enter');
  await expect(page.getByText('没有符合条件的数据')).toBeVisible();
  await search.getByRole('button', { name: '收起' }).click();
  await page.getByRole('button', { name: '清空条件' }).click();
  await expect(table).toBeVisible();
  await expect(search.getByRole('textbox', { name: '客户名称' })).toHaveValue('');
  await expect(page).toHaveURL('/base/customer');
});

// covers: limit-pages
test('pages, sizes and sorting, and a selection that outlives its page', async ({ page }) => {
  const name = uniqueName('翻页');
  const many = Array.from({ length: 12 }, (_, index) => ({
    name: `${name}-${String(index + 1).padStart(2, '0')}`,
    level: 'B',
    creditLimit: String((index + 1) * 100),
  }));
  await addRecords(page, '/base/customer', many);
  const table = await openList(page, `/base/customer?name=${encodeURIComponent(name)}`, '客户');
  const pages = page.getByRole('navigation', { name: '分页' });
  await expect(pages).toContainText('共12条');
  await expect(rowOf(table, name)).toHaveCount(10);
  const sort = table.getByRole('button', { name: '信用额度' });
  await sort.click();
  await expect(table.getByRole('columnheader', { name: '信用额度' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(rowOf(table, name).first()).toContainText(`${name}-01`);
  await sort.click();
  await expect(rowOf(table, name).first()).toContainText(`${name}-12`);
  await expect(page).toHaveURL(/list\.sort=-creditLimit/);

  await table.getByRole('checkbox', { name: `选择“${name}-12”` }).check();
  await table.getByRole('checkbox', { name: `选择“${name}-11”` }).check();
  const jumper = pages.getByRole('textbox', { name: '页', exact: true });
  await jumper.fill('2');
  await jumper.press('Enter');
  await expect(rowOf(table, name)).toHaveCount(2);
  await table.getByRole('checkbox', { name: '选择本页全部' }).check();
  await expect(page.getByText('已选择 4 项')).toBeVisible();
  await pages.getByTitle('1', { exact: true }).click();
  await expect(table.getByRole('checkbox', { name: `选择“${name}-11”` })).toBeChecked();
  await expect(table.getByRole('checkbox', { name: `选择“${name}-10”` })).not.toBeChecked();
  await page.getByRole('button', { name: '清空' }).click();
  await expect(page.getByText(/已选择/)).toHaveCount(0);

  await pages.getByTitle('10 条/页').click();
  await expect(page.getByRole('menuitem')).toHaveText(['10 条/页', '20 条/页', '30 条/页']);
  await page.getByRole('menuitem', { name: '20 条/页' }).click();
  await expect(rowOf(table, name)).toHaveCount(12);
  await expect(page).toHaveURL(/list\.size=20/);
});

test('a customer is added, looked at, changed and deleted', async ({ page }) => {
  // Wide enough for the address column, which is beyond the fixed columns in a narrower window.
  await page.setViewportSize({ width: 1920, height: 900 });
  const name = uniqueName('客户');
  const table = await openList(page, '/base/customer', '客户');
  await page.getByRole('button', { name: '新增' }).click();
  const adding = page.getByRole('dialog', { name: '新增 客户' });
  const nameBox = adding.getByRole('textbox', { name: '客户名称' });
  await expect(nameBox).toBeFocused();
  await press(adding, '确定');
  await expect(nameBox).toHaveAccessibleDescription('请输入客户名称');
  await nameBox.fill(name);
  await expect(adding.getByText('请输入客户名称')).toHaveCount(0);
  await adding.getByRole('textbox', { name: '手机' }).fill('12345');
  await adding.getByRole('textbox', { name: '手机' }).blur();
  await expect(adding.getByText('请输入正确手机号')).toBeVisible();

  await choose(adding, '等级', '停止合作');
  await expect(adding.getByRole('textbox', { name: '信用额度' })).toHaveCount(0);
  await choose(adding, '等级', '重点客户');
  await adding.getByRole('textbox', { name: '信用额度' }).fill('5000');
  await press(adding, '确定');
  await expect(adding.getByRole('textbox', { name: '联系人' })).toHaveAccessibleDescription('请输入联系人');
  await adding.getByRole('textbox', { name: '联系人' }).fill('王五');
  await adding.getByRole('textbox', { name: '手机' }).fill('13800138000');
  await leave(adding, '确定');
  await expect(notice(page, '新增成功')).toBeVisible();

  await searchFor(page, '客户名称', name);
  await act(rowOf(table, name), '编辑');
  const editing = page.getByRole('dialog', { name: '编辑 客户' });
  await expect(editing.getByRole('textbox', { name: '客户名称' })).toHaveValue(name);
  await editing.getByRole('textbox', { name: '地址' }).fill('人民路一号');
  await leave(editing, '确定');
  await expect(notice(page, '修改成功！')).toBeVisible();
  await expect(rowOf(table, name)).toContainText('人民路一号');

  await act(rowOf(table, name), '详情');
  const detail = page.getByRole('dialog', { name: '详情 客户' });
  await expect(detail).toContainText('重点客户');
  await expect(detail).toContainText('5,000.00 元');
  await expect(detail.getByRole('textbox')).toHaveCount(0);
  await expect(buttonOf(detail, '确定')).toHaveCount(0);
  await leave(detail, '关闭');

  await act(rowOf(table, name), '删除');
  const question = page.getByRole('dialog', { name: '确认删除' });
  await expect(question).toContainText(`确定删除“${name}”吗？`);
  await leave(question, '确定');
  await expect(notice(page, '已删除 1 条，撤销')).toBeVisible();
  await expect(page.getByText('没有符合条件的数据')).toBeVisible();
});

// covers: rule-batch-none, rule-batch-question
test('several customers are deleted at once, after a question', async ({ page }) => {
  const name = uniqueName('批量');
  const records = ['甲', '乙', '丙'].map((end) => ({ name: `${name}${end}`, level: 'B' }));
  await addRecords(page, '/base/customer', records);
  const table = await openList(page, `/base/customer?name=${encodeURIComponent(name)}`, '客户');
  await page.getByRole('button', { name: '批量删除' }).click();
  await expect(notice(page, '请选择一条记录！')).toBeVisible();
  await table.getByRole('checkbox', { name: `选择“${name}甲”` }).check();
  await table.getByRole('checkbox', { name: `选择“${name}丙”` }).check();
  await page.getByRole('button', { name: '批量删除' }).click();
  const question = page.getByRole('dialog', { name: '确认删除' });
  await expect(question).toContainText('是否删除选中数据?');
  await leave(question, '取消');
  await expect(rowOf(table, name)).toHaveCount(3);
  await page.getByRole('button', { name: '批量删除' }).click();
  await leave(question, '确定');
  await expect(notice(page, '已删除 2 条，撤销')).toBeVisible();
  await expect(rowOf(table, name)).toHaveCount(1);
  await expect(rowOf(table, name)).toContainText(`${name}乙`);
  await notice(page, '已删除 2 条，撤销')
    .getByRole('button', { name: /撤\s?销/ })
    .click();
  await expect(notice(page, '已恢复 2 条')).toBeVisible();
  await expect(rowOf(table, name)).toHaveCount(3);
});

test('a name that is taken is refused at its field, and nothing typed is lost', async ({ page }) => {
  const name = uniqueName('重名');
  await addRecords(page, '/base/customer', [{ name, level: 'B' }]);
  await openList(page, '/base/customer', '客户');
  await page.getByRole('button', { name: '新增' }).click();
  const adding = page.getByRole('dialog', { name: '新增 客户' });
  const nameBox = adding.getByRole('textbox', { name: '客户名称' });
  await nameBox.fill(name);
  await adding.getByRole('textbox', { name: '地址' }).fill('中山路二号');
  await press(adding, '确定');
  await expect(nameBox).toHaveAccessibleDescription(/客户名称/);
  await expect(nameBox).toHaveAttribute('aria-invalid', 'true');
  await expect(nameBox).toHaveValue(name);
  await expect(adding.getByRole('textbox', { name: '地址' })).toHaveValue('中山路二号');
  await nameBox.fill(`${name}新`);
  await press(adding, '确定');
  await expect(notice(page, '新增成功')).toBeVisible();
});

// covers: error-list
test('a list that cannot be loaded says why and can be tried again', async ({ page, quiet }) => {
  quiet.allow(/status of 500/);
  await page.route('**/base/customer/list?*', (route) =>
    route.fulfill({
      status: 500,
      headers: { 'X-Request-Id': 'journey-500' },
      json: { success: false, message: '数据库暂时不可用', code: 500, result: null, timestamp: 0 },
    }),
  );
  await page.goto('/base/customer');
  const list = page.getByRole('region', { name: '客户' });
  await expect(list.getByText('数据库暂时不可用')).toBeVisible();
  await expect(list.getByText('journey-500')).toBeVisible();
  await expect(page.locator('.ant-notification-notice')).toContainText('系统提示');
  await expect(page.locator('.ant-message-notice')).toHaveCount(0);
  await page.unroute('**/base/customer/list?*');
  await list.getByRole('button', { name: /重\s*试/ }).click();
  await expect(page.getByRole('grid', { name: '客户' })).toBeVisible();
});
