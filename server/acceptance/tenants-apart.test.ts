import { beforeAll, describe, expect, test, vi } from 'vitest';

import { demoServer } from '../start/testing/demo-server.ts';
import { testPassword } from '../start/testing/running-server.ts';
import { fitting, placed, things, type Thing } from './testing/tenant-calls.ts';

// Two tenants, each with an administrator who has every permission except the one for all tenants. Each has users,
// roles, departments, dictionaries, records, files, views, sessions and log entries, all named with the mark of their
// tenant.

vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 });

const { api, client, routes, tokenOf, signIn, userId, permissionId, address } = demoServer([], {
  environment: { CAPTCHA: 'off' },
});
const mark = '乙专用';
let foreign: Thing[] = [];

interface Node {
  id: string;
  perms?: string;
  children?: Node[];
}

beforeAll(async () => {
  for (const [id, name] of [
    [7, '甲厂'],
    [8, `${mark}厂`],
  ])
    await api('POST', '/sys/tenant/add', { id, name, status: 1 });
  const flat = (nodes: Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);
  const all = await permissionId('system:tenant:all');
  const points = flat((await api('GET', '/sys/permission/list')).result).filter(({ id }) => id !== all);
  const role = (await api('POST', '/sys/role/add', { roleName: '租户管理员', roleCode: 'tenant' })).result.id;
  const permissionIds = points.map(({ id }) => id).join(',');
  await api('POST', '/sys/permission/saveRolePermission', { roleId: role, permissionIds, lastpermissionIds: '' });
  for (const [username, relTenantIds] of [
    ['anna', '7'],
    ['bert', '8'],
  ]) {
    const user = { username, realname: username, password: testPassword, selectedroles: role, relTenantIds };
    expect(await api('POST', '/sys/user/add', user)).toMatchObject({ success: true });
    await signIn(String(username));
  }
  const makeAs = (username: string, name: string) =>
    things({
      mark: name,
      token: tokenOf(username),
      address: address(),
      call: (method, path, body) => api(method, path, body, username),
    });
  await makeAs('anna', '甲');
  foreign = [
    ...(await makeAs('bert', mark)),
    { kind: 'tenant', id: '8', record: { id: 8, name: '改', status: 1 } },
    { kind: 'user', id: await userId('bert'), record: {} },
  ];
});

async function whatBertSees(): Promise<unknown> {
  const seen: Record<string, unknown> = {};
  const lists = ['role', 'user', 'dict', 'dictItem', 'sysDepart', 'sysDepartRole'].map((name) => `/sys/${name}/list`);
  for (const path of [...lists, '/base/customer/list', '/sys/user/recycleBin', '/sys/dict/deleteList'])
    seen[path] = (await api('GET', `${path}?pageSize=1000`, undefined, 'bert')).result;
  for (const { kind, id } of foreign) {
    const held = { role: 'permission/queryRolePermission?roleId=', user: 'user/queryUserRole?userid=' }[kind];
    if (held !== undefined) seen[`${held}${id}`] = (await api('GET', `/sys/${held}${id}`, undefined, 'bert')).result;
  }
  return seen;
}

const reads = () =>
  routes().filter(({ method, url }) => method === 'GET' && !/[*:]|socket|logout|healthz|readyz/.test(url));

