import { describe, expect, test, vi } from 'vitest';

import { demoServer } from '../start/testing/demo-server.ts';
import { testPassword } from '../start/testing/running-server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 90_000 });

const { api, client, tokenOf, userId } = demoServer(['lina']);

const newUser = async (username: string): Promise<string> => {
  const user = { username, realname: username, password: testPassword };
  expect(await api('POST', '/sys/user/add', user)).toMatchObject({ success: true });
  return client().signIn(username);
};

const call = async (token: string, language = 'zh-CN') =>
  client().get('/jeecg-boot/sys/user/getUserInfo', { 'x-access-token': token, 'accept-language': language });

const edit = async (username: string, change: object) => {
  const { result } = await api('GET', `/sys/user/queryById?id=${await userId(username)}`);
  return api('PUT', '/sys/user/edit', { ...result, ...change });
};

const signOut = async (username: string) => {
  const { result } = await api('GET', `/sys/online/list?username=${username}`);
  return api('POST', '/sys/online/forceLogout', { token: result.records[0].token });
};

interface End {
  reason: string;
  message: string;
  english: string;
  end: (username: string) => Promise<unknown>;
}

const frozen = {
  reason: 'account-frozen',
  message: '管理员已冻结您的账号，如需继续使用，请联系管理员。',
  english: 'An administrator has frozen your account. Contact the administrator if you still need it.',
};

const ends: readonly (readonly [what: string, username: string, end: End])[] = [
  [
    'a new password',
    'anna',
    {
      reason: 'password-reset',
      message: '管理员已重置您的密码，请用新密码登录。',
      english: 'An administrator has reset your password. Sign in with the new one.',
      end: (username) =>
        api('PUT', '/sys/user/changePassword', { username, password: testPassword, confirmpassword: testPassword }),
    },
  ],
  [
    'a reset second factor',
    'bertha',
    {
      reason: 'second-factor-reset',
      message: '管理员已重置您的两步验证，请重新登录后再设置。',
      english: 'An administrator has reset your two-step verification. Sign in and set it up again.',
      end: (username) => api('POST', '/sys/user/resetSecondFactor', { username }),
    },
  ],
  [
    'a forced sign-out',
    'clara',
    {
      reason: 'forced-sign-out',
      message: '管理员已强制您退出登录，请重新登录。',
      english: 'An administrator has signed you out. Please sign in again.',
      end: signOut,
    },
  ],
  [
    'freezing several accounts',
    'dora',
    {
      ...frozen,
      end: async (username) => api('PUT', '/sys/user/frozenBatch', { ids: await userId(username), status: 2 }),
    },
  ],
  ['freezing in the form of the user', 'emma', { ...frozen, end: (username) => edit(username, { status: 2 }) }],
  [
    'deleting the account',
    'frieda',
    {
      reason: 'account-deleted',
      message: '管理员已删除您的账号，如有疑问，请联系管理员。',
      english: 'An administrator has deleted your account. Contact the administrator if you have questions.',
      end: async (username) => api('DELETE', `/sys/user/delete?id=${await userId(username)}`),
    },
  ],
];

describe('a session that an administrator ended gets the reason, and no other token does:', () => {
  test.each(ends)('%s', async (_what, username, { reason, message, english, end }) => {
    const theirs = await newUser(username);
    expect((await call(theirs)).status).toBe(200);
    expect(await end(username)).toMatchObject({ success: true });
    const refusal = { code: 401, success: false, result: { reason } };
    expect(await call(theirs)).toMatchObject({ status: 401, json: { ...refusal, message } });
    expect(await call(theirs, 'en-US')).toMatchObject({ status: 401, json: { ...refusal, message: english } });
    expect((await call(tokenOf('lina'))).status).toBe(200);
    expect(await call('unknown')).toMatchObject({ status: 401, json: { result: null } });
  });

  test('the token of an ended session does not prevent signing in', async () => {
    const [username, password] = ['greta', testPassword];
    const theirs = await newUser(username);
    expect(await signOut(username)).toMatchObject({ success: true });
    const again = await client().api('POST', '/sys/login', { token: theirs, body: { username, password } });
    expect(again.json).toMatchObject({ success: true });
    expect((await call(again.json.result.token)).status).toBe(200);
  });
});

test('an account that may sign in again is not reported as frozen or deleted', async () => {
  const tokens = [await newUser('hanna'), await newUser('ida')];
  const [thawed, userIds] = [await userId('hanna'), await userId('ida')];
  const freeze = (status: 1 | 2) => api('PUT', '/sys/user/frozenBatch', { ids: thawed, status });
  const seen = () => Promise.all(tokens.map(async (token) => (await call(token)).json.result));
  await freeze(2);
  await api('DELETE', `/sys/user/delete?id=${userIds}`);
  expect(await seen()).toEqual([{ reason: 'account-frozen' }, { reason: 'account-deleted' }]);
  expect(await freeze(1)).toMatchObject({ success: true });
  expect(await api('PUT', '/sys/user/putRecycleBin', { userIds })).toMatchObject({ success: true });
  expect(await seen()).toEqual([null, null]);
});

test('a session that its user ended has no reason', async () => {
  const token = tokenOf('lina');
  expect(await api('POST', '/sys/logout', undefined, 'lina')).toMatchObject({ success: true });
  expect(await call(token)).toMatchObject({ status: 401, json: { result: null } });
});
