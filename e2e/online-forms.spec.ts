// covers: product-online-forms
import { act, agree, leave, notice, press, rowOf, searchFor, tableOf } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test('a table is written as rows of fields, is a page in the menu at once, gets a field more, and is deleted', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const number = Date.now() % 1_000_000;
  const [table, title] = [`leave_request_${number}`, `请假单${number}`];
  await page.goto('/online-form/head');
  await page.getByRole('toolbar').getByRole('button', { name: '新增' }).click();
  const editor = page.getByRole('dialog', { name: '新增 在线表单' });
  await editor.getByRole('textbox', { name: '表名' }).fill('Leave Request');
  await press(editor, '确定');
  await expect(editor.getByText('请以小写字母开头，只用小写字母、数字和下划线').first()).toBeVisible();
  await editor.getByRole('textbox', { name: '表名' }).fill(table);
  await editor.getByRole('textbox', { name: '表描述' }).fill(title);
  const fields = editor.getByRole('grid');
  const write = async (name: string, heading: string, row: number) => {
    await fields.getByRole('row').nth(row).getByRole('gridcell').nth(1).click();
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(heading);
    await page.keyboard.press('Tab');
  };
  await write('applicant', '申请人', 1);
  await leave(editor, '确定');
  const forms = tableOf(page, '在线表单');
  await searchFor(page, '表名', table);
  await expect(rowOf(forms, table)).toContainText('未同步');

  await act(rowOf(forms, table), '同步数据库');
  await expect(notice(page, '同步数据库成功!')).toBeVisible();
  await expect(rowOf(forms, table)).toContainText('已同步');
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: title }).click();
  await expect(page.getByText(`暂无${title}`)).toBeVisible();
  await page.getByRole('toolbar').getByRole('button', { name: '新增' }).click();
  const adding = page.getByRole('dialog', { name: `新增 ${title}` });
  await adding.getByRole('textbox', { name: '申请人' }).fill('李娜');
  await leave(adding, '确定');
  await expect(rowOf(tableOf(page, title), '李娜')).toBeVisible();

  await page.getByRole('tab', { name: '表单开发' }).click();
  await act(rowOf(forms, table), '编辑');
  const editing = page.getByRole('dialog', { name: /^编辑 在线表单/ });
  await expect(editing.getByRole('textbox', { name: '表名' })).toBeDisabled();
  await editing.getByRole('button', { name: '新增', exact: true }).click();
  await editing.getByRole('grid').getByRole('row').nth(2).getByRole('gridcell').nth(1).click();
  await page.keyboard.type('reason');
  await page.keyboard.press('Tab');
  await page.keyboard.type('原因');
  await page.keyboard.press('Tab');
  await leave(editing, '确定');
  await act(rowOf(forms, table), '同步数据库');
  await expect(rowOf(forms, table)).toContainText('已同步');
  await page.getByRole('tab', { name: title }).click();
  await expect(tableOf(page, title).getByRole('columnheader', { name: /^原因/ })).toBeVisible();
  await expect(rowOf(tableOf(page, title), '李娜')).toBeVisible();

  await page.getByRole('tab', { name: '表单开发' }).click();
  await act(rowOf(forms, table), '删除');
  await agree(page, /删除/);
  await expect(page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: title })).toHaveCount(0);
});
