// covers: call-phone
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { demoServer } from '../../start/testing/demo-server.ts';
import { smsSender } from './sender.ts';

vi.setConfig({ testTimeout: 60_000 });

const sent: { phone: string; code: string; purpose: string }[] = [];
let isDown = false;
const { api, client, userId } = demoServer(['lina'], {
  environment: { REGISTER: 'on', CAPTCHA: 'off' },
  start: {
    async sms(message) {
      if (isDown) throw new Error('down');
      sent.push(message);
    },
  },
});
const ask = (mobile: string, smsmode: string) => api('POST', '/sys/sms', { mobile, smsmode }, '');
const codeFor = async (mobile: string, smsmode: string): Promise<string> => {
  expect(await ask(mobile, smsmode)).toMatchObject({ success: true });
  return sent.at(-1)?.code ?? '';
};
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const setPhone = async (username: string, phone: string): Promise<void> => {
  const { result } = await api('GET', `/sys/user/queryById?id=${await userId(username)}`);
  expect(await api('PUT', '/sys/user/edit', { ...result, phone })).toMatchObject({ success: true });
};

describe('a code by short message', () => {
  // covers: call-phone
  test('signs in whose telephone it is, once, and is not guessed', async () => {
    await setPhone('lina', '13900000001');
    const code = await codeFor('13900000001', '0');
    expect(sent.at(-1)).toMatchObject({
      phone: '13900000001',
      purpose: 'login',
      code: expect.stringMatching(/^\d{6}$/),
    });
    expect(await ask('13900000001', '0')).toMatchObject({ success: false, message: '验证码10分钟内，仍然有效！' });
    const signIn = (captcha: string) => api('POST', '/sys/phoneLogin', { mobile: '13900000001', captcha }, '');
    expect(await signIn(wrong(code))).toMatchObject({ success: false, message: '手机验证码错误' });
    const answer = await signIn(code);
    expect(answer).toMatchObject({ code: 200, message: '登录成功', result: { userInfo: { username: 'lina' } } });
    expect((await client().api('GET', '/sys/user/getUserInfo', { token: answer.result.token })).status).toBe(200);
    expect(await signIn(code)).toMatchObject({ success: false, message: '手机验证码错误' });
    const next = await codeFor('13900000001', '0');
    for (let guess = 0; guess < 5; guess += 1) await signIn(wrong(next));
    expect(await signIn(next)).toMatchObject({ success: false });
  });

  test.each([
    ['to nobody', '', '0', '手机号不允许为空！'],
    ['to what is no number', '12345', '0', '手机号码格式不正确！'],
    ['to sign in, to a stranger', '13911111111', '0', '该用户不存在或未绑定手机号'],
    ['for a new password, to a stranger', '13911111111', '2', '该用户不存在或未绑定手机号'],
    ['to register who is there already', '13900000002', '1', ' 手机号已经注册，请直接登录！'],
  ])('is not sent %s', async (_name, mobile, mode, message) => {
    if (mobile === '13900000002') await setPhone('zhangwei', mobile);
    expect(await ask(mobile, mode)).toMatchObject({ success: false, message });
  });

  test('that did not get through may be asked for again at once', async () => {
    isDown = true;
    const failed = { success: false, message: '短信验证码发送失败,请稍后重试' };
    expect(await ask('13922222222', '1')).toMatchObject(failed);
    isDown = false;
    await codeFor('13922222222', '1');
  });

  // covers: call-phone
  test('registers somebody, who may nothing yet, with the rules of users', async () => {
    const phone = '13933333333';
    const smscode = await codeFor(phone, '1');
    const register = (more: object = {}) =>
      api('POST', '/sys/user/register', { username: 'newcomer', password: 'secret-1', phone, smscode, ...more }, '');
    expect(await register({ username: 'lina' })).toMatchObject({ message: '用户名已注册' });
    expect(await register({ phone: '13900000001' })).toMatchObject({ message: '该手机号已注册' });
    expect(await register({ smscode: wrong(smscode) })).toMatchObject({ message: '手机验证码错误' });
    expect(await register({ phone: '13944444444' })).toMatchObject({ message: '手机验证码失效，请重新获取' });
    expect(await register({ username: '张 三!' })).toMatchObject({ message: '只允许字母、数字、下划线' });
    expect(await register({ username: 'abc' })).toMatchObject({ message: '长度4到18个字符' });
    expect(await register({ phone: '12345678901' })).toMatchObject({ message: '请输入正确手机号' });
    expect(await register({ email: 'a@b' })).toMatchObject({ message: '邮箱格式不正确' });
    expect(await register({ roleCode: 'admin' })).toMatchObject({ success: true, message: '注册成功' });
    const token = await client().signIn('newcomer', 'secret-1');
    const { json } = await client().api('GET', '/sys/user/list', { token });
    expect(json).toMatchObject({ code: 510 });
    expect(await register()).toMatchObject({ message: '用户名已注册' });
  });

  // covers: call-phone
  test('makes a new password, and ends the sessions of the old one', async () => {
    const phone = '13900000002';
    await setPhone('zhangwei', phone);
    const token = await client().signIn('zhangwei');
    const smscode = await codeFor(phone, '2');
    const verify = (code: string) => api('POST', '/sys/user/phoneVerification', { phone, smscode: code }, '');
    expect(await verify(wrong(smscode))).toMatchObject({ success: false, message: '手机验证码错误' });
    expect((await verify(smscode)).result).toEqual({ username: 'zhangwei', smscode });
    const change = (query: object) =>
      api('GET', `/sys/user/passwordChange?${new URLSearchParams({ ...query })}`, undefined, '');
    const whole = { username: 'zhangwei', password: 'another-1', smscode, phone };
    expect(await change({ ...whole, password: '' })).toMatchObject({ success: false, message: '重置密码失败！' });
    expect(await change({ ...whole, smscode: wrong(smscode) })).toMatchObject({ message: '短信验证码不匹配！' });
    expect(await change({ ...whole, phone: '13955555555' })).toMatchObject({ message: '短信验证码失效！' });
    expect(await change(whole)).toMatchObject({ success: true, message: '密码重置完成！' });
    expect((await client().api('GET', '/sys/user/getUserInfo', { token })).status).toBe(401);
    expect(await client().signIn('zhangwei', 'another-1')).not.toBe('undefined');
  });
});

