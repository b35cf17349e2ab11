// covers: product-base-data, entity-tree-row, state-tree-row
import type { Page } from '@playwright/test';

import { addRecords, anyRecord, callApi, uniqueName } from './support/records.ts';
import { act, agree, leave, notice, openList, rowOf, tableOf } from './support/screen.ts';
import { expect, test } from './support/test.ts';

async function categoryId(page: Page, code: string): Promise<string> {
  const { records } = await callApi(page, 'GET', `/base/material-category/list?code=${code}`);
  return String(Array.isArray(records) ? records[0]?.id : undefined);
}

test('a tree opens level by level, takes a child, and keeps a node that has children', async ({ page }) => {
  const [name, code] = [uniqueName('类别'), uniqueName('CAT-')];
  const table = await openList(page, '/base/material-category', '物料类别');
  await expect(rowOf(table, '紧固件')).toBeVisible();
  await expect(rowOf(table, 'F01')).toHaveCount(0);
  const asked = page.waitForRequest(/material-category\/list.*parentId=/i);
  await rowOf(table, '紧固件').getByRole('button', { name: '展开下级' }).click();
  await asked;
  await expect(rowOf(table, 'F01').first()).toBeVisible();

  await page.getByRole('button', { name: '新增' }).click();
  const adding = page.getByRole('dialog', { name: '新增 物料类别' });
  await adding.getByRole('textbox', { name: '类别名称' }).fill(name);
  await adding.getByRole('textbox', { name: '类别编码' }).fill(code);
  await leave(adding, '确定');
  await expect(notice(page, '新增成功')).toBeVisible();
  await act(rowOf(table, code), '添加下级');
  await expect(adding.getByText(name)).toBeVisible();
  await adding.getByRole('textbox', { name: '类别名称' }).fill(`${name}下级`);
  await adding.getByRole('textbox', { name: '类别编码' }).fill(`${code}-1`);
  await leave(adding, '确定');
  const parent = table.getByRole('row').filter({ has: page.getByRole('gridcell', { name: code, exact: true }) });
  await expect(parent.getByRole('button', { name: '收起下级' })).toBeVisible();
  await expect(rowOf(table, `${code}-1`)).toHaveAttribute('aria-level', '2');

  await act(rowOf(table, `${code}-1`), '移动到…');
  const moving = page.getByRole('dialog', { name: `移动“${name}下级”到…` });
  await moving.getByRole('checkbox', { name: '放在最上级' }).check();
  await leave(moving, '确定');
  await expect(notice(page, '已移到最上级')).toBeVisible();
  await expect(rowOf(table, `${code}-1`)).toHaveAttribute('aria-level', '1');
  await page.getByRole('button', { name: /撤\s?销/ }).click();
  await expect(notice(page, '已移回原处')).toBeVisible();
  await expect(rowOf(table, `${code}-1`)).toHaveAttribute('aria-level', '2');

  const [above, below] = [await categoryId(page, code), await categoryId(page, `${code}-1`)];
  const unit = await anyRecord(page, '/base/unit');
  const [inAbove, inBelow] = [`${name}料一`, `${name}料二`];
  const materialsAdded = await addRecords(page, '/base/material', [
    { code: `${code}-M1`, name: inAbove, category: above, unit },
    { code: `${code}-M2`, name: inBelow, category: below, unit },
  ]);
  await page.goto('/base/material');
  const materials = tableOf(page, '物料');
  const tree = page.getByRole('tree');
  await tree.getByText(name, { exact: true }).click();
  await expect(rowOf(materials, inAbove)).toBeVisible();
  await expect(rowOf(materials, inBelow)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await tree.getByText(`${name}下级`, { exact: true }).click();
  await expect(rowOf(materials, inAbove)).toHaveCount(0);
  await expect(rowOf(materials, inBelow)).toBeVisible();
  await callApi(page, 'DELETE', `/base/material/deleteBatch?ids=${materialsAdded.join(',')}`);
  await page.goto('/base/material-category');

  await act(parent, '删除');
  await agree(page, '确认删除');
  await expect(notice(page, '下级')).toBeVisible();
  await expect(parent).toBeVisible();
  await act(rowOf(table, `${code}-1`), '删除');
  await agree(page, '确认删除');
  await expect(rowOf(table, `${code}-1`)).toHaveCount(0);
});