describe('the administrator of one tenant', () => {
  test('sees nothing of another tenant in any list, whatever tenant-id is sent', async () => {
    const found: string[] = [];
    // The number of the tenant appears in other texts too.
    const texts = [mark, ...foreign.map(({ id }) => id).filter((id) => id.length > 3)];
    const others = ['', '0', '7'];
    for (const [index, { url }] of reads().entries()) {
      for (const tenant of [undefined, others[index % others.length]]) {
        const headers = { 'x-access-token': tokenOf('anna'), ...(tenant !== undefined && { 'tenant-id': tenant }) };
        const answer = await fetch(`${address()}${url}?pageSize=1000&pageNo=1&keyWord=&ids=&pid=`, { headers });
        const text = await answer.text();
        if (answer.status >= 500 || texts.some((each) => text.includes(each))) found.push(`${url} ${answer.status}`);
      }
    }
    expect(found).toEqual([]);
    for (const tenant of ['8', '7,8', '8, 7', '-7', '7.0', ' ', '9999999999999']) {
      const headers = { 'x-access-token': tokenOf('anna'), 'tenant-id': tenant };
      const { status } = await fetch(`${address()}/jeecg-boot/sys/role/list`, { headers });
      expect([tenant, status]).toEqual([tenant, tenant === ' ' ? 200 : 401]);
    }
  });

  test('is answered at every route about what is of another one as about what does not exist', async () => {
    const before = await whatBertSees();
    const wrong: string[] = [];
    const pairs = routes()
      .filter(isComparable)
      .flatMap((route) => fitting(route.url, foreign).map((thing) => ({ route, thing })));
    expect(pairs.length).toBeGreaterThan(300);
    const answerTo = async (route: Declared, thing: Thing): Promise<string> => {
      const { method, url, body } = placed(route, thing);
      const { status, text } = await client().call(method, url, { token: tokenOf('anna'), body });
      const named = [thing.id, encodeURIComponent(thing.id)].map((id) => id.replaceAll(/[^\w]/g, '\\$&'));
      const ids = new RegExp(`(?<!\\w)(?:${named.join('|')})(?!\\w)`, 'g');
      return `${status} ${text.replaceAll(/"(?:timestamp|create_time)":\d+/g, '').replaceAll(ids, '?')}`;
    };
    const next = async (): Promise<void> => {
      for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
        const { route, thing } = pair;
        const theirs = await answerTo(route, thing);
        const nothing = await answerTo(route, { ...thing, id: unknown(thing.id) });
        if (theirs !== nothing)
          wrong.push(`${route.method} ${route.url} ${thing.kind} ${thing.id}: ${differing(theirs, nothing)}`);
      }
    };
    await Promise.all(Array.from({ length: 4 }, next));
    expect(wrong).toEqual([]);
    expect(await whatBertSees()).toEqual(before);
  });
});

test('documents, which are of all tenants, are published by platform administrators only', async () => {
  const key = 'base/customer.form';
  const { text, revision } = (await api('GET', `/sys/document/queryByKey?key=${key}`, undefined, 'anna')).result;
  const documents = [{ key, text: `${text}\n`, revision }];
  const call = (username?: string) => api('POST', '/sys/document/publish', { documents, note: '换行' }, username);
  expect(await call('anna')).toMatchObject({
    success: false,
    code: 510,
    message: '这是各租户共用的，只有平台管理员才能修改；请联系平台管理员。',
  });
  expect(await call()).toMatchObject({ success: true });
});

type Declared = ReturnType<typeof routes>[number];

/**
 * Calls that create something, or whose answers always differ, are not compared; neither is the check for a free
 * account name, which applies to all tenants together.
 */
function isComparable({ method, url }: Declared): boolean {
  if (
    !/^(GET|POST|PUT|DELETE)$/.test(method) ||
    /socket|logout|ogin$|captcha|randomImage|upload|uptoken|getLoginQrcode|secondFactor\/begin|healthz|readyz/i.test(
      url,
    )
  )
    return false;
  return !/\/(add|save|import\w+|exportXls|execute\w*|ticket|register|createFrom|generateUserId|checkOnlyUser)(\/|$)/.test(
    url,
  );
}

function unknown(id: string): string {
  return /^\d+$/.test(id) && id.length < 9 ? '99' : `${id.slice(0, -3)}zzz`;
}

function differing(one: string, other: string): string {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return [one, other].map((text) => text.slice(Math.max(0, at - 60), at + 100)).join(' <> ');
}
