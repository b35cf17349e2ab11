import { beforeAll, describe, expect, test, vi } from 'vitest';

import { demoServer } from '../../start/testing/demo-server.ts';

vi.setConfig({ testTimeout: 60_000 });

const { api, signIn, departmentId, userId } = demoServer(['lina', 'zhangwei']);
const namesOf = (users: { username: string }[]): string[] => users.map(({ username }) => username);
let [store, head, lina] = ['', '', ''];

beforeAll(async () => {
  [store, head, lina] = [await departmentId('A01A02'), await departmentId('A01'), await userId('lina')];
});

describe('the list of users', () => {
  // covers: call-user, call-users-by
  test('is restricted to a department, and contains the texts of departments, positions and dictionaries', async () => {
    await api('POST', '/sys/position/add', { code: 'keeper', name: '保管员', postRank: '1' });
    const user = { username: 'qianjun', realname: '钱军', password: 'secret-1', post: 'keeper', userIdentity: 2 };
    const added = { ...user, selecteddeparts: `${store},${head}`, departIds: store, sex: 1, status: 1 };
    expect(await api('POST', '/sys/user/add', added)).toMatchObject({ success: true });
    const { result } = await api('GET', `/sys/user/list?departId=${store}&column=username&order=asc`);
    expect(result).toMatchObject({ total: 2, current: 1 });
    expect(namesOf(result.records)).toEqual(['lina', 'qianjun']);
    expect(result.records[1]).toMatchObject({
      orgCodeTxt: '总公司,仓储部',
      departIds_dictText: '仓储部',
      post_dictText: '保管员',
      sex_dictText: '男',
      status_dictText: '正常',
    });
    expect(result.records[0]).toMatchObject({ post: '仓库管理员', post_dictText: '仓库管理员' });
    expect((await api('GET', `/sys/user/list?departId=${store}&realname=*钱*`)).result).toMatchObject({ total: 1 });
    expect((await api('GET', '/sys/user/list?departId=gone')).result).toMatchObject({ total: 0, records: [] });
    expect(await api('GET', '/sys/user/list?departId=x&nobody=1')).toMatchObject({ success: false });
  });

  // covers: call-user, call-users-by
  test('gives users by their ids on one page, and names by accounts in one call', async () => {
    const ids = [lina, await userId('zhangwei'), await userId('admin')];
    const page = await api('GET', `/sys/user/list?code=${ids.join(',')},&pageSize=1`);
    expect(page.result).toMatchObject({ total: 3, size: 3 });
    expect(namesOf((await api('GET', `/sys/user/queryByIds?userIds=${lina}`)).result)).toEqual(['lina']);
    const named = await api('GET', '/sys/user/queryUserByNames?userNames=zhangwei,lina,nobody', undefined, 'lina');
    expect(named.result).toMatchObject([
      { username: 'lina', realname: '李娜' },
      { username: 'zhangwei', realname: '张伟' },
    ]);
  });
});

describe('one user', () => {
  test('is returned with roles and departments in the format that the form sends', async () => {
    const { result } = await api('GET', `/sys/user/queryById?id=${lina}`);
    expect(result).toMatchObject({ username: 'lina', selecteddeparts: store });
    const roles = await api('GET', `/sys/user/queryUserRole?userid=${lina}`);
    expect(result.selectedroles).toBe(roles.result.join(','));
    expect(await api('PUT', '/sys/user/edit', { ...result, workNo: 'W-1' })).toMatchObject({ success: true });
    const again = await api('GET', `/sys/user/queryById?id=${lina}`);
    expect(again.result).toMatchObject({ workNo: 'W-1', selecteddeparts: store, selectedroles: result.selectedroles });
  });
});

