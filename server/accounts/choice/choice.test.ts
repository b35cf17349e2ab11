import { beforeAll, describe, expect, test, vi } from 'vitest';

import { demoServer } from '../../start/testing/demo-server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const { api, signIn } = demoServer(['zhangwei', 'lina']);
const ids: Record<string, string> = {};

beforeAll(async () => {
  for (const user of (await api('GET', '/sys/user/list?pageSize=100')).result.records) ids[user.username] = user.id;
  for (const one of (await api('GET', '/sys/sysDepart/list?pageSize=100')).result.records) ids[one.orgCode] = one.id;
});

const namesOf = (users: { username: string }[]): string[] => users.map(({ username }) => username);

describe('members of a role', () => {
  const roleOf = async (code: string): Promise<string> =>
    (await api('GET', '/sys/role/queryall')).result.find((role: { roleCode: string }) => role.roleCode === code).id;

  // covers: call-user-choice
  test('are listed, added once, and taken out one by one or together', async () => {
    const roleId = await roleOf('sales');
    const list = async (query = '') => (await api('GET', `/sys/user/userRoleList?roleId=${roleId}${query}`)).result;
    expect(namesOf((await list()).records)).toEqual(['zhangwei']);
    const add = { roleId, userIdList: [ids['lina'], ids['zhangwei']] };
    for (let time = 0; time < 2; time++)
      expect(await api('POST', '/sys/user/addSysUserRole', add)).toMatchObject({ message: '添加成功!' });
    expect(await list()).toMatchObject({ total: 2 });
    expect(namesOf((await list('&username=*in*')).records)).toEqual(['lina']);
    const taken = await api('DELETE', `/sys/user/deleteUserRole?roleId=${roleId}&userId=${ids['lina']}`);
    expect(taken).toMatchObject({ success: true, message: '删除成功!' });
    expect(namesOf((await list()).records)).toEqual(['zhangwei']);
    await api('POST', '/sys/user/addSysUserRole', add);
    const batch = `/sys/user/deleteUserRoleBatch?roleId=${roleId}&userIds=${ids['lina']},${ids['zhangwei']}`;
    expect(await api('DELETE', batch)).toMatchObject({ success: true });
    expect(await list()).toMatchObject({ total: 0 });
    await api('POST', '/sys/user/addSysUserRole', { roleId, userIdList: [ids['zhangwei']] });
  });

  test('are refused where it makes no sense, and to who may not', async () => {
    const roleId = await roleOf('sales');
    const add = (body: object) => api('POST', '/sys/user/addSysUserRole', body);
    expect(await add({ roleId, userIdList: ['gone'] })).toMatchObject({
      message: '有的用户已被删除，请刷新后重新选择。',
    });
    expect(await add({ roleId: 'gone', userIdList: [ids['lina']] })).toMatchObject({ success: false });
    expect(await add({ roleId, userIdList: 'x' })).toMatchObject({ message: '参数 userIdList 应是用户编号的数组。' });
    const last = `/sys/user/deleteUserRole?roleId=${await roleOf('admin')}&userId=${ids['admin']}`;
    expect(await api('DELETE', last)).toMatchObject({ message: '至少要留一位管理员，请先把管理员角色授予别人。' });
    const body = { roleId: await roleOf('admin'), userIdList: [ids['lina']] };
    expect(await api('POST', '/sys/user/addSysUserRole', body, 'lina')).toMatchObject({ code: 510 });
  });
});

