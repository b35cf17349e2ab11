import { addRecords, callApi, uniqueName } from './support/records.ts';
import { cellOf, notice, openList } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test('units are edited in their table, saved together, and others on the page see it at once', async ({
  page,
  context,
}) => {
  const [first, second] = [uniqueName('AA'), uniqueName('AB')];
  const [id] = await addRecords(page, '/base/unit', [
    { name: first, code: first },
    { name: second, code: second },
  ]);
  const search = async (tab: typeof page) => {
    const table = await openList(tab, '/base/unit', '计量单位');
    const box = tab.getByRole('search');
    await box.getByRole('textbox', { name: '单位名称' }).fill(first);
    await box.getByRole('button', { name: '查询' }).click();
    await expect(table.locator('[data-row]')).toHaveCount(1);
    return table;
  };
  const other = await context.newPage();
  const [mine, theirs] = [await search(page), await search(other)];

  await cellOf(theirs, 1, 'remark').click();
  await other.keyboard.type('还没有保存');
  await cellOf(mine, 1, 'decimals').click();
  await page.keyboard.type('3');
  await cellOf(mine, 1, 'remark').click();
  await page.keyboard.type('从这一页改的');
  await page.getByRole('button', { name: '保存 1 行' }).click();
  await expect(notice(page, '保存成功')).toBeVisible();
  await expect(cellOf(theirs, 1, 'decimals')).toHaveText('3');
  await expect(theirs.locator('[data-row]').first()).toHaveAttribute('data-status', 'edited');
  await expect(cellOf(theirs, 1, 'remark').locator('input, textarea')).toHaveValue('还没有保存');
  await expect
    .poll(async () => (await callApi(page, 'GET', `/base/unit/queryById?id=${id}`))['remark'])
    .toBe('从这一页改的');

  await cellOf(mine, 1, 'code').click();
  await page.keyboard.type(second);
  await page.getByRole('button', { name: '保存 1 行' }).click();
  await expect(cellOf(mine, 1, 'code')).toHaveAttribute('aria-invalid', 'true');
  await cellOf(mine, 1, 'code').click();
  await page.keyboard.type(`${first}X`);
  await page.getByRole('button', { name: '保存 1 行' }).click();
  await expect(cellOf(mine, 1, 'code')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('button', { name: '保存', exact: true })).toBeDisabled();
});

test('two hundred rows are pasted over those of a list and beyond its end, and saved together', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const start = uniqueName('AD');
  const code = (row: number) => `${start}${String(row + 1).padStart(3, '0')}`;
  await addRecords(
    page,
    '/base/unit',
    Array.from({ length: 20 }, (_, row) => ({ name: code(row), code: code(row) })),
  );
  const table = await openList(page, `/base/unit?name=${start}&list.size=20`, '计量单位');
  await expect(table).toHaveAttribute('aria-rowcount', '21');
  const rows = Array.from({ length: 200 }, (_, row) => [code(row), code(row), '2', '从表格来的']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), rows.map((cells) => cells.join('\t')).join('\n'));
  await cellOf(table, 1, 'name').click();
  await page.keyboard.press('Control+v');
  await page.getByRole('button', { name: '保存 200 行' }).click();
  await expect(page.getByRole('button', { name: /正在保存 \d+\/200 行/ })).toBeVisible();
  await expect(notice(page, '保存成功')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: '保存', exact: true })).toBeDisabled();
  const saved = await callApi(page, 'GET', `/base/unit/list?name=*${start}*&remark=从表格来的&pageSize=500`);
  expect(saved['total']).toBe(200);
});

test('a tree is edited in its table; what one adds and removes there, others on the page see', async ({
  page,
  context,
}) => {
  const code = uniqueName('AA').toUpperCase();
  const other = await context.newPage();
  const mine = await openList(page, '/base/material-category-sheet', '物料类别维护');
  const theirs = await openList(other, '/base/material-category-sheet', '物料类别维护');
  await page.getByRole('button', { name: '新增', exact: true }).click();
  await page.keyboard.type(`${code}类`);
  await page.keyboard.press('Tab');
  await page.keyboard.type(code);
  await page.getByRole('button', { name: '保存 1 行' }).click();
  await expect(notice(page, '保存成功')).toBeVisible();
  const root = theirs.getByRole('row').filter({ hasText: code });
  await expect(root).toBeVisible();
  await expect(root).toHaveAttribute('aria-level', '1');

  await mine.getByRole('row').filter({ hasText: code }).getByRole('checkbox').click();
  await page.getByRole('button', { name: '新增下级' }).click();
  await page.keyboard.type('下一级');
  await page.keyboard.press('Tab');
  await page.keyboard.type(`${code}B`);
  await page.getByRole('button', { name: '保存 1 行' }).click();
  await expect(page.getByRole('button', { name: '保存', exact: true })).toBeDisabled();
  const child = mine.getByRole('row').filter({ hasText: `${code}B` });
  await expect(child).toHaveAttribute('aria-level', '2');

  // The upper row is still selected; a branch is deleted as a whole, the lowest rows first.
  await page.getByRole('button', { name: '删除 1 行' }).click();
  await expect(page.getByText('确定要删除这 2 项吗?')).toBeVisible();
  await page.getByRole('button', { name: /^确\s?定$/ }).click();
  await page.getByRole('button', { name: '保存 2 行' }).click();
  await expect(child).toHaveCount(0);
  await expect(root).toHaveCount(0);
});

test('an input method composes in a cell from its first key, and keeps its keys', async ({ page, context }) => {
  const code = uniqueName('AC');
  await addRecords(page, '/base/unit', [{ name: code, code }]);
  const table = await openList(page, '/base/unit', '计量单位');
  const box = page.getByRole('search');
  await box.getByRole('textbox', { name: '单位名称' }).fill(code);
  await box.getByRole('button', { name: '查询' }).click();
  await expect(table.locator('[data-row]')).toHaveCount(1);
  const browser = await context.newCDPSession(page);
  const compose = (text: string) =>
    browser.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });

  await cellOf(table, 1, 'remark').click();
  const editor = cellOf(table, 1, 'remark').locator('input, textarea');
  for (const text of ['b', 'be', 'bei', 'beizhu']) await compose(text);
  await expect(editor).toHaveValue('beizhu');
  await browser.send('Input.insertText', { text: '备注' });
  await expect(editor).toHaveValue('备注');
  await page.keyboard.press('Enter');
  await expect(cellOf(table, 1, 'remark')).toHaveText('备注');

  await cellOf(table, 1, 'remark').click();
  await compose('xin');
  await browser.send('Input.insertText', { text: '新' });
  await expect(editor).toHaveValue('新');
  await page.keyboard.press('Escape');
  await expect(editor).toHaveValue('备注');
});
