import { expect, test, vi } from 'vitest';

import { demoServer } from '../../start/testing/demo-server.ts';
import { testPassword } from '../../start/testing/running-server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 90_000 });

const { api, client, tokenOf, signIn } = demoServer(['zhangwei', 'lina']);

test('a session that an administrator ended by a new password gets the reason, and no other token does', async () => {
  const [theirs, other] = [tokenOf('zhangwei'), tokenOf('lina')];
  const change = { username: 'zhangwei', password: testPassword, confirmpassword: testPassword };
  expect(await api('PUT', '/sys/user/changePassword', change)).toMatchObject({ success: true });
  const call = async (token: string, language = 'zh-CN') =>
    client().get('/jeecg-boot/sys/user/getUserInfo', { 'x-access-token': token, 'accept-language': language });
  const refusal = { code: 401, success: false, result: { reason: 'password-reset' } };
  expect(await call(theirs)).toMatchObject({
    status: 401,
    json: { ...refusal, message: '管理员已重置您的密码，请用新密码登录。' },
  });
  expect(await call(theirs, 'en-US')).toMatchObject({
    status: 401,
    json: { ...refusal, message: 'An administrator has reset your password. Sign in with the new one.' },
  });
  expect((await call(other)).status).toBe(200);
  expect(await call('unknown')).toMatchObject({ status: 401, json: { result: null } });
  await signIn('zhangwei');
  expect((await call(tokenOf('zhangwei'))).status).toBe(200);
  const credentials = { username: 'zhangwei', password: testPassword };
  const again = await client().api('POST', '/sys/login', { token: theirs, body: credentials });
  expect(again.json).toMatchObject({ success: true });
});
