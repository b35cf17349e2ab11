// covers: permission-data-rules
import { rmSync } from 'node:fs';
import { read } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { createDataDirectory } from '../database/testing/data-directory.ts';
import { databaseUrlOf, removeDatabaseOf } from '../database/testing/test-database.ts';
import { parseSettings } from '../settings/index.ts';
import { startServer } from '../start/index.ts';
import { clientOf, testPassword, type ApiAnswer, type TestClient } from '../start/testing/running-server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let client: TestClient;
let address = '';
let close: () => Promise<unknown> = async () => undefined;
const tokens = new Map<string, string>();

beforeAll(async () => {
  const dataDir = await createDataDirectory();
  const place = { DATA_DIR: dataDir, DATABASE_URL: await databaseUrlOf(dataDir) };
  const environment = { PORT: '0', ADMIN_PASSWORD: testPassword, ...place, LOG_LEVEL: 'silent' };
  const server = await startServer(parseSettings(environment));
  close = async () => {
    await server.close();
    await removeDatabaseOf(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  };
  ({ address } = server);
  client = clientOf(address);
  for (const name of ['admin', 'zhangwei', 'lina']) tokens.set(name, await client.signIn(name));
});

afterAll(() => close());

const api = async (method: string, path: string, body?: unknown, username = 'admin'): Promise<ApiAnswer['json']> =>
  (await client.api(method, path, { token: tokens.get(username), ...(body !== undefined && { body }) })).json;
const roleOf = async (code: string): Promise<string> =>
  (await api('GET', '/sys/role/queryall')).result.find((role: { roleCode: string }) => role.roleCode === code).id;
const entryOf = async (perms: string): Promise<string> => {
  const find = (nodes: any[]): any[] => nodes.flatMap((node) => [node, ...find(node.children ?? [])]);
  const tree = (await api('GET', '/sys/permission/list')).result;
  return find(tree).find((node) => node.perms === perms).id;
};

describe('pages', () => {
  // covers: route-403-404
  test.each([
    ['/system/user', true],
    ['/sales/order', true],
    ['/nowhere', false],
    ['/system/user/more', false],
  ])('%s exists, for any caller: %s', async (path, exists) => {
    const answer = await api('GET', `/sys/permission/pageExists?path=${encodeURIComponent(path)}`, undefined, 'lina');
    expect(answer).toMatchObject({ success: true, result: exists });
  });
});

// covers: permission-one-meaning
test('a permission that is switched off is held by nobody, until it is on again', async () => {
  const id = await entryOf('base:customer:list');
  const rows = (await api('GET', '/sys/permission/list')).result;
  const find = (nodes: any[]): any => nodes.flatMap((node) => [node, find(node.children ?? [])]).flat();
  const entry = find(rows).find((node: any) => node.id === id);
  const switchTo = (status: string, of = entry) =>
    api('PUT', '/sys/permission/edit', { ...of, status, version: undefined });
  const messageFor = async (username: string) => {
    const [list, own] = [
      await api('GET', '/base/customer/list', undefined, username),
      await api('GET', '/sys/permission/getUserPermissionByToken', undefined, username),
    ];
    return [list.success, JSON.stringify(own.result.menu).includes('"/base/customer"')];
  };
  expect([await messageFor('zhangwei'), await messageFor('admin')]).toEqual([
    [true, true],
    [true, true],
  ]);
  expect(await switchTo('0')).toMatchObject({ success: true });
  expect([await messageFor('zhangwei'), await messageFor('admin')]).toEqual([
    [false, false],
    [false, false],
  ]);
  expect(await switchTo('1')).toMatchObject({ success: true });
  expect([await messageFor('zhangwei'), await messageFor('admin')]).toEqual([
    [true, true],
    [true, true],
  ]);
  const menus = find(rows).find((node: any) => node.perms === 'system:permission:edit');
  expect(await switchTo('0', menus)).toMatchObject({
    success: false,
    message: '菜单管理自己的权限不能停用，停用后就没有人能再启用它。',
  });
});

describe('roles', () => {
  // covers: call-role
  test('are added, changed, found and deleted', async () => {
    const added = await api('POST', '/sys/role/add', { roleName: '采购', roleCode: 'buyer', description: '买东西' });
    expect(added).toMatchObject({ success: true, message: '添加成功！', result: { roleCode: 'buyer' } });
    expect((await api('GET', '/sys/role/list?roleName=*采*')).result).toMatchObject({ total: 1 });
    expect(await api('GET', '/sys/role/checkRoleCode?roleCode=buyer')).toMatchObject({
      success: false,
      message: '角色编码已存在',
      result: false,
    });
    expect((await api('GET', `/sys/role/checkRoleCode?roleCode=buyer&id=${added.result.id}`)).result).toBe(true);
    const edited = await api('PUT', '/sys/role/edit', { ...added.result, roleName: '采购员' });
    expect(edited).toMatchObject({ success: true, message: '修改成功!', result: { roleName: '采购员' } });
    expect((await api('GET', '/sys/role/queryall')).result.map((role: any) => role.roleCode)).toContain('buyer');
    expect(await api('DELETE', `/sys/role/delete?id=${added.result.id}`)).toMatchObject({ message: '删除角色成功' });
    expect((await api('GET', '/sys/role/checkRoleCode?roleCode=buyer')).result).toBe(true);
  });

  test('of administrators stay what they are', async () => {
    const id = await roleOf('admin');
    expect(await api('DELETE', `/sys/role/delete?id=${id}`)).toMatchObject({ message: '管理员角色不能删除。' });
    expect(await api('DELETE', '/sys/role/deleteBatch?ids=')).toMatchObject({ message: '未选中角色！' });
    const renamed = await api('PUT', '/sys/role/edit', { id, roleName: '管理员', roleCode: 'boss' });
    expect(renamed).toMatchObject({ success: false, message: '管理员角色的编码不能修改。' });
  });

  // covers: call-role, call-save-permission
  test('hold what is ticked, which is felt at once', async () => {
    const roleId = await roleOf('sales');
    const { treeList, ids } = (await api('GET', '/sys/role/queryTreeList')).result;
    expect(treeList.map(({ title }: { title: string }) => title).slice(0, 2)).toEqual(['仪表盘', '基础资料']);
    const [, basics] = treeList;
    expect(basics).toMatchObject({ key: expect.any(String), title: '基础资料', ruleFlag: 0, isLeaf: false });
    expect(basics.scopedSlots).toEqual({ title: 'hasDatarule' });
    const held: string[] = (await api('GET', `/sys/permission/queryRolePermission?roleId=${roleId}`)).result;
    expect(held.every((id) => ids.includes(id))).toBe(true);
    const remove = await entryOf('base:customer:delete');
    const call = () => api('DELETE', '/base/customer/delete?id=nothing', undefined, 'zhangwei');
    expect(await call()).toMatchObject({ code: 510 });
    const save = (permissionIds: string[], last: string[]) =>
      api('POST', '/sys/permission/saveRolePermission', {
        roleId,
        permissionIds: permissionIds.join(','),
        lastpermissionIds: last.join(','),
      });
    expect(await save([...held, remove], held)).toMatchObject({ success: true, message: '保存成功！' });
    expect(await call()).toMatchObject({ code: 500, message: '未找到对应实体' });
    expect(await save(held, [...held, remove])).toMatchObject({ success: true });
    expect(await call()).toMatchObject({ code: 510 });
    expect(await save([...held, 'gone'], held)).toMatchObject({ success: false });
  });

  test('name the areas whose documents may be edited as the menu does', async () => {
    const { treeList } = (await api('GET', '/sys/role/queryTreeList')).result;
    const titles = treeList.map(({ title }: { title: string }) => title);
    expect(titles).toEqual(expect.arrayContaining(['文档：编辑 基础资料（base）', '文档：编辑 销售管理（sales）']));
  });

  test('that hold a page alone lead to it: the folders above it are in the menu', async () => {
    const roleId = await roleOf('sales');
    const held: string[] = (await api('GET', `/sys/permission/queryRolePermission?roleId=${roleId}`)).result;
    const { treeList } = (await api('GET', '/sys/role/queryTreeList')).result;
    const folder = treeList.find((node: any) => node.title === '基础资料');
    const without = held.filter((id) => id !== folder.key);
    const save = (permissionIds: string[], last: string[]) =>
      api('POST', '/sys/permission/saveRolePermission', {
        roleId,
        permissionIds: permissionIds.join(','),
        lastpermissionIds: last.join(','),
      });
    expect(held).toContain(folder.key);
    await save(without, held);
    const { result } = await api('GET', '/sys/permission/getUserPermissionByToken', undefined, 'zhangwei');
    const shown = result.menu.find((node: any) => node.meta.title === '基础资料');
    expect(shown.children.map((node: any) => node.meta.title)).toContain('客户');
    await save(held, without);
  });

  // covers: call-role
  test('are given by those who hold what they give, and by nobody else', async () => {
    const roleId = await roleOf('sales');
    const held: string[] = (await api('GET', `/sys/permission/queryRolePermission?roleId=${roleId}`)).result;
    const authorize = await entryOf('system:role:authorize');
    const change = (ids: string[], last: string[], who: string) => {
      const [permissionIds, lastpermissionIds] = [ids.join(','), last.join(',')];
      return api('POST', '/sys/permission/saveRolePermission', { roleId, permissionIds, lastpermissionIds }, who);
    };
    await change([...held, authorize], held, 'admin');
    const stock = await entryOf('stock:ledger:list');
    expect(await change([...held, authorize, stock], [...held, authorize], 'zhangwei')).toMatchObject({
      success: false,
      message: expect.stringContaining('不能授予别人'),
    });
    expect(await change(held, [...held, authorize], 'admin')).toMatchObject({ success: true });
  });
});

describe('menu entries', () => {
  // covers: call-permission, call-menu-lists
  test('are added, changed and deleted with what is below them', async () => {
    const entry = {
      name: '报表',
      menuType: 0,
      url: 'report',
      component: '',
      sortNo: 9,
      route: true,
      icon: 'pie-chart',
    };
    expect(await api('POST', '/sys/permission/add', entry)).toMatchObject({ success: true, message: '添加成功！' });
    const root = (await api('GET', '/sys/permission/getSystemMenuList')).result.find(
      (node: any) => node.name === '报表',
    );
    expect(root).toMatchObject({
      url: '/report',
      component: 'layouts/RouteView',
      isLeaf: true,
      menuType: 0,
      route: true,
    });
    const page = {
      name: '日报',
      menuType: 1,
      parentId: root.id,
      url: '/report/day',
      component: '/src/views/report/Day.vue',
    };
    await api('POST', '/sys/permission/add', page);
    const below = (await api('GET', `/sys/permission/getSystemSubmenu?parentId=${root.id}`)).result;
    expect(below).toMatchObject([{ name: '日报', component: 'report/Day', parentId: root.id }]);
    const batch = (await api('GET', `/sys/permission/getSystemSubmenuBatch?parentIds=${root.id},gone`)).result;
    expect([batch[root.id].length, batch.gone]).toEqual([1, []]);
    const found = async (query: string) =>
      (await api('GET', `/sys/permission/getSystemMenuList?${query}`)).result.map((node: any) => [
        node.name,
        node.parentPath,
      ]);
    expect(await found('url=*REPORT/d*')).toEqual([['日报', '报表']]);
    expect(await found(`name=${encodeURIComponent('*报*')}&url=*report*`)).toEqual([
      ['报表', undefined],
      ['日报', '报表'],
    ]);
    expect(await found('perms=system:permission:edit')).toEqual([[expect.any(String), '系统管理 / 菜单']]);
    const circle = await api('PUT', '/sys/permission/edit', { ...page, id: below[0].id, parentId: below[0].id });
    expect(circle).toMatchObject({ success: false, message: '上级菜单不能是自己或自己的下级。' });
    const edited = await api('PUT', '/sys/permission/edit', { ...page, id: below[0].id, name: '日报表', hidden: true });
    expect(edited).toMatchObject({ success: true, message: '修改成功!' });
    const menu = (await api('GET', '/sys/permission/getUserPermissionByToken')).result.menu;
    expect(menu.find((node: any) => node.path === '/report')).toMatchObject({ hidden: true });
    expect(await api('DELETE', `/sys/permission/delete?id=${root.id}`)).toMatchObject({ success: true });
    expect(await api('DELETE', `/sys/permission/delete?id=${below[0].id}`)).toMatchObject({
      message: '未找到菜单信息',
    });
  });

  test.each<[body: object, message: string]>([
    [{ name: 'x', menuType: 7 }, '菜单类型应是 0（菜单）、1（子菜单）或 2（按钮）。'],
    [{ name: 'x', menuType: 1 }, '请选择上级菜单。'],
    [{ name: 'x', menuType: 2, parentId: 'gone' }, '请填写授权标识。'],
    [{ name: 'x', menuType: 1, parentId: 'gone' }, '上级菜单已被删除，请重新选择。'],
    [{ menuType: 0 }, '缺少参数 name。'],
    [{ name: 'x', menuType: 0, url: 'javascript:alert(1)' }, '菜单路径只能是站内路径或 http(s) 地址。'],
  ])('are refused where they make no sense: %j', async (body, message) => {
    expect(await api('POST', '/sys/permission/add', body)).toMatchObject({ success: false, code: 500, message });
  });
});

describe('data rules', () => {
  const rule = { ruleName: '本部门', ruleColumn: 'sysOrgCode', ruleConditions: '=', ruleValue: '#{sys_org_code}' };

  const tick = async (permissionId: string, more: object): Promise<() => Promise<void>> => {
    const roleId = await roleOf('sales');
    expect(
      await api('POST', '/sys/permission/addPermissionRule', { ...rule, permissionId, ...more, ruleName: 'ticked' }),
    ).toMatchObject({ success: true, message: '添加成功！' });
    const path = `/sys/permission/queryPermissionRule?permissionId=${permissionId}&ruleName=ticked`;
    const [{ id }] = (await api('GET', path)).result;
    const saved = await api('POST', '/sys/role/datarule', { permissionId, roleId, dataRuleIds: id });
    expect(saved).toMatchObject({ success: true, message: '保存成功!' });
    expect((await api('GET', `/sys/role/datarule/${permissionId}/${roleId}`)).result).toMatchObject({ drChecked: id });
    return async () => {
      await api('POST', '/sys/role/datarule', { permissionId, roleId, dataRuleIds: '' });
      await api('DELETE', `/sys/permission/deletePermissionRule?id=${id}`);
    };
  };
  const customer = async (who: string, name: string) =>
    (await api('POST', '/base/customer/add', { name, level: 'B' }, who)).result;
  const names = async (who: string, query = ''): Promise<string[]> =>
    (await api('GET', `/base/customer/list?pageSize=100${query}`, undefined, who)).result.records.map(
      (one: any) => one.name,
    );

  // covers: permission-data-rules, call-rules
  test('narrow what a role lists, reads, chooses, changes and deletes; others and the administrator are not narrowed', async () => {
    const permissionId = await entryOf('base:customer:list');
    const theirs = await customer('admin', '总公司的客户');
    const own = await customer('zhangwei', '销售部的客户');
    expect(await names('zhangwei')).toEqual(expect.arrayContaining([theirs.name, own.name]));
    const undo = await tick(permissionId, {});
    expect(await names('zhangwei')).toEqual([own.name]);
    expect((await api('GET', '/base/customer/why', undefined, 'zhangwei')).result).toEqual({ dataRules: 1 });
    expect((await api('GET', '/base/customer/why')).result).toEqual({ dataRules: 0, rules: [] });
    expect(await names('admin')).toEqual(expect.arrayContaining([theirs.name, own.name]));
    const as = (method: string, path: string, body?: object) => api(method, `/base/customer/${path}`, body, 'zhangwei');
    const gone = { success: false, message: '未找到对应实体' };
    expect(await as('GET', `queryById?id=${theirs.id}`)).toMatchObject(gone);
    expect(await as('PUT', 'edit', { ...theirs, name: '改名' })).toMatchObject(gone);
    expect((await as('GET', 'options?pageSize=50')).result.map((one: any) => one.text)).toEqual([own.name]);
    expect(await as('PUT', 'edit', { ...own, phone: '13800000000' })).toMatchObject({ success: true });
    await undo();
    expect(await names('zhangwei')).toEqual(expect.arrayContaining([theirs.name, own.name]));
  });

  // covers: permission-data-rules
  test('hold for export, deletion and changes of state as for the list', async () => {
    const roleId = await roleOf('sales');
    const names = ['base:customer:export', 'base:customer:delete', 'sales:order:examine'];
    const given = await Promise.all(names.map(entryOf));
    const held: string[] = (await api('GET', `/sys/permission/queryRolePermission?roleId=${roleId}`)).result;
    const give = (ids: string[], last: string[]) =>
      api('POST', '/sys/permission/saveRolePermission', {
        roleId,
        permissionIds: ids.join(','),
        lastpermissionIds: last.join(','),
      });
    expect(await give([...held, ...given], held)).toMatchObject({ success: true });
    const theirs = await customer('admin', '别处的客户');
    const own = await customer('zhangwei', '自己的客户');
    const add = async (name: string, body: object) => (await api('POST', `/base/${name}/add`, body)).result.id;
    const unit = await add('unit', { name: '个', code: 'PCS' });
    const category = await add('material-category', { name: '紧固件', code: 'A' });
    const material = await add('material', { code: 'M1', name: '螺栓', category, unit, price: '1.50' });
    const order = async (who: string) => {
      const lines = [{ material, qty: '1', price: '2.00' }];
      const body = { customer: own.id, billDate: '2024-05-06', lines };
      return (await api('POST', '/sales/order/add', body, who)).result.id;
    };
    const orders = { theirs: await order('admin'), own: await order('zhangwei') };
    const undo = [
      await tick(await entryOf('base:customer:list'), {}),
      await tick(await entryOf('sales:order:list'), {}),
    ];
    const token = tokens.get('zhangwei') ?? '';
    const bytes = async (query: string): Promise<Buffer> => {
      const url = `${address}/jeecg-boot/base/customer/exportXls?${query}`;
      return Buffer.from(await (await fetch(url, { headers: { 'x-access-token': token } })).arrayBuffer());
    };
    const exported = async (query: string): Promise<unknown[]> => {
      const { Sheets, SheetNames } = read(await bytes(query));
      return Object.values(Sheets[SheetNames[0] ?? ''] ?? {}).flatMap((cell: { v?: unknown }) => cell.v ?? []);
    };
    expect(await exported('')).toContain(own.name);
    expect(await exported('')).not.toContain(theirs.name);
    expect(await exported(`selections=${theirs.id},${own.id}`)).not.toContain(theirs.name);
    const as = (method: string, path: string, body?: object) => api(method, path, body, 'zhangwei');
    const gone = { success: false, message: '未找到对应实体' };
    const examine = (id: string) => as('POST', '/sales/order/transition', { id, name: 'examine' });
    expect(await examine(orders.theirs)).toMatchObject(gone);
    expect(await examine(orders.own)).toMatchObject({ success: true });
    expect(await as('DELETE', `/base/customer/delete?id=${theirs.id}`)).toMatchObject(gone);
    expect(await as('DELETE', `/base/customer/deleteBatch?ids=${own.id},${theirs.id}`)).toMatchObject(gone);
    for (const each of undo) await each();
    expect((await api('GET', `/base/customer/queryById?id=${theirs.id}`)).result).toMatchObject({ name: theirs.name });
    expect(await give(held, [...held, ...given])).toMatchObject({ success: true });
  });

  test.each<[conditions: string, column: string, value: string, seen: string[]]>([
    ['=', 'name', '规则甲', ['规则甲']],
    ['!=', 'name', '规则甲', ['规则乙', '规则丙']],
    ['LIKE', 'name', '则乙', ['规则乙']],
    ['RIGHT_LIKE', 'name', '规则', ['规则甲', '规则乙', '规则丙']],
    ['LEFT_LIKE', 'name', '丙', ['规则丙']],
    ['IN', 'name', "'规则甲', '规则丙'", ['规则甲', '规则丙']],
    ['=', 'create_by', '#{sys_user_code}', ['规则丙']],
    ['IN', 'sys_org_code', '#{sys_multi_org_code}', ['规则丙']],
    ['RIGHT_LIKE', 'sysOrgCode', '#{sys_org_code}', ['规则丙']],
    ['WITHIN', 'sys_org_code', 'A01', ['规则甲', '规则乙', '规则丙']],
    ['WITHIN', 'sysOrgCode', '#{sys_org_code}', ['规则丙']],
    ['WITHIN', 'name', '规则甲,规则丙', ['规则甲', '规则丙']],
    ['<=', 'createTime', '#{sys_time}', ['规则甲', '规则乙', '规则丙']],
    ['>', 'createTime', '2999-01-01', []],
  ])('hold for the condition %s on %s with %s', async (ruleConditions, ruleColumn, ruleValue, seen) => {
    const known = await names('admin', '&name=规则*');
    for (const name of ['规则甲', '规则乙']) if (!known.includes(name)) await customer('admin', name);
    if (!known.includes('规则丙')) await customer('zhangwei', '规则丙');
    const undo = await tick(await entryOf('base:customer:list'), { ruleConditions, ruleColumn, ruleValue });
    const found = await names('zhangwei', '&name=规则*');
    await undo();
    expect(found.toSorted()).toEqual(seen.toSorted());
  });

  test.each<[change: object, message: string]>([
    [{ ruleConditions: 'USE_SQL_RULES', ruleValue: '1=1' }, '不支持自定义 SQL 规则，请选择字段和条件。'],
    [{ ruleConditions: '~' }, '条件“~”不可用，请选择：'],
    [{ ruleValue: '#{sys_password}' }, '变量 #{sys_password} 不可用，可用的有：'],
    [{ ruleColumn: 'nmae' }, '“客户”没有名为“nmae”的字段，是不是“name”？'],
    [{ ruleColumn: 'createTime', ruleValue: 'gestern' }, '“创建时间”要用时间'],
    [{ permissionId: 'gone' }, '这个菜单已被删除，请刷新后再试。'],
    [{ ruleName: '' }, '缺少参数 ruleName。'],
  ])('are refused where they make no sense: %j', async (change, message) => {
    const permissionId = await entryOf('base:customer:list');
    const answer = await api('POST', '/sys/permission/addPermissionRule', { ...rule, permissionId, ...change });
    expect(answer).toMatchObject({ success: false, code: 500, message: expect.stringContaining(message) });
  });

  // covers: permission-rule-fields
  test('restrict by a field that is chosen from those of the records, and is shown by its title', async () => {
    const permissionId = await entryOf('base:customer:list');
    const options = async (query: string) =>
      (await api('GET', `/sys/permission/ruleField/options?permissionId=${permissionId}&${query}`)).result;
    const all = await options('');
    expect(all).toContainEqual(expect.objectContaining({ value: 'level', text: '等级', code: 'level' }));
    expect(all).toContainEqual(expect.objectContaining({ value: 'createBy', text: '创建人' }));
    expect((await options('keyword=等级')).map((one: any) => one.value)).toEqual(['level']);
    expect((await options('keyword=LEVEL')).map((one: any) => one.text)).toEqual(['等级']);
    expect(await options('ids=sys_org_code,gone')).toMatchObject([
      { value: 'sys_org_code', text: '所属部门' },
      { value: 'gone', text: 'gone' },
    ]);
    const undo = await tick(permissionId, { ruleColumn: 'sys_org_code' });
    const { result } = await api('GET', `/sys/permission/queryPermissionRule?permissionId=${permissionId}`);
    expect(result).toContainEqual(
      expect.objectContaining({ ruleColumn: 'sys_org_code', ruleColumn_dictText: '所属部门' }),
    );
    await undo();
  });

  test('are ticked only by roles that hold the menu entry', async () => {
    const permissionId = await entryOf('stock:ledger:list');
    const answer = await api('POST', '/sys/role/datarule', {
      permissionId,
      roleId: await roleOf('sales'),
      dataRuleIds: '',
    });
    expect(answer).toMatchObject({ success: false, message: '请先保存角色菜单权限!' });
  });
});

describe('users', () => {
  const zhao = { username: 'zhaomin', realname: '赵敏', password: 'secret-1', phone: '13900001111' };

  // covers: call-user, product-people, call-update-password
  test('are added with roles, sign in, are frozen, get a new password and are deleted', async () => {
    const selectedroles = await roleOf('warehouse');
    const added = await api('POST', '/sys/user/add', { ...zhao, selectedroles });
    expect(added).toMatchObject({ success: true, message: '添加成功！', result: { username: 'zhaomin', status: 1 } });
    expect(JSON.stringify(added)).not.toMatch(/password|scrypt/);
    const { id } = added.result;
    expect((await api('GET', `/sys/user/queryUserRole?userid=${id}`)).result).toEqual([selectedroles]);
    expect(await api('GET', '/sys/user/checkOnlyUser?username=zhaomin')).toMatchObject({ message: '用户账号已存在' });
    const token = await client.signIn('zhaomin', zhao.password);
    const ask = async () => (await client.api('GET', '/base/depot/list', { token })).status;
    expect(await ask()).toBe(200);
    expect(
      await api('PUT', '/sys/user/edit', { ...added.result, realname: '赵小敏', selectedroles: '' }),
    ).toMatchObject({
      success: true,
      result: { realname: '赵小敏' },
    });
    expect(await ask()).toBe(403);
    expect(await api('PUT', '/sys/user/frozenBatch', { ids: id, status: 2 })).toMatchObject({ message: '操作成功!' });
    expect([await ask(), await client.signIn('zhaomin', zhao.password)]).toEqual([401, 'undefined']);
    await api('PUT', '/sys/user/frozenBatch', { ids: id, status: 1 });
    const change = { username: 'zhaomin', password: 'secret-2', confirmpassword: 'secret-2' };
    expect(await api('PUT', '/sys/user/changePassword', change)).toMatchObject({ message: '密码修改成功!' });
    const again = await client.signIn('zhaomin', 'secret-2');
    expect(again).toMatch(/^[\w-]{43}$/);
    expect(await api('DELETE', `/sys/user/delete?id=${id}`)).toMatchObject({ message: '删除用户成功' });
    expect((await client.api('GET', '/sys/user/getUserInfo', { token: again })).status).toBe(401);
    expect((await api('GET', '/sys/user/list?username=zhaomin')).result.total).toBe(0);
  });

  test('users are listed of a department, or of it and all below it', async () => {
    const tree = (await api('GET', '/sys/sysDepart/queryTreeList')).result;
    const top = tree.find(({ children }: { children: unknown[] }) => children?.length > 0);
    const [below] = top.children;
    const countOf = async (query: string) => (await api('GET', `/sys/user/list?${query}`)).result.total;
    const { result } = await api('GET', `/sys/user/list?username=lina`);
    const [lina] = result.records;
    expect(
      await api('POST', '/sys/user/editSysDepartWithUser', { depId: below.id, userIdList: [lina.id] }),
    ).toMatchObject({ success: true });
    expect(await countOf(`username=lina&departId=${below.id}`)).toBe(1);
    expect(await countOf(`username=lina&departId_within=${top.id}`)).toBe(1);
    expect(await countOf(`departId_within=${top.id}`)).toBeGreaterThan(await countOf(`departId=${top.id}`));
  });

  // covers: call-user
  test('users who manage users neither change nor create administrators', async () => {
    const added = await api('POST', '/sys/role/add', { roleName: '人事', roleCode: 'staff' });
    const names = ['list', 'add', 'edit', 'delete', 'password'].map((name) => entryOf(`system:user:${name}`));
    const permissionIds = (await Promise.all(names)).join(',');
    await api('POST', '/sys/permission/saveRolePermission', { roleId: added.result.id, permissionIds });
    await api('POST', '/sys/user/add', {
      username: 'sunli',
      realname: '孙丽',
      password: 'secret-1',
      selectedroles: added.result.id,
    });
    tokens.set('sunli', await client.signIn('sunli', 'secret-1'));
    const [admin] = (await api('GET', '/sys/user/list?username=admin')).result.records;
    const as = (method: string, path: string, body?: object) => api(method, `/sys/user/${path}`, body, 'sunli');
    const refusal = { success: false, message: '只有管理员才能修改管理员的账号。' };
    const change = { username: 'admin', password: 'taken-0ver', confirmpassword: 'taken-0ver' };
    expect(await as('PUT', 'changePassword', change)).toMatchObject(refusal);
    expect(await as('PUT', 'edit', { ...admin, realname: '别人' })).toMatchObject(refusal);
    expect(await as('PUT', 'frozenBatch', { ids: admin.id, status: 2 })).toMatchObject(refusal);
    expect(await as('DELETE', `delete?id=${admin.id}`)).toMatchObject(refusal);
    const friend = { username: 'friend', realname: '朋友', password: 'secret-1' };
    expect(await as('POST', 'add', { ...friend, selectedroles: await roleOf('admin') })).toMatchObject({
      success: false,
      message: expect.stringContaining('只有管理员才能授予角色'),
    });
    expect(await as('POST', 'add', { ...friend, selectedroles: await roleOf('warehouse') })).toMatchObject({
      success: false,
      message: expect.stringContaining('不能授予别人'),
    });
    expect(await as('POST', 'add', friend)).toMatchObject({ success: true });
  });

  // covers: call-only-user
  test.each<[method: string, path: string, body: object | undefined, message: string]>([
    ['POST', 'add', { username: '坏 名', realname: '甲', password: 'secret-1' }, '用户账号只能有字母、数字'],
    ['POST', 'add', { username: 'admin', realname: '甲', password: 'secret-1' }, '用户账号已存在，不能重复'],
    ['POST', 'add', { username: 'short', realname: '甲', password: '1' }, '密码至少 8 位，要有字母、数字和符号'],
    ['POST', 'add', { username: 'gone', realname: '甲', password: 'secret-1', selectedroles: 'x' }, '有的角色已被删除'],
    [
      'POST',
      'add',
      { username: 'gone', realname: '甲', password: 'secret-1', selecteddeparts: 'x' },
      '有的部门已被删除',
    ],
    ['PUT', 'frozenBatch', { ids: 'x', status: 3 }, '参数 status 应是 1（正常）或 2（冻结）。'],
    [
      'PUT',
      'changePassword',
      { username: 'nobody', password: 'secret-1', confirmpassword: 'secret-1' },
      '用户不存在！',
    ],
    [
      'PUT',
      'changePassword',
      { username: 'lina', password: 'secret-1', confirmpassword: 'else' },
      '两次输入密码不一致!',
    ],
    ['GET', 'queryUserRole?userid=x', undefined, '未找到用户相关角色信息'],
    ['DELETE', 'deleteBatch?ids=', undefined, '参数不识别！'],
  ])('are refused where it makes no sense: %s %s %j', async (method, path, body, message) => {
    const answer = await api(method, `/sys/user/${path}`, body);
    expect(answer).toMatchObject({ success: false, code: 500, message: expect.stringContaining(message) });
  });
});
