import { Secret, TOTP } from 'otpauth';
import { beforeAll, describe, expect, test, vi } from 'vitest';

import { demoServer } from '../../start/testing/demo-server.ts';
import { testPassword } from '../../start/testing/running-server.ts';

vi.setConfig({ testTimeout: 60_000 });

const { api, client, signIn, tokenOf } = demoServer(['lina', 'zhangwei'], { environment: { CAPTCHA: 'off' } });
const strict = demoServer([], { environment: { CAPTCHA: 'off', SECOND_FACTOR_ROLES: 'sales' } });

// A code changes every 30 seconds: the clock is held in the middle of a step, so that no code grows old during a test.
beforeAll(() => {
  const step = 30_000;
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / step) * step + step / 2 });
  return () => void vi.useRealTimers();
});

const codeOf = (secret: string, step: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + step * 30_000 });
const logIn = (username: string, where = api) => where('POST', '/sys/login', { username, password: testPassword }, '');
const second = (ticket: string, code: string, where = api) =>
  where('POST', '/sys/secondFactor/signIn', { ticket, code }, '');

describe('by choice', () => {
  test('a person sets it up by a code, and signs in with codes that are good once', async () => {
    const begin = (password: string) => api('POST', '/sys/secondFactor/begin', { password }, 'lina');
    expect(await begin('wrong')).toMatchObject({ success: false, message: '密码不正确' });
    const { secret, uri } = (await begin(testPassword)).result;
    expect(uri).toMatch(/^otpauth:\/\/totp\/Pagewright:lina\?.*secret=/);
    expect(await logIn('lina')).toMatchObject({ code: 200 });
    const confirm = (code: string) => api('POST', '/sys/secondFactor/confirm', { code }, 'lina');
    expect(await confirm('000000')).toMatchObject({ success: false, message: '两步验证码不正确' });
    const { recoveryCodes } = (await confirm(codeOf(secret, -1))).result;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await begin(testPassword)).toMatchObject({ message: '两步验证已经打开。' });

    const firstAnswer = await logIn('lina');
    expect(firstAnswer).toMatchObject({
      success: false,
      message: '请输入两步验证码',
      result: { factorTicket: expect.any(String) },
    });
    expect(JSON.stringify(firstAnswer)).not.toMatch(/"token"|setup/);
    const { factorTicket } = firstAnswer.result;
    expect(await second(factorTicket, codeOf(secret, -1))).toMatchObject({ message: '两步验证码不正确' });
    const code = codeOf(secret, 0);
    const answer = await second(factorTicket, code);
    expect(answer).toMatchObject({ code: 200, result: { userInfo: { username: 'lina' } } });
    expect(answer.result.recoveryCodes).toBeUndefined();
    expect(await second(factorTicket, codeOf(secret, 1))).toMatchObject({ message: '登录已过期，请重新登录。' });
    expect(await second((await logIn('lina')).result.factorTicket, code)).toMatchObject({ success: false });

    const [first, other] = recoveryCodes;
    expect(await second((await logIn('lina')).result.factorTicket, ` ${first.toUpperCase()}`)).toMatchObject({
      code: 200,
    });
    expect(await second((await logIn('lina')).result.factorTicket, first)).toMatchObject({ success: false });
    const state = async () => (await api('GET', '/sys/secondFactor/state', undefined, 'lina')).result;
    expect(await state()).toEqual({ enabled: true, required: false, recoveryCodes: 9 });
    const end = (body: object) => api('POST', '/sys/secondFactor/end', body, 'lina');
    expect(await end({ password: testPassword, code: '000000' })).toMatchObject({ success: false });
    expect(await end({ password: testPassword, code: other })).toMatchObject({ message: '两步验证已关闭！' });
    expect(await state()).toEqual({ enabled: false, required: false, recoveryCodes: 0 });
    expect(await logIn('lina')).toMatchObject({ code: 200 });
  });

  test('codes are not guessed, however often the password is right', async () => {
    const { secret } = (await api('POST', '/sys/secondFactor/begin', { password: testPassword }, 'zhangwei')).result;
    await api('POST', '/sys/secondFactor/confirm', { code: codeOf(secret, -1) }, 'zhangwei');
    const wrong = String((Number(codeOf(secret, 0)) + 1) % 1_000_000).padStart(6, '0');
    for (let guess = 0; guess < 5; guess += 1) await second((await logIn('zhangwei')).result.factorTicket, wrong);
    const right = await second((await logIn('zhangwei')).result.factorTicket, codeOf(secret, 1));
    expect(right).toMatchObject({ success: false, message: '该用户登录失败次数过多，请于10分钟后再次登录！' });
    const reset = (by: string) => api('POST', '/sys/user/resetSecondFactor', { username: 'zhangwei' }, by);
    expect(await reset('lina')).toMatchObject({ code: 510 });
    expect(await reset('admin')).toMatchObject({ success: true });
    expect(await logIn('zhangwei')).toMatchObject({ code: 200 });
  });
});

test('by role: it is set up at the sign-in, and cannot be ended', async () => {
  const first = await logIn('zhangwei', strict.api);
  expect(first).toMatchObject({ success: false, message: '您的角色要求两步验证，请先设置。' });
  const { factorTicket, setup } = first.result;
  expect(await second(factorTicket, '000000', strict.api)).toMatchObject({ success: false });
  const answer = await second(factorTicket, codeOf(setup.secret, 0), strict.api);
  expect(answer).toMatchObject({ code: 200, result: { recoveryCodes: expect.any(Array), token: expect.any(String) } });
  const body = { password: testPassword, code: answer.result.recoveryCodes[0] };
  const { token } = answer.result;
  const end = await strict.client().api('POST', '/sys/secondFactor/end', { token, body });
  expect(end.json).toMatchObject({ message: '您的角色要求两步验证，不能关闭。' });
  expect(await logIn('admin', strict.api)).toMatchObject({ code: 200 });
});

test('one’s own sessions are listed without what signs in, and ended one by one', async () => {
  const elsewhere = await client().signIn('lina');
  await signIn('lina');
  const list = async () => (await api('GET', '/sys/ownSessions', undefined, 'lina')).result;
  const sessions: { id: string; own: boolean }[] = await list();
  expect(sessions.filter(({ own }) => own)).toHaveLength(1);
  expect(JSON.stringify(sessions)).not.toContain(tokenOf('lina'));
  const other = sessions.find(({ own }) => !own);
  const end = (id: string | undefined, by: string) => api('POST', '/sys/ownSessions/end', { id }, by);
  expect(await end(other?.id, 'admin')).toMatchObject({ success: false });
  for (const { id, own } of sessions) if (!own) await end(id, 'lina');
  expect((await client().api('GET', '/sys/user/getUserInfo', { token: elsewhere })).status).toBe(401);
  expect(await list()).toHaveLength(1);
});
