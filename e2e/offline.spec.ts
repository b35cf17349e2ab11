import { addRecords, uniqueName } from './support/records.ts';
import { act, leave, notice, openList, press, rowOf } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test('a save without a network loses nothing, and works when the network is back', async ({ page, context, quiet }) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED/);
  // Wide enough for the address column, which is beyond the fixed columns in a narrower window.
  await page.setViewportSize({ width: 1920, height: 900 });
  const name = uniqueName('断网');
  await addRecords(page, '/base/customer', [{ name, level: 'B' }]);
  const table = await openList(page, `/base/customer?name=${encodeURIComponent(name)}`, '客户');
  await act(rowOf(table, name), '编辑');
  const editing = page.getByRole('dialog', { name: '编辑 客户' });
  await editing.getByRole('textbox', { name: '地址' }).fill('解放路三号');
  await context.setOffline(true);
  await press(editing, '确定');
  await expect(editing.getByText('网络已断开，请检查网络后重试')).toBeVisible();
  await expect(editing.getByRole('textbox', { name: '地址' })).toHaveValue('解放路三号');
  await context.setOffline(false);
  await leave(editing, '确定');
  await expect(notice(page, '修改成功！')).toBeVisible();
  await expect(rowOf(table, name)).toContainText('解放路三号');
});

test('a list stays in sight without a network, and says whose answer it is', async ({ page, context, quiet }) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED/);
  const name = uniqueName('离线');
  await addRecords(page, '/base/customer', [{ name, level: 'B' }]);
  const table = await openList(page, `/base/customer?name=${encodeURIComponent(name)}`, '客户');
  await context.setOffline(true);
  await table.getByRole('columnheader', { name: '客户名称' }).getByRole('button').first().click();
  const notice = page.getByText('网络已断开，下面还是上一次查询的结果');
  await expect(notice).toBeVisible();
  await expect(rowOf(table, name)).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(rowOf(table, name)).toBeVisible();
});