describe('users to choose from', () => {
  // covers: call-user-choice, call-users-by
  test('are those of a department and all below it', async () => {
    const below = await api('GET', `/sys/user/queryUserByDepId?id=${ids['A01']}`);
    expect(namesOf(below.result)).toEqual(['admin', 'lina', 'zhangwei']);
    const one = await api('GET', `/sys/user/queryUserByDepId?id=${ids['A01A02']}`);
    expect(one.result).toMatchObject([{ username: 'lina', orgCodeTxt: '仓储部' }]);
  });

  // covers: call-user-choice
  test('come by page, without the frozen, for anybody signed in', async () => {
    await api('PUT', '/sys/user/frozenBatch', { ids: ids['zhangwei'], status: 2 });
    const path = '/sys/user/queryUserComponentData?pageNo=1&pageSize=2';
    const page = await api('GET', path, undefined, 'lina');
    expect(page).toMatchObject({ success: true, code: 200, result: { total: 2, current: 1 } });
    expect(namesOf(page.result.records)).toEqual(['admin', 'lina']);
    expect(JSON.stringify(page)).not.toMatch(/password|scrypt|salt/);
    await api('PUT', '/sys/user/frozenBatch', { ids: ids['zhangwei'], status: 1 });
    const found = await api('GET', `${path}&departId=${ids['A01A01']}&realname=张`, undefined, 'lina');
    expect(namesOf(found.result.records)).toEqual(['zhangwei']);
    await signIn('zhangwei');
  });

  // covers: entity-user-rows
  test('are found by name, sex and birthday, and sorted by what the table shows', async () => {
    const page = (query: string) => api('GET', `/sys/user/queryUserComponentData?${query}`, undefined, 'lina');
    const [first] = (await page('realname=*娜*')).result.records;
    expect(first).toMatchObject({ username: 'lina' });
    const { sex } = first;
    for (const user of (await page(`sex=${sex}`)).result.records) expect(user.sex).toBe(sex);
    expect((await page('birthday=1901-01-01')).result).toMatchObject({ total: 0 });
    expect(await page('birthday=tomorrow')).toMatchObject({ success: false, message: expect.stringMatching(/生日/) });
    const sorted = namesOf((await page('column=username&order=desc')).result.records);
    expect(sorted).toEqual(sorted.toSorted().toReversed());
    expect(namesOf((await page('column=createTime&order=desc')).result.records)).toEqual(sorted.toReversed());
  });

  // covers: call-user-choice, call-users-by
  test('are looked up by what is stored, as a bare array; nothing asked for gives nobody', async () => {
    const names = await api(
      'GET',
      '/sys/user/getMultiUser?username=lina,admin,&pageNo=1&pageSize=2',
      undefined,
      'lina',
    );
    expect(namesOf(names)).toEqual(['admin', 'lina']);
    expect(namesOf(await api('GET', `/sys/user/getMultiUser?id=${ids['lina']}`))).toEqual(['lina']);
    for (const query of ['', '?password=x', '?username='])
      expect(await api('GET', `/sys/user/getMultiUser${query}`)).toEqual([]);
  });
});

describe('departments', () => {
  // covers: entity-department, call-depart, call-depart-tree
  test('come as a tree, level by level, and by a part of their name', async () => {
    const tree = (await api('GET', '/sys/sysDepart/queryTreeList', undefined, 'lina')).result;
    expect(tree).toMatchObject([{ key: ids['A01'], title: '总公司', isLeaf: false, parentId: '' }]);
    expect(tree[0].children.map(({ orgCode }: { orgCode: string }) => orgCode)).toEqual(['A01A01', 'A01A02', 'A01A03']);
    const top = (await api('GET', '/sys/sysDepart/queryDepartTreeSync')).result;
    expect(top).toMatchObject([{ title: '总公司', isLeaf: false, children: null }]);
    const level = (await api('GET', `/sys/sysDepart/queryDepartTreeSync?pid=${ids['A01']}`)).result;
    expect(level.map(({ isLeaf }: { isLeaf: boolean }) => isLeaf)).toEqual([true, true, true]);
    const hits = await api('GET', '/sys/sysDepart/searchBy?keyWord=仓储');
    expect(hits.result).toMatchObject([{ title: '仓储部', orgCode: 'A01A02' }]);
    const none = await api('GET', '/sys/sysDepart/searchBy?keyWord=没有');
    expect(none).toMatchObject({ success: false, message: '未查询匹配数据！' });
  });

  // covers: call-depart
  test('are deleted with all below them, and nobody is in them any more', async () => {
    const add = async (departName: string, parentId: string | undefined) =>
      (await api('POST', '/sys/sysDepart/add', { departName, parentId })).result.id;
    const factory = await add('工厂', ids['A01']);
    const hall = await add('一车间', factory);
    const user = { username: 'wangqiang', realname: '王强', password: 'secret-1', selecteddeparts: hall };
    const { id } = (await api('POST', '/sys/user/add', user)).result;
    expect(namesOf((await api('GET', `/sys/user/queryUserByDepId?id=${factory}`)).result)).toEqual(['wangqiang']);
    const path = `/sys/sysDepart/delete?id=${factory}`;
    expect(await api('DELETE', path, undefined, 'lina')).toMatchObject({ code: 510 });
    expect(await api('DELETE', path)).toMatchObject({ success: true, message: '删除成功!' });
    for (const gone of [factory, hall])
      expect(await api('GET', `/sys/sysDepart/queryById?id=${gone}`)).toMatchObject({ success: false });
    expect((await api('GET', `/sys/user/queryById?id=${id}`)).result.orgCode ?? null).toBe(null);
    expect(await api('DELETE', path)).toMatchObject({ success: false, message: '未找到对应实体' });
    const tree = (await api('GET', '/sys/sysDepart/queryTreeList')).result;
    expect(tree[0].children).toHaveLength(3);
  });
});