describe('the sender of the settings', () => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const message = { phone: '13812345678', code: '135790', purpose: 'login' } as const;
  const none = { smsGateway: undefined, smsToken: undefined };

  // covers: call-phone
  test('without a gateway writes the code into the log if only this machine can connect, and refuses otherwise', async () => {
    const notice = await smsSender({ ...none, host: '127.0.0.1' }, log)(message);
    expect(notice).toBe('没有设置短信网关：验证码写在服务的日志里，请向管理员索取。');
    expect(log.warn.mock.calls.flat().join()).toMatch(/138\*{4}78.*135790/);
    expect(log.warn.mock.calls.flat().join()).not.toContain('13812345678');
    await expect(smsSender({ ...none, host: '0.0.0.0' }, log)(message)).rejects.toThrow();
  });

  test('posts to its gateway with its token, and fails where that does', async () => {
    const requests: unknown[] = [];
    const gateway = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => (body += String(part)));
      request.on('end', () => {
        requests.push([request.headers.authorization, JSON.parse(body)]);
        response.writeHead(requests.length > 1 ? 500 : 200).end();
      });
    });
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void gateway.close());
    const smsGateway = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/`;
    const send = smsSender({ smsGateway, smsToken: 't', host: '0.0.0.0' }, log);
    await send(message);
    expect(requests).toEqual([['Bearer t', message]]);
    await expect(send(message)).rejects.toThrow('500');
  });
});
