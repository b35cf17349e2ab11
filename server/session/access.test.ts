import { nanoid } from 'nanoid';
import { beforeAll, describe, expect, test, vi } from 'vitest';

import type { AccountSchema, DynamicKysely, TenantSchema } from '../database/index.ts';
import { shareServer, testPassword } from '../start/testing/running-server.ts';
import type { SessionSchema } from './tables.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 90_000 });

let database: DynamicKysely;
const shared = shareServer({
  environment: { CAPTCHA: 'off', DEMO: '1' },
  // Tenants cannot be created over HTTP yet.
  seedDemo: async ({ db }) => void (database = db),
});

const base = '/jeecg-boot';

const follow = async (address: string): Promise<number> => (await shared().get(address)).status;

const ticketFor = async (token: string, addresses: readonly string[]): Promise<string> => {
  const { json } = await shared().api('POST', '/sys/ticket', { token, body: { addresses } });
  expect(json).toMatchObject({ success: true, result: { expiresIn: 60 } });
  return json.result.ticket;
};

describe('a ticket', () => {
  const links: string[] = [];

  beforeAll(async () => {
    const token = await shared().signIn('admin');
    for (const text of ['one', 'two']) {
      const body = new FormData();
      body.append('file', new Blob([text]), `${text}.txt`);
      const url = `${shared().address}${base}/sys/common/upload`;
      const answer = await fetch(url, { method: 'POST', headers: { 'x-access-token': token }, body });
      links.push(`${base}/sys/common/static/${(await answer.json()).message}`);
    }
  });

  test('opens the addresses it was made for, one or many, and no other', async () => {
    const token = await shared().signIn('admin');
    const [one = '', two = ''] = links;
    expect(await follow(one)).toBe(401);
    const single = await ticketFor(token, [one]);
    expect(await follow(`${one}?ticket=${single}`)).toBe(200);
    expect(await follow(`${two}?ticket=${single}`)).toBe(401);
    expect(await follow(`${one}?download=1&ticket=${single}`)).toBe(401);
    const batch = await ticketFor(token, [one, `${two}?download=1`]);
    expect(await follow(`${one}?ticket=${batch}`)).toBe(200);
    expect(await follow(`${two}?download=1&ticket=${batch}`)).toBe(200);
    expect(await follow(`${two}?ticket=${batch}`)).toBe(401);
  });

  test('opens links alone: it is no token, and calls that are no links do not take it', async () => {
    const address = `${base}/base/customer/list`;
    const ticket = await ticketFor(await shared().signIn('admin'), [address]);
    expect(await follow(`${address}?ticket=${ticket}`)).toBe(401);
    expect((await shared().api('GET', '/sys/user/getUserInfo', { token: ticket })).status).toBe(401);
  });

  test('ends after sixty seconds', async () => {
    const [one = ''] = links;
    const link = `${one}?ticket=${await ticketFor(await shared().signIn('admin'), [one])}`;
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 55_000);
    expect(await follow(link)).toBe(200);
    clock.mockReturnValue(now + 61_000);
    expect(await follow(link)).toBe(401);
    clock.mockRestore();
  });

  test('ends with the session that it was made in', async () => {
    const [one = ''] = links;
    const token = await shared().signIn('admin');
    const link = `${one}?ticket=${await ticketFor(token, [one])}`;
    expect(await follow(link)).toBe(200);
    await shared().api('POST', '/sys/logout', { token });
    expect(await follow(link)).toBe(401);
  });

  test.each<[addresses: unknown, message: string]>([
    [undefined, '缺少参数 addresses。'],
    [[], '缺少参数 addresses。'],
    [['https://example.com/'], '参数 addresses 应是以斜杠开头的地址，不含空白。'],
    [['/a\n/b'], '参数 addresses 应是以斜杠开头的地址，不含空白。'],
    [Array.from({ length: 201 }, () => '/a'), '参数 addresses 太多，最多 200 个。'],
  ])('is not made for %j', async (addresses, message) => {
    const token = await shared().signIn('admin');
    const { json } = await shared().api('POST', '/sys/ticket', { token, body: { addresses } });
    expect(json).toMatchObject({ success: false, message });
  });
});

