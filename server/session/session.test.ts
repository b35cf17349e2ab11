// covers: product-start-data, entity-user, entity-password, rule-password, call-login
import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';

import { freshDataDirectory } from '../database/testing/data-directory.ts';
import { runServer, shareServer, testPassword, type TestServer } from '../start/testing/running-server.ts';

vi.setConfig({ testTimeout: 90_000 });

const environment = { CAPTCHA: 'off' };
const shared = shareServer({ environment });

const userInfoKeys = [
  'id',
  'username',
  'realname',
  'avatar',
  'birthday',
  'sex',
  'email',
  'phone',
  'orgCode',
  'orgCodeTxt',
  'status',
  'delFlag',
  'workNo',
  'post',
  'telephone',
  'activitiSync',
  'userIdentity',
  'departIds',
  'relTenantIds',
  'clientId',
  'createBy',
  'createTime',
  'updateBy',
  'updateTime',
].sort();

describe('signing in', () => {
  test('answers in the shape of the contract', async () => {
    const server = shared();
    const { status, json } = await server.api('POST', '/sys/login', {
      body: { username: 'admin', password: testPassword, captcha: 'x', checkKey: '1', remember_me: true },
    });
    expect(status).toBe(200);
    expect(json).toMatchObject({ success: true, message: '登录成功', code: 200 });
    const { result } = json;
    expect(Object.keys(result).sort()).toEqual(['departs', 'multi_depart', 'sysAllDictItems', 'token', 'userInfo']);
    expect(result.token).toMatch(/^[\w-]{43}$/);
    expect(result.multi_depart).toBe(1);
    expect(result.departs).toEqual([
      { id: expect.any(String), parentId: '', departName: '总公司', orgCode: 'A01', orgCategory: '1', orgType: '1' },
    ]);
    expect(Object.keys(result.userInfo).sort()).toEqual(userInfoKeys);
    expect(result.userInfo).toMatchObject({
      username: 'admin',
      realname: '管理员',
      orgCode: 'A01',
      status: 1,
      delFlag: 0,
    });
    expect(result.userInfo.createTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(result.sysAllDictItems.customer_level[0]).toEqual({
      value: '1',
      text: '普通',
      title: '普通',
      label: '普通',
      color: 'blue',
    });
    const again = await server.api('GET', '/sys/user/getUserInfo', { token: result.token });
    expect(again.json).toMatchObject({ success: true, code: 200 });
    expect(again.json.result).toEqual({ userInfo: result.userInfo, sysAllDictItems: result.sysAllDictItems });
  });

  test('of the mobile kind answers user and token', async () => {
    const server = shared();
    const { json } = await server.api('POST', '/sys/mLogin', {
      body: { username: 'zhangwei', password: testPassword },
    });
    expect(json).toMatchObject({ success: true, code: 200 });
    expect(Object.keys(json.result).sort()).toEqual(['token', 'userInfo']);
  });

  const refused: [body: object, message: string][] = [
    [{ username: 'nobody', password: testPassword }, '用户名或密码错误'],
    [{ username: 'admin', password: 'wrong-password' }, '用户名或密码错误'],
    [{ username: 'admin' }, '缺少参数 password。'],
    [{ username: { $ne: null }, password: 'x' }, '参数 username 应是文本。'],
    [{ username: "admin' or 1=1 --", password: 'x' }, '用户名或密码错误'],
  ];

  test('is refused in the words of the contract', async () => {
    const server = shared();
    for (const [body, message] of refused) {
      const { status, json } = await server.api('POST', '/sys/login', { body });
      expect(status).toBe(200);
      expect(json).toMatchObject({ success: false, code: 500, message, result: null });
    }
  });

  test('is closed to a user after five failures, however many come at once, and to nobody else', async () => {
    const server = await runServer({ environment });
    const attempt = async (username: string, password = 'wrong-password'): Promise<string> =>
      (await server.api('POST', '/sys/login', { body: { username, password } })).json.message;
    const locked = '该用户登录失败次数过多，请于10分钟后再次登录！';
    const burst = await Promise.all(Array.from({ length: 20 }, () => attempt('lina')));
    expect(burst.filter((message) => message === '用户名或密码错误').length).toBeLessThanOrEqual(5);
    for (let failure = 0; failure < 5; failure++) expect(await attempt('admin')).toBe('用户名或密码错误');
    expect(await attempt('admin')).toBe(locked);
    expect(await attempt('admin', testPassword)).toBe(locked);
    expect(await attempt('zhangwei', testPassword)).toBe('登录成功');
  });

  test('is closed to an address after thirty failures, and to names that nobody has as to others', async () => {
    const server = await runServer({ environment });
    const attempt = async (username: string): Promise<string> =>
      (await server.api('POST', '/sys/login', { body: { username, password: 'wrong-password' } })).json.message;
    for (let user = 0; user < 30; user++) expect(await attempt(`nobody${user}`)).toBe('用户名或密码错误');
    expect(await attempt('somebody')).toContain('登录失败次数过多');
  });

  test('rightly forgives the failures before it', async () => {
    const server = shared();
    for (let round = 0; round < 2; round++) {
      for (let attempt = 0; attempt < 4; attempt++) await server.signIn('zhangwei', 'wrong-password');
      expect(await server.signIn('zhangwei')).toMatch(/^[\w-]{43}$/);
    }
  });
});

describe('a session', () => {
  // covers: state-sign-out
  test('ends with a logout of any method', async () => {
    const server = shared();
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) await signInAndOut(server, method);
  });

  const signInAndOut = async (server: TestServer, method: string): Promise<void> => {
    const token = await server.signIn('admin');
    const other = await server.signIn('admin');
    expect((await server.api(method, '/sys/logout', { token })).json).toMatchObject({
      success: true,
      message: '退出登录成功！',
    });
    const after = await server.api('GET', '/sys/user/getUserInfo', { token });
    expect([after.status, after.json.code, after.json.message]).toEqual([401, 401, 'Token失效，请重新登录']);
    expect((await server.api('GET', '/sys/user/getUserInfo', { token: other })).status).toBe(200);
    expect((await server.api(method, '/sys/logout', { token })).json).toMatchObject({
      success: false,
      message: 'Token无效!',
    });
    expect((await server.api(method, '/sys/logout')).json).toMatchObject({ success: false, message: '退出登录失败！' });
  };

  test('outlives a restart, and its token is nowhere in the answers of others', async () => {
    const dataDir = await freshDataDirectory();
    const first = await runServer({ dataDir });
    const token = await first.signIn('admin');
    await first.close();
    const second = await runServer({ dataDir });
    expect((await second.api('GET', '/sys/user/getUserInfo', { token })).status).toBe(200);
    const hash = createHash('sha256').update(token).digest('hex');
    expect((await second.api('GET', '/sys/user/getUserInfo', { token: hash })).status).toBe(401);
  });
});

