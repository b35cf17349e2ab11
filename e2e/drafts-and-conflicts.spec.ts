import { addRecords, callApi, uniqueName } from './support/records.ts';
import { act, choose, leave, notice, openList, press, rowOf } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test('a page that is reloaded in the middle of a form gives back what was typed', async ({ page }) => {
  const name = uniqueName('草稿');
  await openList(page, '/base/customer', '客户');
  const adding = page.getByRole('dialog', { name: '新增 客户' });
  const nameBox = adding.getByRole('textbox', { name: '客户名称' });
  await page.getByRole('button', { name: '新增' }).click();
  await nameBox.fill(name);
  await choose(adding, '等级', '重点客户');
  await adding.getByRole('textbox', { name: '联系人' }).fill('王五');
  await page.reload();

  await expect(adding.getByText(/上次填写的内容还没有保存/)).toBeVisible();
  await expect(nameBox).toHaveValue('');
  await adding.getByRole('button', { name: '恢复' }).click();
  await expect(nameBox).toHaveValue(name);
  await expect(adding.getByRole('combobox', { name: '等级' })).toHaveValue('重点客户');
  await expect(adding.getByRole('textbox', { name: '联系人' })).toHaveValue('王五');
  await leave(adding, '确定');
  await expect(notice(page, '新增成功')).toBeVisible();

  await page.getByRole('button', { name: '新增' }).click();
  await expect(nameBox).toBeFocused();
  await expect(adding.getByText(/上次填写的内容还没有保存/)).toHaveCount(0);
  await leave(adding, '取消');
});

test('of two people who save the same record the second sees what differs and chooses', async ({ page, browser }) => {
  const name = uniqueName('冲突');
  await addRecords(page, '/base/customer', [
    { name, level: 'B', industry: 'trade', contact: '王五', phone: '13800000001', remark: '老客户' },
  ]);
  const address = `/base/customer?name=${encodeURIComponent(name)}`;
  const other = await browser.newContext({ storageState: 'e2e/.auth/zhangwei.json', locale: 'zh-CN' });
  const first = await other.newPage();
  const [hers, mine] = await Promise.all([first, page].map((one) => openList(one, address, '客户')));
  for (const table of [hers, mine]) if (table) await act(rowOf(table, name), '编辑');

  const firstEditing = first.getByRole('dialog', { name: '编辑 客户' });
  await choose(firstEditing, '等级', '重点客户');
  await firstEditing.getByRole('textbox', { name: '手机' }).fill('13900000002');
  await leave(firstEditing, '确定');
  await other.close();

  const editing = page.getByRole('dialog', { name: '编辑 客户' });
  await editing.getByRole('textbox', { name: '手机' }).fill('13700000003');
  await editing.getByRole('textbox', { name: '备注' }).fill('我写的备注');
  await press(editing, '确定');
  const told = editing.getByRole('region', { name: '别人同时修改了这条记录' });
  await expect(told).toContainText('“张伟”');
  await expect(told).toContainText('只有对方改的：等级，用对方的。');
  await expect(told).toContainText('只有您改的：备注，用您的。');
  await expect(told.getByRole('group')).toHaveCount(1);
  const phone = told.getByRole('group', { name: '手机' });
  await expect(phone.getByRole('radio', { name: '我的 13700000003' })).toBeChecked();
  await phone.getByRole('radio', { name: '对方的 13900000002' }).check();
  await told.getByRole('button', { name: '按所选的保存' }).click();
  await expect(editing).toHaveCount(0);
  await expect(notice(page, '修改成功！')).toBeVisible();

  const saved = await callApi(page, 'GET', `/base/customer/list?name=${encodeURIComponent(name)}`);
  expect(Array.isArray(saved['records']) && saved['records'][0]).toMatchObject({
    level: 'A',
    phone: '13900000002',
    remark: '我写的备注',
    contact: '王五',
  });
});

const ownRecords = [
  {
    title: '角色',
    page: '/system/role',
    resource: '/sys/role',
    field: 'roleName',
    label: '角色名称',
    record: (name: string) => ({ roleName: name, roleCode: `role${Date.now() % 10_000_000}` }),
  },
  {
    title: '菜单',
    page: '/system/permission',
    resource: '/sys/permission',
    field: 'name',
    label: '菜单名称',
    record: (name: string) => ({ menuType: 0, name, url: `/${name}`, component: 'layouts/RouteView', sortNo: -1 }),
  },
];
for (const { title, page: address, resource, field, label, record } of ownRecords)
  test(`of two administrators who edit one ${title} the second sees what differs and chooses`, async ({ page }) => {
    const name = uniqueName('同改');
    const added = record(name);
    await callApi(page, 'POST', `${resource}/add`, added);
    const table = await openList(page, address, title);
    await act(rowOf(table, name), '编辑');
    const editing = page.getByRole('dialog', { name: `编辑 ${title}` });
    const box = editing.getByRole('textbox', { name: label });
    await expect(box).toHaveValue(name);
    const { records, ...rest } = await callApi(page, 'GET', `${resource}/list?pageSize=1000`);
    const all = Object.values(Array.isArray(records) ? records : rest);
    const { id } = all.find((one) => one[field] === name);
    await callApi(page, 'POST', `${resource}/edit`, { ...added, [field]: `${name}别`, id });

    await box.fill(`${name}我`);
    await press(editing, '确定');
    const told = editing.getByRole('region', { name: '别人同时修改了这条记录' });
    await expect(told).toContainText(/“(管理员|admin)”修改了这条记录/);
    const choice = told.getByRole('group', { name: label });
    await expect(choice.getByRole('radio', { name: `我的 ${name}我` })).toBeChecked();
    await expect(choice.getByRole('radio', { name: `对方的 ${name}别` })).not.toBeChecked();
    await told.getByRole('button', { name: '按所选的保存' }).click();
    await expect(editing).toHaveCount(0);
    await expect(rowOf(table, `${name}我`)).toBeVisible();
  });