describe('who is signed in', () => {
  // covers: call-force-logout
  test('is listed without its token, and signed out by the id of the session', async () => {
    const token = await shared().signIn('admin');
    const theirs = await shared().signIn('lina');
    const list = async (query = '') => (await shared().api('GET', `/sys/online/list${query}`, { token })).json.result;
    const { records, total } = await list('?username=*lin*');
    expect([total, records.length]).toEqual([1, 1]);
    expect(records[0]).toMatchObject({
      username: 'lina',
      realname: '李娜',
      own: false,
      loginTime: expect.stringMatching(/^\d{4}-/),
    });
    const mine = (await list('?username=admin&pageSize=100')).records;
    expect(mine.filter(({ own }: { own: boolean }) => own)).toHaveLength(1);
    expect(records[0].token).not.toBe(theirs);
    expect((await shared().api('GET', '/sys/user/getUserInfo', { token: records[0].token })).status).toBe(401);
    const end = { token, body: { token: records[0].token } };
    expect((await shared().api('POST', '/sys/online/forceLogout', end)).json).toMatchObject({
      success: true,
      message: '退出登录成功！',
    });
    expect((await shared().api('GET', '/sys/user/getUserInfo', { token: theirs })).status).toBe(401);
    expect((await list('?username=lina')).total).toBe(0);
    expect((await shared().api('POST', '/sys/online/forceLogout', end)).json).toMatchObject({ message: 'Token无效!' });
  });

  test('is nobody’s business who may not know it', async () => {
    const token = await shared().signIn('zhangwei');
    expect((await shared().api('GET', '/sys/online/list', { token })).json.code).toBe(510);
    const end = await shared().api('POST', '/sys/online/forceLogout', { token, body: { token: 'x' } });
    expect(end.json.code).toBe(510);
  });

  test('is listed page by page, the newest first; an underscore in a name is literal', async () => {
    const token = await shared().signIn('admin');
    const { json } = await shared().api('GET', '/sys/online/list?pageSize=1&username=admin', { token });
    expect(json.result.records).toHaveLength(1);
    expect(json.result.total).toBeGreaterThan(1);
    const sorted = (await shared().api('GET', '/sys/online/list?column=username&order=asc', { token })).json.result;
    const names: string[] = sorted.records.map(({ username }: { username: string }) => username);
    expect(names).toEqual(names.toSorted());
    const ids = new Set(sorted.records.map(({ id }: { id: string }) => id));
    expect(ids.size).toBe(names.length);
    const none = await shared().api('GET', '/sys/online/list?username=adm_n', { token });
    expect(none.json.result.total).toBe(0);
  });
});

