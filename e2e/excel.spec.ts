import { readFileSync } from 'node:fs';
import { read, utils, write } from '@e965/xlsx';
import type { Download, Locator, Page } from '@playwright/test';

import { addRecords, uniqueName } from './support/records.ts';
import { buttonOf, leave, openList, rowOf } from './support/screen.ts';
import { expect, test } from './support/test.ts';

type Sheet = string[][];

test('an export is changed in a spreadsheet and comes back', async ({ page }) => {
  // Wide enough for the address column, which is beyond the fixed columns in a narrower window.
  await page.setViewportSize({ width: 1920, height: 900 });
  const name = uniqueName('导入');
  await addRecords(page, '/base/customer', [
    { name: `${name}甲`, level: 'B', address: '旧街一号' },
    { name: `${name}乙`, level: 'B' },
  ]);
  const table = await openList(page, `/base/customer?name=${encodeURIComponent(name)}`, '客户');
  const [head = [], ...rows] = await sheetOf(
    await pressForFile(page, page.getByRole('button', { name: '导出', exact: true })),
  );
  expect(new Set(rows.map((row) => row[head.indexOf('客户名称')]))).toEqual(new Set([`${name}甲`, `${name}乙`]));
  const rowWith = (cells: Record<string, string>, from: readonly string[] = []) =>
    head.map((title, index) => cells[title] ?? from[index] ?? '');
  const first = rows.find((row) => row.includes(`${name}甲`)) ?? [];
  const changed = rowWith({ 地址: '新街二号' }, first);
  const added = rowWith({ 客户名称: `${name}丙`, 等级: '普通客户', 地址: '后街三号' });
  const wrong = rowWith({ 客户名称: `${name}丁`, 等级: '钻石客户' });

  await page.getByRole('button', { name: '导入', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '导入EXCEL' });
  await expect(buttonOf(dialog, '开始上传')).toBeDisabled();
  await dialog.locator('input[type=file]').setInputFiles(fileOf('客户.xlsx', [head, changed, added, wrong]));
  await dialog.getByRole('combobox', { name: '已有记录' }).press('Enter');
  await page.getByTitle('客户名称相同的，更新已有记录').click();
  await buttonOf(dialog, '开始上传').click();
  await expect(dialog.getByText(/总上传行数：3，已导入行数：2，错误行数：1/)).toBeVisible();
  const errors = dialog.getByRole('region', { name: '出错的行' }).getByRole('row');
  await expect(errors).toHaveCount(2);
  await expect(errors.last()).toContainText('4等级');
  await expect(errors.last()).toContainText('钻石客户');
  const errorFile = await pressForFile(page, dialog.getByRole('button', { name: '点击下载' }));
  expect(errorFile.suggestedFilename()).toBe('客户导入错误.xlsx');
  const [errorHead = [], ...errorRows] = await sheetOf(errorFile);
  expect(errorRows).toHaveLength(1);
  expect(errorRows[0]?.[errorHead.indexOf('客户名称')]).toBe(`${name}丁`);
  expect(errorRows[0]?.join()).toContain('钻石客户');
  await leave(dialog, '关闭');
  await expect(rowOf(table, name)).toHaveCount(3);
  await expect(rowOf(table, `${name}甲`)).toContainText('新街二号');
  await expect(rowOf(table, `${name}丙`)).toContainText('后街三号');
});

async function pressForFile(page: Page, button: Locator): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return download;
}

async function sheetOf(download: Download): Promise<Sheet> {
  const { SheetNames, Sheets } = read(readFileSync(await download.path()));
  const sheet = Sheets[SheetNames[0] ?? ''];
  if (!sheet) throw new Error('the file has no sheet');
  return utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: '' });
}

function fileOf(name: string, rows: Sheet): { name: string; mimeType: string; buffer: Buffer } {
  const sheet = utils.aoa_to_sheet(rows);
  const buffer: Buffer = write({ SheetNames: ['客户'], Sheets: { 客户: sheet } }, { bookType: 'xlsx', type: 'buffer' });
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { name, mimeType, buffer };
}
