import type { Locator, Page } from '@playwright/test';

import { addRecords, uniqueName } from './support/records.ts';
import { notice, openList, rowOf } from './support/screen.ts';
import { expect, test } from './support/test.ts';

async function tabTo(page: Page, thing: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key);
    if (await thing.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`the focus never came to ${thing}`);
}

test('records are searched, selected and deleted by the keyboard alone', async ({ page }) => {
  const name = uniqueName('键盘');
  await addRecords(
    page,
    '/base/customer',
    ['甲', '乙', '丙'].map((end) => ({ name: `${name}${end}`, level: 'B' })),
  );
  const table = await openList(page, '/base/customer', '客户');
  await tabTo(page, page.getByRole('search').getByRole('textbox', { name: '客户名称' }));
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText('共3条')).toBeVisible();
  await expect(rowOf(table, name)).toHaveCount(3);
  await tabTo(page, table);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByText('已选择 2 项')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: '批量删除' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: '确认删除' });
  await expect(question.getByRole('button', { name: /取\s*消/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(notice(page, '已删除 2 条，撤销')).toBeVisible();
  await expect(rowOf(table, name)).toHaveCount(1);
});

test('a record is added by Ctrl+Enter, and Escape closes the top dialog only', async ({ page }) => {
  const name = uniqueName('回车');
  const table = await openList(page, '/base/customer', '客户');
  await tabTo(page, page.getByRole('button', { name: '新增' }));
  await page.keyboard.press('Enter');
  const adding = page.getByRole('dialog', { name: '新增 客户' });
  const nameBox = adding.getByRole('textbox', { name: '客户名称' });
  await expect(nameBox).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: '有未保存的修改，确定离开吗？' });
  await expect(question.getByRole('button', { name: /取\s*消/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(nameBox).toHaveValue(name);
  await expect(nameBox).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(notice(page, '新增成功')).toBeVisible();
  await expect(adding).toHaveCount(0);
  await expect(page.getByRole('button', { name: '新增' })).toBeFocused();
  await expect(table).toContainText(name);
});