describe('members of a department', () => {
  // covers: call-users-by
  test('are listed, added and taken out; a department without any answers nothing', async () => {
    const finance = await departmentId('A01A03');
    const list = (more = '') => api('GET', `/sys/user/departUserList?depId=${finance}${more}`);
    expect((await list()).result).toBe(null);
    const add = { depId: finance, userIdList: [lina] };
    expect(await api('POST', '/sys/user/editSysDepartWithUser', add)).toMatchObject({ message: '添加成功!' });
    expect((await list()).result).toMatchObject({ total: 1, records: [{ username: 'lina' }] });
    expect((await list('&username=zhang')).result).toBe(null);
    const departments = await api('GET', `/sys/user/userDepartList?userId=${lina}`);
    expect(departments).toMatchObject({ message: '查找成功', result: [{ title: '仓储部' }, { title: '财务部' }] });
    const take = () => api('DELETE', `/sys/user/deleteUserInDepart?depId=${finance}&userId=${lina}`);
    expect(await take()).toMatchObject({ success: true, message: '删除成功!' });
    expect(await take()).toMatchObject({ success: false, message: '当前选中部门与用户无关联关系!' });
    expect(await api('GET', '/sys/user/userDepartList?userId=gone')).toMatchObject({ message: '查找失败' });
    const path = `/sys/user/deleteUserInDepart?depId=${store}&userId=${lina}`;
    expect(await api('DELETE', path, undefined, 'zhangwei')).toMatchObject({ code: 510 });
    expect(await api('DELETE', path)).toMatchObject({ success: true });
    await signIn('lina');
    expect((await api('GET', '/sys/user/getUserInfo', undefined, 'lina')).result.userInfo.orgCode).toBe(null);
    await api('POST', '/sys/user/editSysDepartWithUser', { depId: store, userIdList: [lina] });
    expect((await api('GET', '/sys/user/getUserInfo', undefined, 'lina')).result.userInfo.orgCode).toBe('A01A02');
  });

  test('are ordered by the code of their department in the address list', async () => {
    const page = await api('GET', '/sys/user/queryByOrgCodeForAddressList?orgCode=A01A02&realname=李');
    expect(page.result).toMatchObject({ total: 1, records: [{ username: 'lina', departName: '仓储部' }] });
    expect((await api('GET', '/sys/user/queryByOrgCode?orgCode=A01&pageSize=2')).result).toMatchObject({ size: 2 });
  });
});

// covers: call-users-by, call-only-user
test('deleted users are looked at, put back and deleted for good', async () => {
  const add = async (username: string): Promise<string> =>
    (await api('POST', '/sys/user/add', { username, realname: username, password: 'secret-1' })).result.id;
  const [kept, gone] = [await add('sunli'), await add('zhouyan')];
  await api('DELETE', `/sys/user/deleteBatch?ids=${kept},${gone}`);
  const names = async () => namesOf((await api('GET', '/sys/user/recycleBin')).result).toSorted();
  expect(await names()).toEqual(['sunli', 'zhouyan']);
  const putBack = await api('PUT', '/sys/user/putRecycleBin', { userIds: kept });
  expect(putBack).toMatchObject({ success: true, message: '还原成功' });
  expect(await userId('sunli')).toBe(kept);
  const erased = await api('DELETE', `/sys/user/deleteRecycleBin?userIds=${gone}`);
  expect(erased).toMatchObject({ success: true, message: '删除成功' });
  expect(await names()).toEqual([]);
  expect(await api('GET', '/sys/user/checkOnlyUser?username=zhouyan')).toMatchObject({ success: true });
});

describe('departments', () => {
  // covers: call-depart, call-depart-search
  test('come as a tree of ids, by codes, with all above them, and by words together with people', async () => {
    const tree = (await api('GET', '/sys/sysDepart/queryIdTree', undefined, 'lina')).result;
    expect(tree).toMatchObject([{ key: head, value: head, title: '总公司', children: expect.any(Array) }]);
    const { result } = await api('GET', `/sys/sysDepart/queryAllParentId?departId=${store}`);
    expect(result[store]).toMatchObject({ parentIds: [head, store], parentMap: { [head]: { orgCode: 'A01' } } });
    const byCode = await api('GET', '/sys/sysDepart/queryAllParentId?orgCode=A01A02');
    expect(byCode.result['A01A02'].parentIds).toEqual([head, store]);
    expect((await api('GET', '/sys/sysDepart/getDepartName?orgCode=A01A02')).result.departName).toBe('仓储部');
    const all = (await api('GET', `/sys/sysDepart/listAll?id=${store}`)).result;
    expect(all).toMatchObject([{ id: store, orgCode: 'A01A02' }]);
    const found = (await api('GET', '/sys/sysDepart/queryTreeByKeyWord?keyWord=李')).result;
    expect([namesOf(found.userList), found.departList]).toEqual([['lina'], []]);
    const members = (await api('GET', `/sys/sysDepart/getUsersByDepartId?id=${store}`)).result;
    expect(namesOf(members)).toContain('lina');
  });

  // covers: call-depart, call-depart-search
  test('of a leader are the led ones and all below; nobody else leads any', async () => {
    expect(await api('GET', '/sys/sysDepart/queryMyDeptTreeList', undefined, 'lina')).toMatchObject({
      message: '1',
      result: null,
    });
    await signIn('qianjun', 'secret-1');
    const own = await api('GET', '/sys/sysDepart/queryMyDeptTreeList', undefined, 'qianjun');
    expect(own).toMatchObject({ message: '2', result: [{ title: '仓储部' }] });
    const search = (word: string) =>
      api('GET', `/sys/sysDepart/searchBy?keyWord=${word}&myDeptSearch=1`, undefined, 'qianjun');
    expect((await search('仓储')).result).toHaveLength(1);
    expect(await search('财务')).toMatchObject({ success: false, message: '未查询匹配数据！' });
  });
});
