// covers: accounts-greater
import { beforeAll, describe, expect, test, vi } from 'vitest';

import { demoServer } from '../start/testing/demo-server.ts';

// A person who manages users cannot gain other people's rights by changing their password, telephone, status or roles,
// or by restoring them.

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const { api, imported, permissionId, signIn, userId, departmentId } = demoServer();
const refusal = /有您没有的权限|只有管理员才能修改管理员的账号/;
let [keeper, colleague, greater, unruled, department] = ['', '', '', '', ''];

const addUser = async (username: string, roles: string[] = []): Promise<string> => {
  const user = { username, realname: username, password: 'secret-1', selectedroles: roles.join(',') };
  return (await api('POST', '/sys/user/add', user)).result.id;
};
const addRole = async (roleCode: string, names: string[]): Promise<string> => {
  const { result } = await api('POST', '/sys/role/add', { roleName: roleCode, roleCode });
  const permissionIds = (await Promise.all(names.map((name) => permissionId(name)))).join(',');
  await api('POST', '/sys/permission/saveRolePermission', { roleId: result.id, permissionIds });
  return result.id;
};
const users = ['list', 'add', 'edit', 'delete', 'password', 'import'].map((name) => `system:user:${name}`);
const names = (): Record<string, string> => ({ greater, unruled });

beforeAll(async () => {
  const list = 'base:customer:list';
  const keeping = await addRole('keeping', [...users, list]);
  const listing = await addRole('listing', [list]);
  const selling = await addRole('selling', ['sales:order:examine']);
  const customers = await permissionId(list);
  await api('POST', '/sys/permission/addPermissionRule', {
    permissionId: customers,
    ruleName: '金牌',
    ruleColumn: 'level',
    ruleConditions: '=',
    ruleValue: 'a',
  });
  const [rule] = (await api('GET', `/sys/permission/getPermRuleListByPermId?permissionId=${customers}`)).result;
  const ruled = { roleId: keeping, permissionId: customers, dataRuleIds: rule.id };
  expect(await api('POST', '/sys/role/datarule', ruled)).toMatchObject({ success: true });
  keeper = await addUser('keeper', [keeping]);
  colleague = await addUser('colleague');
  greater = await addUser('greater', [selling]);
  unruled = await addUser('unruled', [listing]);
  department = await departmentId('A01A02');
  await signIn('keeper', 'secret-1');
});

const asKeeper = (method: string, path: string, body?: unknown) => api(method, path, body, 'keeper');
const userOf = async (id: string) => (await api('GET', `/sys/user/queryById?id=${id}`)).result;
const deeds: [what: string, deed: (username: string, id: string) => Promise<any>][] = [
  [
    'a new password',
    (username) =>
      asKeeper('PUT', '/sys/user/changePassword', { username, password: 'secret-2', confirmpassword: 'secret-2' }),
  ],
  ['no second factor', (username) => asKeeper('POST', '/sys/user/resetSecondFactor', { username })],
  ['another telephone', async (_, id) => asKeeper('PUT', '/sys/user/edit', { id, phone: '13911112222' })],
  ['another address', async (_, id) => asKeeper('PUT', '/sys/user/edit', { id, email: 'me@example.com' })],
  [
    'another name to sign in',
    async (username, id) => asKeeper('PUT', '/sys/user/edit', { id, username: `${username}2` }),
  ],
  ['another status', async (_, id) => asKeeper('PUT', '/sys/user/edit', { id, status: 2 })],
  ['no roles', async (_, id) => asKeeper('PUT', '/sys/user/edit', { id, selectedroles: '' })],
  ['frozen', (_, id) => asKeeper('PUT', '/sys/user/frozenBatch', { ids: id, status: '2' })],
  ['deleted', (_, id) => asKeeper('DELETE', `/sys/user/delete?id=${id}`)],
  ['deleted with others', (_, id) => asKeeper('DELETE', `/sys/user/deleteBatch?ids=${colleague},${id}`)],
  [
    'another telephone by a sheet',
    (username) =>
      imported(
        '/sys/user/importExcel',
        [
          ['用户账号', '用户姓名', '手机号码'],
          [username, username, '13911112222'],
        ],
        { matchBy: 'username' },
        'keeper',
      ),
  ],
];

describe.each(['greater', 'unruled', 'admin'])('the account %s, which may do or see more than they', (username) => {
  test.each(deeds)('does not get from who keeps users: %s', async (_what, deed) => {
    const id = names()[username] ?? (await userId(username));
    const before = await userOf(id);
    const answer = await deed(username, id);
    expect(answer.success).toBe(false);
    expect(answer.message).toMatch(refusal);
    expect(await userOf(id)).toEqual(before);
  });
});

test('an account in the bin does not come back, or go, by who has fewer rights', async () => {
  await api('DELETE', `/sys/user/delete?id=${greater}`);
  expect((await asKeeper('PUT', '/sys/user/putRecycleBin', { userIds: greater })).message).toMatch(refusal);
  expect((await asKeeper('DELETE', `/sys/user/deleteRecycleBin?userIds=${greater}`)).message).toMatch(refusal);
  expect(await api('PUT', '/sys/user/putRecycleBin', { userIds: greater })).toMatchObject({ success: true });
});

test('a user who manages users may change properties of such an account that do not concern signing in', async () => {
  expect(await asKeeper('PUT', '/sys/user/edit', { ...(await userOf(greater)), realname: '改名' })).toMatchObject({
    success: true,
    result: { realname: '改名' },
  });
  const add = { depId: department, userIdList: [greater] };
  expect(await asKeeper('POST', '/sys/user/editSysDepartWithUser', add)).toMatchObject({ success: true });
});

test('a department is not left by them where that takes away a role', async () => {
  const role = { departId: department, roleName: '保管', roleCode: 'depot-keeper' };
  const { result } = await api('POST', '/sys/sysDepartRole/add', role);
  await api('POST', '/sys/sysDepartRole/deptRoleUserAdd', { userId: greater, newRoleId: result.id, oldRoleId: '' });
  const path = `/sys/user/deleteUserInDepart?depId=${department}&userId=${greater}`;
  expect((await asKeeper('DELETE', path)).message).toMatch(refusal);
  const form = { ...(await userOf(greater)), selecteddeparts: '' };
  expect((await asKeeper('PUT', '/sys/user/edit', form)).message).toMatch(refusal);
  expect(await api('DELETE', path)).toMatchObject({ success: true });
});

test('an account with as many rights or fewer is kept as ever', async () => {
  const [, deed] = deeds[0] ?? [];
  expect(await deed?.('colleague', colleague)).toMatchObject({ success: true });
  expect(await asKeeper('PUT', '/sys/user/edit', { id: colleague, phone: '13911113333', status: 2 })).toMatchObject({
    success: true,
  });
  expect(await asKeeper('PUT', '/sys/user/edit', { id: keeper, phone: '13911114444' })).toMatchObject({
    success: true,
  });
});
