import { expect, test } from 'vitest';

import { createHttp } from './http/http.ts';
import { createRolesPort } from './roles-port.ts';
import { fakeServer } from './testing/fake-fetch.ts';

const roles = [
  { id: 'r1', roleName: '管理员', roleCode: 'admin' },
  { id: 'r2', roleName: '销售', roleCode: 'sales' },
  { id: 'r3', roleName: '分公司管理员', roleCode: 'admin' },
];
const held: Record<string, string[]> = { r1: [], r2: ['page', 'phone', 'off', 'gone'], r3: ['add'] };
const tree = [
  {
    id: 'folder',
    perms: null,
    status: '1',
    children: [
      {
        id: 'page',
        perms: 'base:customer:list',
        permsType: null,
        status: '1',
        children: [
          { id: 'add', perms: 'base:customer:add', permsType: '1', status: '1' },
          { id: 'phone', perms: 'base:customer:phone', permsType: '2', status: '1' },
          { id: 'off', perms: 'base:customer:off', permsType: '1', status: '0' },
        ],
      },
    ],
  },
];

function portOf(more: Record<string, unknown> = {}) {
  const answers: Record<string, unknown> = { '/sys/role/queryall': roles, '/sys/permission/list': tree, ...more };
  const server = fakeServer(({ path }) => {
    const result = answers[path.replace('/jeecg-boot', '')];
    return { body: { success: true, code: 0, message: '', result: result ?? held[asked() ?? ''] } };
  });
  const asked = () =>
    server.requests.findLast(({ url }) => url.searchParams.has('roleId'))?.url.searchParams.get('roleId');
  return createRolesPort(createHttp({ base: 'http://localhost/jeecg-boot', token: () => 'T', fetch: server.fetch }));
}

const point = (action: string, type = '1') => ({ action: `base:customer:${action}`, type });
const all = [
  { ...point('list'), status: '1' },
  { ...point('add'), status: '1' },
  { ...point('phone', '2'), status: '1' },
  { ...point('off'), status: '0' },
];

test('roles by their names', async () => {
  expect(await portOf().list()).toEqual([
    { id: 'r1', title: '管理员' },
    { id: 'r2', title: '销售' },
    { id: 'r3', title: '分公司管理员' },
  ]);
});

test.each([
  ['of what it was given', 'r2', [point('list'), point('phone', '2')]],
  ['of all, where it is the one that has everything', 'r1', [point('list'), point('add'), point('phone', '2')]],
  ['of what it was given, where it is called so by a tenant', 'r3', [point('add')]],
])('who has a role is granted the points %s', async (_, id, auth) => {
  const port = portOf();
  await port.list();
  expect(await port.authority(id)).toEqual({ auth, allAuth: all });
});

test('an answer that is none is told', async () => {
  const port = portOf({ '/sys/permission/list': { records: [] } });
  await expect(port.authority('r2')).rejects.toMatchObject({ message: '角色的权限无法识别，请刷新后重试' });
});
