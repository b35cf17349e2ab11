import { expect, test, vi } from 'vitest';

import { demoServer } from '../../start/testing/demo-server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const { api, exported, imported, permissionId, signIn } = demoServer();
const menu = '/sys/permission';

async function rowOf(name: string): Promise<Record<string, unknown>> {
  const [head = [], ...rows] = await exported(`${menu}/exportXls`);
  const found = rows.find((row) => row[head.indexOf('菜单名称')] === name) ?? [];
  return Object.fromEntries(head.map((title, index) => [String(title), found[index]]));
}

test('an export names the entry above by its path, and types by their texts', async () => {
  const [head, ...rows] = await exported(`${menu}/exportXls`);
  expect(head).toEqual(expect.arrayContaining(['菜单名称', '上级菜单', '菜单类型', '授权标识', '路径', '组件']));
  expect(rows.length).toBeGreaterThan(100);
  expect(await rowOf('用户')).toMatchObject({ 上级菜单: '系统管理', 菜单类型: '子菜单', 组件: 'system/user.list' });
  expect(await rowOf('系统管理')).toMatchObject({ 上级菜单: null, 菜单类型: '一级菜单', 是否路由菜单: '是' });
  const one = await exported(`${menu}/exportXls?selections=${await permissionId('system:user:list')}`);
  expect(one).toHaveLength(2);
  const found = await exported(`${menu}/exportXls?perms=*system:user:li*`);
  expect(found).toHaveLength(2);
});

test('an import adds entries, those above first, and refuses what is there already', async () => {
  const rows = [
    ['菜单名称', '上级菜单', '菜单类型', '授权标识', '组件', '路径', '排序'],
    ['报表', null, '一级菜单', null, null, '/report', 9],
    ['日报', '报表', '子菜单', null, 'sales/order.list', '/report/day', 1],
    ['导出日报', ' 报表 / 日报', '按钮/权限', 'report:day:export', null, null, 1],
    ['用户', '系统管理', '子菜单', null, 'system/user.list', '/other', 1],
    ['周报', '没有', '子菜单', null, 'sales/order.list', '/report/week', 1],
    ['月报', '系统管理/用户/用户：新增', '子菜单', null, 'x', '/report/month', 1],
  ];
  const answer = await imported(`${menu}/importExcel`, rows);
  expect(answer).toMatchObject({ success: true, code: 201, result: { successCount: 3, errorCount: 3, added: 3 } });
  expect(answer.result.errors.map(({ row, message }: { row: number; message: string }) => [row, message])).toEqual([
    [5, '同一上级下已有“用户”，没有再加一个。'],
    [6, '没有名为“没有”的上级菜单，请检查后再导入。'],
    [7, expect.stringContaining('没有名为“系统管理/用户/用户：新增”的上级菜单')],
  ]);
  expect(await rowOf('导出日报')).toMatchObject({ 上级菜单: '报表 / 日报', 授权标识: 'report:day:export' });
});

test('nothing of an import is saved where all or nothing is asked for', async () => {
  const head = ['菜单名称', '上级菜单', '菜单类型'];
  const rows = [head, ['甲组', null, '一级菜单'], ['乙组', '没有', '子菜单']];
  const answer = await imported(`${menu}/importExcel`, rows, { validateStatus: '1' });
  expect(answer).toMatchObject({ success: false, result: { successCount: 0 } });
  expect(await rowOf('甲组')).toEqual(expect.objectContaining({ 菜单名称: undefined }));
});

// covers: call-permission
test('an entry is moved below another one, but neither below itself nor made a button over others', async () => {
  const at = async (name: string) => {
    const { result } = await api('GET', `${menu}/options?keyword=${encodeURIComponent(name)}`);
    return result.find(({ text }: { text: string }) => text.endsWith(name));
  };
  const entry = async (id: string, parentId: string) =>
    (await api('GET', `${menu}/getSystemSubmenu?parentId=${parentId}`)).result.find((each: any) => each.id === id);
  const [group, units, materials] = [await at('基础资料'), await at('计量单位'), await at('物料')];
  expect(units.text).toBe('基础资料 / 计量单位');
  const moved = { ...(await entry(units.value, group.value)), parentId: materials.value };
  expect(await api('PUT', `${menu}/edit`, moved)).toMatchObject({ success: true });
  expect((await at('计量单位')).text).toBe('基础资料 / 物料 / 计量单位');
  expect((await api('GET', `${menu}/options?ids=${units.value}`)).result).toMatchObject([{ value: units.value }]);
  const below = { ...(await entry(materials.value, group.value)), parentId: units.value };
  expect(await api('PUT', `${menu}/edit`, below)).toMatchObject({ message: '上级菜单不能是自己或自己的下级。' });
  const button = { ...(await entry(materials.value, group.value)), menuType: 2 };
  expect(await api('PUT', `${menu}/edit`, button)).toMatchObject({
    message: '它下面还有菜单或按钮，不能改成按钮；请先把它们移走。',
  });
});

test('users who are not administrators cannot change administrators by an import', async () => {
  const names = ['system:user:list', 'system:user:import', 'system:user:edit', 'system:user:add'];
  const ids = await Promise.all(names.map(permissionId));
  const role = (await api('POST', '/sys/role/add', { roleName: '人事', roleCode: 'hr' })).result.id;
  const grant = { roleId: role, permissionIds: ids.join(','), lastpermissionIds: '' };
  await api('POST', `${menu}/saveRolePermission`, grant);
  const hr = { username: 'renshi', realname: '人事', password: 'geheim-Passwort-1', selectedroles: role };
  expect(await api('POST', '/sys/user/add', hr)).toMatchObject({ success: true });
  await signIn('renshi');
  const rows = [
    ['用户账号', '用户姓名', '状态'],
    ['admin', '不是管理员', '冻结'],
    ['lina', '李娜娜', '正常'],
  ];
  const answer = await imported('/sys/user/importExcel', rows, { matchBy: 'username' }, 'renshi');
  expect(answer).toMatchObject({ success: true, code: 201, result: { changed: 1 } });
  expect(answer.result.errors).toMatchObject([{ row: 2, message: '只有管理员才能修改管理员的账号。' }]);
  expect((await api('GET', '/sys/user/list?username=admin')).result.records[0]).toMatchObject({ status: 1 });
});
