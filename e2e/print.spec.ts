import { addRecords, anyRecord, uniqueName } from './support/records.ts';
import { openList, rowOf } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test('a record is printed as its form says, on paper alone, long texts whole and all its lines', async ({ page }) => {
  const name = uniqueName('打印');
  const remark = `${'很长的备注，'.repeat(60)}到此为止`;
  const [customer] = await addRecords(page, '/base/customer', [{ name, level: 'B', remark }]);
  const material = await anyRecord(page, '/base/material');
  const lines = Array.from({ length: 40 }, (_, index) => ({ material, qty: String(index + 1), price: '2.00' }));
  await addRecords(page, '/sales/order', [{ customer, contact: '王五', remark, lines }]);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'true');
  });
  const table = await openList(page, '/sales/order', '销售订单');
  await rowOf(table, name).getByRole('button').first().click();
  const detail = page.getByRole('dialog', { name: '详情 销售订单' });
  await detail.getByRole('button', { name: '打印' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'true');

  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 680, height: 980 });
  const sheet = page.locator('.pw-print');
  await expect(sheet).toContainText(name);
  await expect(sheet.getByText(/到此为止$/)).toBeVisible();
  await expect(sheet.getByRole('row')).toHaveCount(42);
  await expect(sheet.getByRole('row').last()).toContainText('1,640.00');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(detail).toBeHidden();
  const pages = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(pages?.length).toBeGreaterThan(1);
});
