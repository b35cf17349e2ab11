import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { createDataDirectory } from '../database/testing/data-directory.ts';
import { authorize, Refusal, type Person } from '../http/index.ts';
import { personWith } from '../http/testing/http-server.ts';
import { parseSettings } from '../settings/index.ts';
import { startServer, type RunningServer } from '../start/index.ts';
import { clientOf, testPassword, type TestClient } from '../start/testing/running-server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

/** All system routes that answer without a token. Another one needs a reason and a line here. */
const open = [
  'login',
  'mLogin',
  'phoneLogin',
  'sms',
  'logout',
  'randomImage/:key',
  'checkCaptcha',
  'captcha',
  // A code sent to the phone identifies the user.
  'user/register',
  'user/phoneVerification',
  'user/passwordChange',
  // Parts of the sign-in page: a second factor after the password, and a picture that a phone scans.
  'waysIn',
  'secondFactor/signIn',
  'getLoginQrcode',
  'getQrcodeToken',
  // Sign-in with another provider, whose answer identifies the user.
  ...['render/:source', 'oauth2/:source/login', ':source/callback', 'getLoginUser/:token/:thirdType'].map(
    (path) => `thirdLogin/${path}`,
  ),
  'thirdLogin/user/checkPassword',
  'thirdLogin/bindingThirdPhone',
  'cas/client/validateLogin',
  // The token identifies the uploading user.
  'common/upload/token',
];

let server: RunningServer;
let dataDir = '';

beforeAll(async () => {
  dataDir = await createDataDirectory();
  const environment = { PORT: '0', DEMO: '0', ADMIN_PASSWORD: testPassword, DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  server = await startServer(parseSettings(environment));
});

afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('no route of the system is open but those listed', () => {
  const base = '/jeecg-boot/sys/';
  const declared = server.routes.filter(({ permission, url }) => permission === 'open' && url.startsWith(base));
  const paths = new Set(declared.map(({ url }) => url.slice(base.length)));
  expect([...paths].filter((path) => !open.includes(path))).toEqual([]);
});

test('every permission that a route asks for can be given to a role', async () => {
  const client = clientOf(server.address);
  const { json } = await client.api('GET', '/sys/permission/list', { token: await client.signIn('admin') });
  const entries = (nodes: any[]): any[] => nodes.flatMap((node) => [node, ...entries(node.children ?? [])]);
  const known = new Set(entries(json.result).flatMap(({ perms }) => String(perms ?? '').split(',')));
  const names = server.routes.flatMap(({ permission }) => (typeof permission === 'string' ? permission : []));
  const missing = [...new Set(names)].filter((name) => !['open', 'signed-in'].includes(name) && !known.has(name));
  // Balances are written by postings only: no permission allows adding, editing or deleting them.
  expect(missing.filter((name) => !name.startsWith('stock:balance:'))).toEqual([]);
});

interface Caller {
  name: string;
  token: string | undefined;
  person: Person | undefined;
}

test('every route admits the users that it declares, and nobody else', { timeout: 300_000 }, async () => {
  const client = clientOf(server.address);
  const callers = await peopleOf(client);
  const { ended, calls } = { ended: await endedToken(client), calls: callable(server) };
  expect(calls.length).toBeGreaterThan(150);
  const strangers: Caller[] = [
    { name: 'no token', token: undefined, person: undefined },
    { name: 'ended token', token: ended, person: undefined },
    { name: 'forged token', token: `${ended.slice(0, -4)}AAAA`, person: undefined },
  ];
  // The strangers take turns, because a token is read before a route is known.
  const pairs = calls.flatMap((route, index) =>
    [...callers, ...strangers.slice(index % 3, (index % 3) + 1)].map((caller) => ({ route, caller })),
  );
  const wrong: string[] = [];
  const next = async (): Promise<void> => {
    for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
      const { route, caller } = pair;
      const path = route.url.replaceAll(/:\w+/g, 'x');
      const { status } = await client.call(route.method, path, { token: caller.token, ...bodyOf(route.method) });
      const expected = statusFor(caller.person, route.permission);
      const isRight = expected === undefined ? ![401, 403].includes(status) && status < 500 : status === expected;
      if (!isRight) wrong.push(`${caller.name}: ${route.method} ${route.url} ${status}, not ${expected ?? 'let in'}`);
    }
  };
  await Promise.all(Array.from({ length: 6 }, next));
  expect(wrong).toEqual([]);
});

type Declared = RunningServer['routes'][number];

/**
 * Returns the routes that a plain call can reach: no files, no sockets, and nothing that would end the caller's
 * session.
 */
function callable({ routes }: RunningServer): readonly Declared[] {
  return routes.filter(
    ({ method, url }) =>
      /^(GET|POST|PUT|DELETE)$/.test(method) && !url.includes('*') && !/socket\/|\/sys\/logout$|ogin$/i.test(url),
  );
}

function bodyOf(method: string): { body?: object } {
  return method.startsWith('P') ? { body: {} } : {};
}

function statusFor(person: Person | undefined, permission: Declared['permission']): number | undefined {
  try {
    authorize(person, permission);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.status;
    throw error;
  }
}

class Everything extends Set<string> {
  override has(): boolean {
    return true;
  }
}

async function peopleOf(client: TestClient): Promise<Caller[]> {
  const token = await client.signIn('admin');
  const call = async (method: string, path: string, body?: object) =>
    (await client.api(method, path, { token, ...(body && { body }) })).json;
  const entries = (nodes: any[]): any[] => nodes.flatMap((node) => [node, ...entries(node.children ?? [])]);
  const points = entries((await call('GET', '/sys/permission/list')).result).filter(({ perms }) => perms);
  const held = points.filter((_, index) => index % 2 === 0);
  const role = (await call('POST', '/sys/role/add', { roleName: '一半', roleCode: 'half' })).result;
  const permissionIds = held.map(({ id }) => id).join(',');
  await call('POST', '/sys/permission/saveRolePermission', { roleId: role.id, permissionIds, lastpermissionIds: '' });
  for (const [username, selectedroles] of [
    ['half', role.id],
    ['none', ''],
  ])
    await call('POST', '/sys/user/add', { username, realname: username, password: testPassword, selectedroles });
  return [
    { name: 'admin', token, person: { ...personWith(), permissions: new Everything(), administrator: true } },
    { name: 'half', token: await client.signIn('half'), person: personWith(...held.map(({ perms }) => perms)) },
    { name: 'none', token: await client.signIn('none'), person: personWith() },
  ];
}

async function endedToken(client: TestClient): Promise<string> {
  const token = await client.signIn('admin');
  await client.api('POST', '/sys/logout', { token });
  return token;
}
