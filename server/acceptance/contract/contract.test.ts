import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { makeContractRecords, removeContractRecords, type ContractRecords } from './testing/contract-records.ts';
import { contractRows, type ContractRow } from './testing/contract-rows.ts';
import { contractServer, isElsewhere } from './testing/contract-server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const server = contractServer();
let made: ContractRecords;

beforeAll(async () => {
  made = await makeContractRecords(server);
});

afterAll(() => removeContractRecords(server, made));

const pathOf = ({ path }: ContractRow): string => (typeof path === 'string' ? path : path(made));
const nameOf = ({ method, path }: ContractRow): string =>
  `${method} ${(typeof path === 'string' ? path : path(names)).split('&').slice(0, 2).join('&').slice(0, 100)}`;
const names: ContractRecords = new Proxy<any>(
  {},
  { get: (_, name) => (name === 'user' ? names : `{${String(name)}}`) },
);

describe.each(Object.entries(contractRows))('%s', (_, rows) => {
  test.each(rows.map((row): [string, ContractRow] => [nameOf(row), row]))('%s', async (_name, row) => {
    const answer = await server.call(row.method, pathOf(row), row.body?.(made), row.asUser && made.user.token);
    expect([answer.status, answer.text.slice(0, 300)]).toEqual([row.status ?? 200, expect.any(String)]);
    expect(answer.json).toMatchObject(typeof row.answer === 'function' ? row.answer(made) : row.answer);
  });
});

describe('a session', () => {
  const signIn = async (): Promise<string> =>
    String((await server.signIn(made.user.username, made.user.password)).result?.token);
  const status = async (token: string | undefined, path = '/sys/user/getUserInfo'): Promise<number> =>
    (await server.call('GET', path, undefined, token)).status;

  /** A JeecgBoot requires some points where the product requires none. */
  const grantAll = async (): Promise<void> => {
    const { json } = await server.call('GET', '/sys/role/queryTreeList');
    const body = { roleId: made.roleId, permissionIds: json.result.ids.join(','), lastpermissionIds: made.menuId };
    await server.call('POST', '/sys/permission/saveRolePermission', body);
  };

  test.each([
    ['no token', ''],
    ['a wrong token', 'eyJ0eXAiOiJKV1QiLCJhbGciOiJIUzI1NiJ9.e30.x'],
  ])('is required: %s gets HTTP 401 with a message', async (_name, token) => {
    const answer = await server.call('GET', '/sys/dict/list', undefined, token);
    const message = isElsewhere ? expect.stringMatching(/token/i) : expect.stringContaining('Token失效');
    // A JeecgBoot up to 3.1 sends no content type.
    expect([answer.status, JSON.parse(answer.text).message]).toEqual([401, message]);
    expect(await status(token, '/sys/no/such/path')).toBe(401);
  });

  test('ends by signing out', async () => {
    const token = await signIn();
    expect(await status(token)).toBe(200);
    const answer = await server.call('POST', '/sys/logout', {}, token);
    expect(answer.json).toMatchObject({ success: true, message: '退出登录成功！' });
    expect(await status(token)).toBe(401);
  });

  // A JeecgBoot up to 3.1 opens a session for each `getUserInfo`.
  const online = '/sys/online/list?pageNo=1&pageSize=500';

  test('is ended by users with the permission', async () => {
    await grantAll();
    const token = await signIn();
    // Since 3.9.1 this requires a point that the administrator of a new JeecgBoot does not have.
    const who = isElsewhere ? await signIn() : undefined;
    const { json } = await server.call('GET', `${online}&username=${made.user.username}`, undefined, who);
    const sessions: { token: string }[] = json.result.records;
    expect(sessions.length).toBeGreaterThan(0);
    // The caller's own session is ended last, because sessions of the same second have the same token.
    for (const session of sessions.toSorted((left) => (left.token === who ? 1 : -1)))
      await server.call('POST', '/sys/online/forceLogout', { token: session.token }, who);
    expect(await status(token)).toBe(401);
    made.user.token = await signIn();
  });

  test.each(['PUT', 'POST'])('chooses a department by %s', async (method) => {
    const { json } = await server.call('GET', '/sys/user/getCurrentUserDeparts', undefined, made.user.token);
    const { orgCode } = json.result.list[0];
    const body = { orgCode, username: made.user.username };
    const answer = await server.call(method, '/sys/selectDepart', body, made.user.token);
    if (isElsewhere && method === 'POST') return expect(answer.json).toMatchObject({ code: 405 });
    expect(answer.json).toMatchObject({ success: true, result: { userInfo: { orgCode } } });
  });

  test.each(['PUT', 'POST'])('changes one’s own password by %s', async (method) => {
    const { username, password: oldpassword } = made.user;
    const change = { username, oldpassword, password: 'Anderes-Wort-2', confirmpassword: 'Anderes-Wort-2' };
    const ask = async (body: object) =>
      (await server.call(method, '/sys/user/updatePassword', body, made.user.token)).json;
    if (isElsewhere && method === 'POST') return expect(await ask(change)).toMatchObject({ code: 405 });
    expect(await ask({ ...change, confirmpassword: 'x' })).toMatchObject({ message: '两次输入密码不一致!' });
    expect(await ask({ ...change, oldpassword: 'x' })).toMatchObject({ success: false, message: '旧密码输入错误!' });
    expect(await ask(change)).toMatchObject({ success: true, message: '密码重置成功!' });
    const again = { username, password: oldpassword, confirmpassword: oldpassword };
    const reset = await server.call('PUT', '/sys/user/changePassword', again);
    expect(reset.json).toMatchObject({ success: true, message: '密码修改成功!' });
    made.user.token = await signIn();
  });
});

test('an upload answers its stored path in the message', async () => {
  const file = new File([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')], 'a.png', { type: 'image/png' });
  const answer = await server.upload('/sys/common/upload', { file, biz: 'temp', isup: '1' });
  expect(answer).toMatchObject({ success: true, code: 0, message: expect.stringMatching(/^temp\/\S+\.png$/) });
});

test('an export is an Excel file', async () => {
  const answer = await server.call('GET', `/sys/dict/exportXls?selections=${made.dictId}`);
  // A JeecgBoot sends no content type: .xlsx begins with PK, .xls with bytes that are not text.
  const [shown, wanted] = isElsewhere
    ? [answer.text.slice(0, 2), expect.stringMatching(/PK|\uFFFD{2}/)]
    : [answer.headers.get('content-type'), expect.stringMatching(/excel|octet/)];
  expect([answer.status, shown]).toEqual([200, wanted]);
});