describe('the tenant that a request names', () => {
  const refusal = { success: false, code: 401, message: '用户租户信息变更,请重新登陆!' };
  let token = '';

  beforeAll(async () => {
    const db = database.withTables<AccountSchema & TenantSchema & SessionSchema>();
    const names = ['一厂', '二厂', '三厂', '停用的厂'];
    const rows = names.map((name, at) => ({ id: String(at + 1), name, status: at < 3 ? 1 : 0 }));
    await db.insertInto('sys_tenant').values(rows).execute();
    await db.updateTable('sys_user').set({ rel_tenant_ids: '2,1,4' }).where('username', '=', 'zhangwei').execute();
    token = await shared().signIn('zhangwei');
  });

  const call = (tenant?: string, path = '/base/customer/list') =>
    shared().get(base + path, { 'x-access-token': token, ...(tenant !== undefined && { 'tenant-id': tenant }) });
  const add = async (name: string, tenant: string) => {
    const headers = { 'x-access-token': token, 'tenant-id': tenant, 'content-type': 'application/json' };
    const url = `${shared().address}${base}/base/customer/add`;
    return (await fetch(url, { method: 'POST', headers, body: JSON.stringify({ name }) })).json();
  };
  const names = async (tenant?: string): Promise<string[]> =>
    (await call(tenant)).json.result.records.map((one: { name: string }) => one.name).toSorted();

  test('is one of the person’s own, the first of them where it names none', async () => {
    expect(await add('一厂的', '1')).toMatchObject({ success: true, result: { tenantId: 1 } });
    expect(await add('二厂的', '2')).toMatchObject({ success: true, result: { tenantId: 2 } });
    expect(await names('1')).toEqual(['一厂的']);
    expect(await names('2')).toEqual(['二厂的']);
    for (const none of [undefined, '', '0']) expect(await names(none)).toEqual(['一厂的']);
  });

  test.each(['3', '4', '9', '-1', '1,2', 'x', "1' or '1'='1"])(
    'refuses %s, to which the user does not belong or which is frozen',
    async (id) => {
      const { status, json } = await call(id);
      expect(status).toBe(401);
      expect(json).toMatchObject(refusal);
    },
  );

  test('widens nothing for who belongs to none', async () => {
    const admin = await shared().signIn('admin');
    const answer = await shared().get(`${base}/base/customer/list`, { 'x-access-token': admin, 'tenant-id': '1' });
    expect(answer.json).toMatchObject({ success: true, result: { total: 0 } });
  });

  test('binds a ticket too: what is asked in one tenant is not opened in another', async () => {
    const body = new FormData();
    body.append('file', new Blob(['secret of 2']), 'note.txt');
    const headers = { 'x-access-token': token, 'tenant-id': '2' };
    const url = `${shared().address}${base}/sys/common/upload`;
    const { message } = await (await fetch(url, { method: 'POST', headers, body })).json();
    const address = `${base}/sys/common/static/${message}`;
    const ticketIn = async (tenant: string): Promise<string> => {
      const answer = await fetch(`${shared().address}${base}/sys/ticket`, {
        method: 'POST',
        body: JSON.stringify({ addresses: [address] }),
        headers: { 'x-access-token': token, 'tenant-id': tenant, 'content-type': 'application/json' },
      });
      return (await answer.json()).result.ticket;
    };
    expect(await follow(`${address}?ticket=${await ticketIn('2')}`)).toBe(200);
    expect(await follow(`${address}?ticket=${await ticketIn('1')}`)).not.toBe(200);
  });
});

describe('signing in', () => {
  const attempt = async (username: string, password = 'wrong-password') => {
    const start = performance.now();
    const { json } = await shared().api('POST', '/sys/login', { body: { username, password } });
    const { timestamp: _moment, ...answer } = json;
    return { answer, time: performance.now() - start };
  };
  const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

  test('with an unknown name answers as with a wrong password, and takes as long', async () => {
    const db = database.withTables<AccountSchema & TenantSchema & SessionSchema>();
    const known = ['lina', 'zhangwei', 'admin'];
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let round = 0; round < 9; round++) {
      const wrong = await attempt(known[round % known.length] ?? '');
      const unknown = await attempt(`nobody-${nanoid(6)}`);
      expect(unknown.answer).toEqual(wrong.answer);
      expect(wrong.answer).toMatchObject({ success: false, message: '用户名或密码错误' });
      times.known.push(wrong.time);
      times.unknown.push(unknown.time);
    }
    await db.deleteFrom('sys_login_attempt').execute();
    const ratio = median(times.known) / median(times.unknown);
    // Without a dummy hash for unknown names the ratio is far greater.
    expect(Math.max(ratio, 1 / ratio)).toBeLessThan(3);
  });

  test('by many at once leaves the others answered', async () => {
    const token = await shared().signIn('admin');
    let underWay = 40;
    const flood = Array.from({ length: underWay }, () => attempt('admin', testPassword).finally(() => underWay--));
    const others: number[] = [];
    for (let call = 0; call < 5; call++) {
      const { status } = await shared().api('GET', '/base/customer/list', { token });
      others.push(status);
    }
    expect(underWay).toBeGreaterThan(0);
    expect(others).toEqual([200, 200, 200, 200, 200]);
    const answers = await Promise.all(flood);
    expect(new Set(answers.map(({ answer }) => answer.message))).toEqual(new Set(['登录成功']));
  });
});
