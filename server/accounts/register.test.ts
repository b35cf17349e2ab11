// covers: call-phone
import { describe, expect, test, vi } from 'vitest';

import { demoServer } from '../start/testing/demo-server.ts';

vi.setConfig({ testTimeout: 60_000 });

const open = demoServer(['lina', 'zhangwei'], {
  environment: { REGISTER: 'on', CAPTCHA: 'off' },
  start: { sms: async () => undefined },
});
const closed = demoServer(['zhangwei'], { environment: { CAPTCHA: 'off' } });

describe('whether a name is free', () => {
  test('is reported to people who register, but not to a program that asks too often', async () => {
    const ask = (query: string) => open.api('GET', `/sys/user/checkOnlyUser?${query}`, undefined, '');
    expect(await ask('username=lina')).toMatchObject({ success: false, message: '用户账号已存在' });
    expect(await ask('username=nobody-yet')).toMatchObject({ success: true });
    expect(await ask('')).toMatchObject({ success: false, message: '缺少参数 username。' });
    const names = Array.from({ length: 28 }, (_, at) => ask(`username=guess${at}`));
    expect(new Set((await Promise.all(names)).map(({ success }) => success))).toEqual(new Set([true]));
    for (const guess of ['username=lina', 'phone=13900000001', 'email=a@b.cn'])
      expect(await ask(guess)).toMatchObject({ success: false, message: '操作过于频繁，请 10 分钟后再试。' });
    const more = [
      open.api('POST', '/sys/sms', { mobile: '13911112222', smsmode: '0' }, ''),
      open.api('POST', '/sys/user/register', { username: 'lina', password: 'x', phone: '13911112222' }, ''),
    ];
    for (const answer of await Promise.all(more))
      expect(answer).toMatchObject({ success: false, message: '操作过于频繁，请 10 分钟后再试。' });
    expect(await open.api('GET', '/sys/user/checkOnlyUser?username=lina')).toMatchObject({ message: '用户账号已存在' });
  });

  test('is not reported if registration is closed', async () => {
    const { status } = await closed.client().api('GET', '/sys/user/checkOnlyUser?username=lina');
    expect(status).toBe(401);
    const answer = await closed.api('GET', '/sys/user/checkOnlyUser?username=lina', undefined, 'zhangwei');
    expect(answer).toMatchObject({ success: false, code: 510 });
  });
});

test('the sign-in page gets the available ways to sign in', async () => {
  expect((await open.api('GET', '/sys/waysIn', undefined, '')).result).toMatchObject({ register: true, phone: true });
  expect((await closed.api('GET', '/sys/waysIn', undefined, '')).result).toMatchObject({ register: false });
});
