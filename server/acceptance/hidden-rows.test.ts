// covers: rules-own-tables
import { beforeAll, expect, test, vi } from 'vitest';

import { demoServer } from '../start/testing/demo-server.ts';
import { testPassword } from '../start/testing/running-server.ts';

// A data rule hides one record of each kind that the server maintains itself. A user with every permission under these
// rules makes every reading call, with each way to identify the record.

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const { api, client, routes, tokenOf, signIn, permissionId, userId } = demoServer();

const marker = '7Q藏';

interface Hidden {
  permission: string;
  path: string;
  body: Record<string, unknown>;
  keys: readonly string[];
}

const kinds: readonly Hidden[] = [
  {
    permission: 'system:depart',
    path: '/sys/sysDepart',
    body: { departName: `部门${marker}` },
    keys: ['orgCode'],
  },
  {
    permission: 'system:role',
    path: '/sys/role',
    body: { roleName: `角色${marker}`, roleCode: 'seven-q' },
    keys: ['roleCode'],
  },
  {
    permission: 'system:position',
    path: '/sys/position',
    body: { code: 'P7Q', name: `岗位${marker}`, postRank: '1' },
    keys: ['code'],
  },
  {
    permission: 'system:category',
    path: '/sys/category',
    body: { name: `分类${marker}` },
    keys: ['code'],
  },
  {
    permission: 'system:user',
    path: '/sys/user',
    keys: ['username', 'realname'],
    body: {
      username: 'seven-q',
      realname: `用户${marker}`,
      password: testPassword,
      phone: '13800007007',
      workNo: '7Q7',
    },
  },
];

const notes = /^system:(log|monitor)|:platform$/;

let keys: string[] = [];
let listed: string[] = [];

const made = async (path: string, body: object): Promise<any> => {
  const answer = await api('POST', path, body);
  expect(answer).toMatchObject({ success: true });
  return answer.result;
};

beforeAll(async () => {
  const rules: { entry: string; rule: string }[] = [];
  for (const { permission, path, body, keys: names } of kinds) {
    await made(`${path}/add`, body);
    const { records } = (await api('GET', `${path}/list?pageSize=200`)).result;
    const record = records.find((one: unknown) => JSON.stringify(one).includes(marker));
    keys.push(record.id, ...names.map((name) => String(record[name] ?? '')));
    const entry = await permissionId(`${permission}:list`);
    const rule = { ruleName: '不见', ruleColumn: 'id', ruleConditions: '!=', ruleValue: record.id };
    await made('/sys/permission/addPermissionRule', { permissionId: entry, ...rule });
    const [{ id }] = (await api('GET', `/sys/permission/queryPermissionRule?permissionId=${entry}`)).result;
    rules.push({ entry, rule: id });
  }
  keys = ['', '7Q', ...new Set(keys.filter((key) => key !== ''))];
  const flat = (nodes: any[]): any[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);
  const points = flat((await api('GET', '/sys/permission/list')).result);
  const held = points.filter(({ perms }) => !notes.test(perms ?? ''));
  const role = await made('/sys/role/add', { roleName: '全部', roleCode: 'narrow-all' });
  const permissionIds = held.map(({ id }) => id).join(',');
  await made('/sys/permission/saveRolePermission', { roleId: role.id, permissionIds, lastpermissionIds: '' });
  for (const { entry, rule } of rules)
    await made('/sys/role/datarule', { roleId: role.id, permissionId: entry, dataRuleIds: rule });
  await made('/sys/user/addSysUserRole', { roleId: role.id, userIdList: [await userId('lina')] });
  await signIn('lina');
  listed = kinds.map(({ path }) => `${path}/list`);
}, 120_000);

function calls(): { url: string; key: string; path: string }[] {
  const reading = routes().filter(
    ({ method, url }) =>
      method === 'GET' &&
      /\/jeecg-boot\/(sys|pickers)\//.test(url) &&
      !/\*|socket|logout|Xls|Template|randomImage|thirdLogin|cas\//.test(url),
  );
  return reading.flatMap(({ url }) =>
    keys.map((key) => {
      const value = encodeURIComponent(key);
      const inputs = key === '' ? 'pageSize=200' : names.map((name) => `${name}=${value}`).join('&');
      return { url, key: key || marker.repeat(2), path: `${url.replaceAll(/:\w+/g, value || 'x')}?${inputs}` };
    }),
  );
}

const names = [
  'id',
  'ids',
  'code',
  'key',
  'keyword',
  'keyWord',
  'pid',
  'pcode',
  'parentIds',
  'departId',
  'depId',
  'orgCode',
  'roleId',
  'userId',
  'userIds',
  'userNames',
  'username',
  'realname',
  'phone',
  'val',
  'departName',
  'roleCode',
];

async function showing(username: string): Promise<Set<string>> {
  const all = calls();
  const found = new Set<string>();
  const next = async (): Promise<void> => {
    for (let call = all.pop(); call; call = all.pop()) {
      const { text } = await client().call('GET', call.path, { token: tokenOf(username) });
      // An answer can repeat the parameters, e.g. as unknown.
      if (text.replaceAll(call.key, '').includes(marker)) found.add(call.url.replace('/jeecg-boot', ''));
    }
  };
  await Promise.all(Array.from({ length: 6 }, next));
  return found;
}

test('no call that reads shows what a data rule hides among the records of the server itself', async () => {
  const all = await showing('admin');
  const narrow = [...(await showing('lina'))].toSorted();
  expect(narrow).toEqual([]);
  expect([...all]).toEqual(expect.arrayContaining(listed));
  expect(all.size).toBeGreaterThan(30);
});
