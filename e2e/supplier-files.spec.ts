import { readFile } from 'node:fs/promises';

import { uniqueName } from './support/records.ts';
import { act, choose, leave, openList, press, rowOf, searchFor } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

// covers: dialog-context-menu
test('files and pictures of a supplier are uploaded, saved, seen again and downloaded', async ({ page }) => {
  const name = uniqueName('供应商');
  const table = await openList(page, '/base/supplier', '供应商');
  await page.getByRole('button', { name: '新增' }).click();
  const adding = page.getByRole('dialog', { name: '新增 供应商' });
  await adding.getByRole('textbox', { name: '供应商名称' }).fill(name);
  await choose(adding, '供应类别', '原材料');
  const files = adding.getByRole('group', { name: '资质文件' });
  await files.locator('input[type="file"]').setInputFiles([
    { name: '营业执照.txt', mimeType: 'text/plain', buffer: Buffer.from('执照正文') },
    { name: '检测报告.txt', mimeType: 'text/plain', buffer: Buffer.from('报告正文') },
  ]);
  await expect(files.getByText('检测报告.txt')).toBeVisible();
  const photos = adding.getByRole('group', { name: '照片' });
  await photos
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: '大门.png', mimeType: 'image/png', buffer: picture });
  await expect(photos.getByRole('img')).toBeVisible();

  await adding.getByText('供货周期').click({ button: 'right' });
  await page.getByRole('menuitem', { name: '写进备注…' }).click();
  const asking = page.getByRole('dialog', { name: '备注：供货周期' });
  await asking.getByRole('textbox', { name: '备注' }).fill('旺季要加一周');
  await page.keyboard.press('Enter');
  await expect(asking).toHaveCount(0);
  await expect(adding.getByRole('textbox', { name: '备注' })).toHaveValue('供货周期：旺季要加一周');
  await leave(adding, '确定');

  await searchFor(page, '供应商名称', name);
  const row = rowOf(table, name);
  await expect(row).toHaveCount(1);
  await act(row, '详情');
  const detail = page.getByRole('dialog', { name: '详情 供应商' });
  await expect(detail.getByText('检测报告.txt')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    detail.getByRole('button', { name: '营业执照.txt' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toBe('执照正文');
  await detail.getByText('供货周期', { exact: true }).click({ button: 'right' });
  await expect(page.getByRole('menuitem', { name: '写进备注…' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await press(detail, '关闭');
});
