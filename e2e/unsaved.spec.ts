import type { Page } from '@playwright/test';

import { addRecords, uniqueName } from './support/records.ts';
import { cellOf, leave, openList, press } from './support/screen.ts';
import { expect, test } from './support/test.ts';

async function typeRemark(page: Page, remark: string) {
  const code = uniqueName('AU');
  await addRecords(page, '/base/unit', [{ name: code, code }]);
  const table = await openList(page, `/base/unit?name=${code}`, '计量单位');
  await expect(table.locator('[data-row]')).toHaveCount(1);
  await cellOf(table, 1, 'remark').click();
  await page.keyboard.type(remark);
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: '保存 1 行' })).toBeVisible();
  return { table, code };
}

const asksToLeave = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

const mark = (page: Page) => page.getByRole('img', { name: '有未保存的修改' });

test('rows that are not saved mark their tab, and are asked about before it closes or is loaded anew', async ({
  page,
}) => {
  const { table } = await typeRemark(page, '还没有保存');
  const tabs = page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab');
  const units = tabs.filter({ hasText: '计量单位' });
  await expect(units.getByRole('img', { name: '有未保存的修改' })).toBeVisible();

  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '仓库' }).click();
  await expect(page).toHaveURL('/base/depot');
  await expect(mark(page)).toHaveCount(1);
  await tabs.filter({ hasText: '仓库' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: '关闭其它' }).click();
  const closing = page.getByRole('dialog').filter({ hasText: '“计量单位”有未保存的修改，确定关闭吗？' });
  await expect(closing.getByRole('button', { name: '不关闭' })).toBeFocused();
  await leave(closing, '不关闭');
  await expect(tabs).toHaveText(['首页', '计量单位', '仓库']);

  // Close it by a key in the tab bar, reload it in the tab, and in the browser.
  await units.click();
  await units.press('Delete');
  await expect(closing.getByRole('button', { name: '不关闭' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(closing).toHaveCount(0);
  await units.click({ button: 'right' });
  await page.getByRole('menuitem', { name: '刷新' }).click();
  await press(page.getByRole('dialog'), '不刷新');
  expect(await asksToLeave(page)).toBe(true);
  await expect(cellOf(table, 1, 'remark')).toHaveText('还没有保存');

  await page.getByRole('button', { name: / 的菜单$/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  const leaving = page.getByRole('dialog').filter({ hasText: '真的要注销登录吗 ?' });
  await expect(leaving).toContainText('有没有保存的内容，注销后会丢失。');
  await leave(leaving, '取消');

  // After a forced reload, the rows are offered again.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(/上次有 1 行没有保存/)).toBeVisible();
  await page.getByRole('button', { name: '恢复' }).click();
  await expect(cellOf(table, 1, 'remark')).toHaveText('还没有保存');
  await expect(page.getByRole('button', { name: '保存 1 行' })).toBeVisible();
  await expect(mark(page)).toHaveCount(1);

  // After the confirmation the changes are gone; without changes there is no confirmation.
  await units.press('Delete');
  await press(closing, '关闭');
  await expect(tabs).toHaveText(['首页', '仓库']);
  await expect(mark(page)).toHaveCount(0);
  await tabs.filter({ hasText: '仓库' }).press('Delete');
  await expect(tabs).toHaveText(['首页']);
  expect(await asksToLeave(page)).toBe(false);
});

test.describe('on a phone, by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('what was typed into a sheet is kept through the menu and a reload, and saved', async ({ page }) => {
    const code = uniqueName('AU');
    await addRecords(page, '/base/unit', [{ name: code, code }]);
    const openSheet = () => page.goto(`/base/unit?name=${code}`);
    await openSheet();
    await cellOf(page.locator('body'), 1, 'remark').tap();
    await page.keyboard.type('还没有保存');
    await page.getByRole('button', { name: '展开菜单' }).tap();
    const menu = page.getByRole('dialog', { name: '菜单' });
    await menu.getByRole('link', { name: '仓库' }).tap();
    await expect(page).toHaveURL('/base/depot');
    await page.goBack();
    await expect(cellOf(page.locator('body'), 1, 'remark')).toHaveText('还没有保存');
    expect(await asksToLeave(page)).toBe(true);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('button', { name: '恢复' }).tap();
    await expect(cellOf(page.locator('body'), 1, 'remark')).toHaveText('还没有保存');
    await page.getByRole('button', { name: '保存 1 行' }).tap();
    await expect(page.getByText('保存成功')).toBeVisible();
    expect(await asksToLeave(page)).toBe(false);
  });
});