describe('one’s own password', () => {
  const change = {
    username: 'zhangwei',
    oldpassword: testPassword,
    password: 'another-1',
    confirmpassword: 'another-1',
  };

  const refused: [body: object, message: string][] = [
    [{ ...change, username: 'admin' }, '只允许修改自己的密码！'],
    [{ ...change, oldpassword: 'wrong' }, '旧密码输入错误!'],
    [{ ...change, password: '', confirmpassword: '' }, '新密码不允许为空!'],
    ...['short-1', 'only-letters', '12345678!', 'letters123'].map((password): [object, string] => [
      { ...change, password, confirmpassword: password },
      '密码至少 8 位，要有字母、数字和符号',
    ]),
    [{ ...change, confirmpassword: 'different' }, '两次输入密码不一致!'],
  ];

  // covers: call-update-password
  test('is changed by PUT and POST only as it should be, which ends the other sessions', async () => {
    const server = shared();
    const token = await server.signIn('zhangwei');
    const other = await server.signIn('zhangwei');
    for (const [body, message] of refused) {
      const { json } = await server.api('PUT', '/sys/user/updatePassword', { token, body });
      expect(json).toMatchObject({ success: false, code: 500, message });
    }
    expect((await server.api('PUT', '/sys/user/updatePassword', { token, body: change })).json).toMatchObject({
      success: true,
      message: '密码重置成功!',
    });
    expect((await server.api('GET', '/sys/user/getUserInfo', { token })).status).toBe(200);
    expect((await server.api('GET', '/sys/user/getUserInfo', { token: other })).status).toBe(401);
    expect(await server.signIn('zhangwei')).toBe('undefined');
    expect(await server.signIn('zhangwei', 'another-1')).toMatch(/^[\w-]{43}$/);
    const back = { ...change, oldpassword: 'another-1', password: testPassword, confirmpassword: testPassword };
    expect((await server.api('POST', '/sys/user/updatePassword', { token, body: back })).json.success).toBe(true);
  });
});

// covers: call-depart-select
test('departments are those of the user, and only one of them can be chosen', async () => {
  const server = shared();
  const token = await server.signIn('lina');
  const own = await server.api('GET', '/sys/user/getCurrentUserDeparts', { token });
  expect(own.json).toMatchObject({
    code: 200,
    result: { orgCode: 'A01A02', list: [{ departName: '仓储部', orgType: '2' }] },
  });
  for (const method of ['PUT', 'POST']) {
    const chosen = await server.api(method, '/sys/selectDepart', {
      token,
      body: { username: 'lina', orgCode: 'A01A02' },
    });
    expect(chosen.json).toMatchObject({ success: true, result: { userInfo: { orgCode: 'A01A02' } } });
  }
  const foreign = await server.api('PUT', '/sys/selectDepart', { token, body: { orgCode: 'A01' } });
  expect(foreign.json).toMatchObject({ success: false, code: 500 });
});

test('no answer and no log line holds a password or its hash', async () => {
  const server = await runServer({ environment });
  const token = await server.signIn('admin');
  const answers = [
    await server.api('POST', '/sys/login', { body: { username: 'admin', password: testPassword } }),
    await server.api('POST', '/sys/login', { body: { username: 'admin', password: `${testPassword}x` } }),
    await server.api('GET', `/sys/user/getUserInfo?password=${testPassword}`, { token }),
    await server.api('PUT', '/sys/user/updatePassword', {
      token,
      body: {
        username: 'admin',
        oldpassword: testPassword,
        password: `${testPassword}2`,
        confirmpassword: `${testPassword}2`,
      },
    }),
    await server.api('POST', '/sys/login', { body: { username: 'admin\u0000', password: testPassword } }),
  ];
  for (const { text } of answers) expect(text).not.toMatch(/geheim|scrypt|"password"|"salt"/);
  expect(server.log()).toContain('/sys/login');
  expect(server.log()).not.toMatch(/geheim|scrypt/);
  expect(server.log()).not.toContain(token);
});
