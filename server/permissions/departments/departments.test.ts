import { beforeAll, expect, test, vi } from 'vitest';

import { demoServer } from '../../start/testing/demo-server.ts';

vi.setConfig({ testTimeout: 60_000 });

const { api, departmentId, userId, permissionId } = demoServer(['lina']);
let [store, lina, finance, customers, ledger] = ['', '', '', '', ''];

beforeAll(async () => {
  const parentId = await departmentId('A01');
  store = (await api('POST', '/sys/sysDepart/add', { departName: '备件库', parentId })).result.id;
  [lina, finance] = [await userId('lina'), await departmentId('A01A03')];
  [customers, ledger] = [await permissionId('base:customer:list'), await permissionId('base:customer:add')];
});

const saveDepartment = (ids: string[], last: string[]) =>
  api('POST', '/sys/permission/saveDepartPermission', {
    departId: store,
    permissionIds: ids.join(','),
    lastpermissionIds: last.join(','),
  });
const mayListCustomers = async (): Promise<boolean> =>
  (await api('GET', '/base/customer/list', undefined, 'lina')).success;
const addRole = async (roleCode: string): Promise<string> =>
  (await api('POST', '/sys/sysDepartRole/add', { departId: store, roleName: '保管', roleCode })).result.id;
const saveRole = (roleId: string, ids: string[], last: string[] = []) =>
  api('POST', '/sys/sysDepartPermission/saveDeptRolePermission', {
    roleId,
    permissionIds: ids.join(','),
    lastpermissionIds: last.join(','),
  });

// covers: call-depart-permission, call-save-permission
test('a role of a department holds what the department may give, no more, and no longer', async () => {
  expect(await saveDepartment([customers], [])).toMatchObject({ success: true, message: '保存成功！' });
  const held = await api('GET', `/sys/permission/queryDepartPermission?departId=${store}`);
  expect(held.result).toEqual([customers]);
  const tree = await api('GET', `/sys/sysDepartPermission/queryTreeListForDeptRole?departId=${store}`);
  expect(tree.result).toMatchObject({ ids: [customers], treeList: [{ key: customers, ruleFlag: 0 }] });
  const role = await addRole('keeper');
  expect(await saveRole(role, [customers, ledger])).toMatchObject({ success: false, message: /部门没有这些权限/ });
  expect(await saveRole(role, [customers])).toMatchObject({ success: true });
  expect((await api('GET', `/sys/sysDepartPermission/queryDeptRolePermission?roleId=${role}`)).result).toEqual([
    customers,
  ]);
  expect(await mayListCustomers()).toBe(false);
  const give = { userId: lina, newRoleId: role, oldRoleId: '' };
  expect(await api('POST', '/sys/sysDepartRole/deptRoleUserAdd', give)).toMatchObject({ message: '添加成功！' });
  expect(await mayListCustomers()).toBe(true);
  const links = await api('GET', `/sys/sysDepartRole/getDeptRoleByUserId?userId=${lina}&departId=${store}`);
  expect(links.result).toMatchObject([{ userId: lina, droleId: role }]);
  await saveDepartment([], [customers]);
  expect(await mayListCustomers()).toBe(false);
  expect((await api('GET', `/sys/sysDepartPermission/queryDeptRolePermission?roleId=${role}`)).result).toEqual([]);
});

// covers: call-depart-permission
test('roles of a department are records, listed with its name, and gone with all they gave', async () => {
  await saveDepartment([customers], []);
  const role = await addRole('packer');
  await saveRole(role, [customers]);
  await api('POST', '/sys/sysDepartRole/deptRoleUserAdd', { userId: lina, newRoleId: role, oldRoleId: '' });
  expect(await mayListCustomers()).toBe(true);
  const list = (await api('GET', `/sys/sysDepartRole/list?deptId=${store}&roleName=*保*`)).result;
  expect(list.records[0]).toMatchObject({ departId: store, departId_dictText: '备件库', roleName: '保管' });
  const edited = { ...list.records.find(({ id }: { id: string }) => id === role), roleName: '包装' };
  expect(await api('PUT', '/sys/sysDepartRole/edit', edited)).toMatchObject({ message: '修改成功!' });
  const own = await api('GET', `/sys/sysDepartRole/getDeptRoleList?departId=${store}&userId=${lina}`);
  expect(own.result.map(({ roleCode }: { roleCode: string }) => roleCode)).toContain('packer');
  expect((await api('GET', `/sys/sysDepartRole/getDeptRoleList?departId=${finance}`)).result).toEqual([]);
  expect(await api('DELETE', `/sys/sysDepartRole/delete?id=${role}`)).toMatchObject({ message: '删除成功!' });
  expect(await mayListCustomers()).toBe(false);
  const again = { userId: lina, newRoleId: role, oldRoleId: '' };
  expect(await api('POST', '/sys/sysDepartRole/deptRoleUserAdd', again)).toMatchObject({
    message: '有的部门角色已被删除，请刷新后重新选择。',
  });
});

// covers: call-depart-permission
test('data rules are ticked by the department first, then by its roles', async () => {
  await saveDepartment([customers], []);
  const role = await addRole('seller');
  const rule = { permissionId: customers, ruleName: '金牌', ruleColumn: 'level', ruleConditions: '=', ruleValue: 'a' };
  await api('POST', '/sys/permission/addPermissionRule', rule);
  const [{ id }] = (await api('GET', `/sys/permission/getPermRuleListByPermId?permissionId=${customers}`)).result;
  const ofRole = { permissionId: customers, departId: store, roleId: role, dataRuleIds: id };
  const tickForRole = () => api('POST', '/sys/sysDepartRole/datarule', ofRole);
  expect(await tickForRole()).toMatchObject({ message: '部门没有这些数据规则，请先给部门勾选。' });
  const ofDepartment = { permissionId: customers, departId: store, dataRuleIds: id };
  expect(await api('POST', '/sys/sysDepartPermission/datarule', ofDepartment)).toMatchObject({ message: '保存成功!' });
  expect((await api('GET', `/sys/sysDepartPermission/datarule/${customers}/${store}`)).result.drChecked).toBe(id);
  expect(await tickForRole()).toMatchObject({ message: '请先保存角色菜单权限!' });
  await saveRole(role, [customers]);
  expect(await tickForRole()).toMatchObject({ success: true });
  const read = (await api('GET', `/sys/sysDepartRole/datarule/${customers}/${store}/${role}`)).result;
  expect(read).toMatchObject({ datarule: [{ ruleName: '金牌' }], drChecked: id });
  const none = await api('GET', `/sys/sysDepartRole/datarule/${ledger}/${store}/${role}`);
  expect(none).toMatchObject({ success: false, message: '未找到权限配置信息' });
});

// covers: call-depart-permission
test('a department that is deleted gives nothing any more', async () => {
  await saveDepartment([customers], []);
  const role = await addRole('last');
  await saveRole(role, [customers]);
  await api('POST', '/sys/sysDepartRole/deptRoleUserAdd', { userId: lina, newRoleId: role, oldRoleId: '' });
  expect(await mayListCustomers()).toBe(true);
  await api('DELETE', `/sys/sysDepart/delete?id=${store}`);
  expect(await mayListCustomers()).toBe(false);
  expect((await api('GET', `/sys/permission/queryDepartPermission?departId=${store}`)).result).toEqual([]);
  expect((await api('GET', `/sys/sysDepartRole/list?deptId=${store}`)).result.total).toBe(0);
});
