import { addRecords, uniqueName } from './support/records.ts';
import { openList } from './support/screen.ts';
import { expect, test } from './support/test.ts';

// covers: limit-locales
test('a person changes the language without a reload and loses nothing; from afar they have the day of the server', async ({
  page,
  browser,
}) => {
  await openList(page, '/base/customer', '客户');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const menu = () => page.getByRole('button', { name: /的菜单$|^Menu of/ });
  await menu().click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Reset', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  // Texts of the documents, and of the server based on them, are also in English.
  for (const title of ['Customer code', 'Customer name', 'Level'])
    await expect(page.getByRole('columnheader', { name: title, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Customers', exact: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: /Customers/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: /客户/ })).toHaveCount(0);
  const taken = uniqueName('LC');
  await addRecords(page, '/base/customer', [{ name: taken, level: 'B' }]);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Add.* Customer$/ });
  await dialog.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(dialog.getByText('Enter Customer name', { exact: true })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Customer name' }).fill(taken);
  await dialog.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(dialog.getByText('Customer name already exists and must be unique').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Customer name' }).fill('Northern Bearings');
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog', { name: /unsaved/ })
    .getByRole('button', { name: 'Leave' })
    .click();
  await expect(dialog).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Reset', exact: true })).toBeVisible();
  const code = uniqueName('LG');
  const unit = `千克${code}`;
  await addRecords(page, '/base/unit', [{ name: unit, code }]);
  await page.goto(`/base/unit?name=${unit}`);
  const cell = page.getByRole('gridcell', { name: unit }).first();
  await cell.dblclick();
  await page.keyboard.press('End');
  await page.keyboard.type(' (kg)');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'There are unsaved changes' }).first()).toBeVisible();
  await menu().click();
  await page.getByRole('menuitem', { name: '中文' }).click();
  await expect(page.getByText('Something is not saved. Save or discard it, then change the language.')).toBeVisible();
  await page
    .getByRole('gridcell', { name: `${unit} (kg)` })
    .first()
    .click();
  await page.keyboard.press('Control+z');
  await expect(page.locator('.pw-unsaved-mark')).toHaveCount(0);

  const context = await browser.newContext({ storageState: { cookies: [], origins: [] }, locale: 'zh-CN' });
  const stranger = await context.newPage();
  await stranger.addInitScript(() => localStorage.setItem('pagewright.language', 'en-US'));
  await stranger.goto('/user/login');
  await stranger.getByLabel('Account').fill(code);
  await stranger.getByLabel('Password', { exact: true }).fill('not-the-1');
  await stranger.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(stranger.getByText('The user name or the password is wrong')).toBeVisible();
  await context.close();

  await menu().click();
  await page.getByRole('menuitem', { name: '中文' }).click();
  await expect(page.getByRole('button', { name: '重置', exact: true })).toBeVisible();

  const afar = await browser.newContext({ timezoneId: 'America/New_York' });
  const away = await afar.newPage();
  // It is the 23rd in New York, and the 24th in Shanghai, where the server is.
  await away.clock.install({ time: '2026-11-23T16:30:00Z' });
  await away.goto('/sales/inquiry');
  await away.getByRole('button', { name: '新增' }).first().click();
  const inquiry = away.getByRole('dialog', { name: '新增 询价单' });
  await expect(inquiry.getByRole('textbox', { name: '询价日期' })).toHaveValue('2026-11-24');
  await inquiry.getByRole('textbox', { name: '报价有效期至' }).click();
  await expect(away.locator('.ant-picker-cell-today')).toHaveAttribute('title', '2026-11-24');
  await afar.close();
});
