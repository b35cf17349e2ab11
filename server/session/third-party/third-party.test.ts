import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test, vi } from 'vitest';

import { demoServer } from '../../start/testing/demo-server.ts';
import { testPassword } from '../../start/testing/running-server.ts';
import { casUser } from './cas.ts';
import { ownPath } from './own-path.ts';
import { settingOf, startProvider } from './testing/provider-double.ts';

vi.setConfig({ testTimeout: 60_000 });

const publicUrl = 'https://erp.example.com';
const base = '/jeecg-boot/sys/thirdLogin';
const provider = await startProvider(`${publicUrl}${base}/works/callback`);
const casAsked: string[] = [];
const cas = createServer((request, response) => {
  casAsked.push(request.url ?? '');
  const isRight = request.url?.includes('ticket=ST-1&');
  response.end(
    isRight
      ? '<cas:serviceResponse><cas:authenticationSuccess><cas:user>lina</cas:user></cas:authenticationSuccess></cas:serviceResponse>'
      : '<cas:serviceResponse><cas:authenticationFailure code="INVALID_TICKET">no</cas:authenticationFailure></cas:serviceResponse>',
  );
});
await new Promise<void>((resolve) => cas.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  provider.close();
  cas.close();
});
const { api, client, address, userId } = demoServer([], {
  environment: {
    CAPTCHA: 'off',
    PUBLIC_URL: publicUrl,
    OIDC_PROVIDERS: settingOf(provider.issuer),
    SSO: 'works',
    CAS_URL: `http://127.0.0.1:${(cas.address() as AddressInfo).port}/cas`,
  },
});

function browser() {
  let cookie = '';
  const get = async (path: string) => {
    const answer = await fetch(address() + path, { redirect: 'manual', headers: { cookie } });
    const [given] = answer.headers.getSetCookie();
    if (given) cookie = given.split(';')[0] ?? '';
    return { answer, given, location: answer.headers.get('location') ?? '' };
  };
  return {
    get,
    come: async (back: string) => new URL((await get(back.slice(publicUrl.length))).location),
    async post(path: string, body: object, token?: string) {
      const headers = { cookie, 'content-type': 'application/json', ...(token && { 'X-Access-Token': token }) };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      return (await fetch(`${address()}${base}${path}`, init)).json();
    },
    json: async (path: string) => (await fetch(address() + base + path, { headers: { cookie } })).json(),
  };
}

const li = { sub: 'li-1', name: '李娜' };

async function visit(who = browser(), query = '', subject = li) {
  const { location } = await who.get(`${base}/render/works${query}`);
  return { who, landed: await who.come(provider.approve(location, subject)) };
}

describe('a user whom a provider identifies', () => {
  // covers: call-third
  test('is bound with the password the first time, and signed in without it afterwards', async () => {
    const first = await visit(browser(), '?redirect=/base/customer%3Flevel%3DA');
    expect(provider.complaints).toEqual([]);
    expect(first.landed.origin + first.landed.pathname).toBe(`${publicUrl}/oauth2-app/login`);
    expect(first.landed.searchParams.get('redirect')).toBe('/base/customer?level=A');
    const uuid = first.landed.searchParams.get('bind') ?? '';
    const bind = (password: string) => first.who.post('/user/checkPassword', { uuid, username: 'lina', password });
    expect(await bind('wrong')).toMatchObject({ success: false, message: '用户名或密码错误' });
    expect(await bind(testPassword)).toMatchObject({ code: 200, result: { userInfo: { username: 'lina' } } });

    const { who, landed } = await visit();
    expect(provider.complaints).toEqual([]);
    const token = landed.searchParams.get('oauth2LoginToken') ?? '';
    expect(await browser().json(`/getLoginUser/${token}/works`)).toMatchObject({ success: false });
    const answer = await who.json(`/getLoginUser/${token}/works`);
    expect(answer).toMatchObject({ code: 200, result: { userInfo: { username: 'lina' }, departs: expect.any(Array) } });
    const own = { token: answer.result.token };
    expect((await client().api('GET', '/sys/user/getUserInfo', own)).json.result.userInfo.username).toBe('lina');
    expect(await who.json(`/getLoginUser/${token}/works`)).toMatchObject({ success: false });

    const { result } = (await client().api('GET', '/sys/thirdLogin/bindings', own)).json;
    expect(result).toMatchObject([{ provider: 'works', name: '李娜' }]);
    const body = { id: result[0].id };
    expect(await api('POST', '/sys/thirdLogin/unbind', body)).toMatchObject({ success: false });
    const gone = await client().api('POST', '/sys/thirdLogin/unbind', { ...own, body });
    expect(gone.json).toMatchObject({ message: '解除绑定成功！' });
    expect((await visit()).landed.searchParams.has('bind')).toBe(true);
  });

  // covers: call-third
  test('is bound to the signed-in user with the password, without another sign-in', async () => {
    const wang = { sub: 'wang-1', name: '王强' };
    const { who, landed } = await visit(browser(), '?redirect=/account/settings/binding', wang);
    expect(landed.searchParams.get('redirect')).toBe('/account/settings/binding');
    const uuid = landed.searchParams.get('bind') ?? '';
    const login = { body: { username: 'lina', password: testPassword } };
    const token: string = (await client().api('POST', '/sys/login', login)).json.result.token;
    const bind = (body: object, by = who) => by.post('/bind', body, token);
    expect(await who.post('/bind', { uuid, password: testPassword })).toMatchObject({ code: 401 });
    expect(await bind({ uuid, password: 'wrong' })).toMatchObject({ success: false, message: '密码不正确' });
    expect(await bind({ uuid, password: testPassword }, browser())).toMatchObject({ success: false });
    expect(await bind({ uuid, password: testPassword })).toMatchObject({ success: true, message: '绑定成功！' });
    expect(await bind({ uuid, password: testPassword })).toMatchObject({ success: false });
    const own = { token };
    const bindings = async () => (await client().api('GET', '/sys/thirdLogin/bindings', own)).json.result;
    expect(await bindings()).toMatchObject([{ provider: 'works', name: '王强' }]);
    expect((await visit(browser(), '', wang)).landed.searchParams.has('oauth2LoginToken')).toBe(true);
    await client().api('POST', '/sys/thirdLogin/unbind', { ...own, body: { id: (await bindings())[0].id } });
    expect((await visit(browser(), '', wang)).landed.searchParams.has('bind')).toBe(true);
  });

  test('gets a message if the account is frozen', async () => {
    const zhang = { sub: 'zhang-1', name: '张伟' };
    const { who, landed } = await visit(browser(), '', zhang);
    const uuid = landed.searchParams.get('bind') ?? '';
    expect(await who.post('/user/checkPassword', { uuid, username: 'zhangwei', password: testPassword })).toMatchObject(
      {
        success: true,
      },
    );
    const ids = await userId('zhangwei');
    await api('PUT', '/sys/user/frozenBatch', { ids, status: 2 });
    expect((await visit(browser(), '', zhang)).landed.searchParams.get('error')).toBe('frozen');
  });
});

describe('an answer is refused', () => {
  test('in another browser, twice, of another question, with another nonce, issuer or signature', async () => {
    const who = browser();
    const { location, given } = await who.get(`${base}/render/works`);
    expect(given).toMatch(/HttpOnly; SameSite=Lax; Secure$/);
    const back = provider.approve(location, li);
    expect((await browser().come(back)).searchParams.get('error')).toBe('expired');
    expect((await who.come(back)).searchParams.get('error')).toBeNull();
    expect((await who.come(back)).searchParams.get('error')).toBe('expired');
    const forged = back.replace(/state=[^&]+/, 'state=guessed');
    expect((await who.come(forged)).searchParams.get('error')).toBe('expired');
    for (const wrong of [{ nonce: 'other' }, { issuer: 'https://evil.example' }, { key: true }]) {
      const next = await who.get(`${base}/render/works`);
      const landed = await who.come(provider.approve(next.location, li, wrong));
      expect(landed.searchParams.get('error')).toBe('refused');
    }
    const denied = await who.get(`${base}/render/works`);
    const state = new URL(denied.location).searchParams.get('state') ?? '';
    const callback = `${publicUrl}${base}/works/callback?error=access_denied&state=${state}`;
    expect((await who.come(callback)).searchParams.get('error')).toBe('refused');
  });

  test('of an unknown user', async () => {
    expect(await browser().json('/render/nobody')).toMatchObject({
      success: false,
      message: '没有设置这种登录方式，请用账号密码登录。',
    });
    expect((await visit(browser(), '?redirect=//evil.example')).landed.searchParams.has('redirect')).toBe(false);
  });
});

test.each<[string, string]>([
  ['/base/customer?a=1', '/base/customer?a=1'],
  ['//evil.example', ''],
  ['/\\evil.example', ''],
  ['https://evil.example', ''],
  ['/a\n/b', ''],
])('a place to go to: %j is %j', (text, path) => expect(ownPath(text)).toBe(path));

describe('a ticket of CAS', () => {
  // covers: call-third
  test('signs in the user that the server names, for our own addresses only', async () => {
    const ask = (ticket: string, service: string) =>
      api('GET', `/sys/cas/client/validateLogin?${new URLSearchParams({ ticket, service })}`, undefined, '');
    const own = `${publicUrl}/oauth2-app/login`;
    expect(await ask('ST-1', own)).toMatchObject({
      code: 200,
      result: { token: expect.any(String), userInfo: { username: 'lina' }, multi_depart: expect.any(Number) },
    });
    expect(casAsked.at(-1)).toBe(`/cas/serviceValidate?${new URLSearchParams({ ticket: 'ST-1', service: own })}`);
    expect(await ask('ST-2', own)).toMatchObject({ success: false, message: '登录失败' });
    const before = casAsked.length;
    expect(await ask('ST-1', 'https://evil.example/')).toMatchObject({ success: false, message: '登录失败' });
    expect(casAsked).toHaveLength(before);
  });

  test.each<[string, string | undefined]>([
    ['<cas:authenticationSuccess><cas:user>a&amp;b</cas:user></cas:authenticationSuccess>', 'a&b'],
    ['<cas:authenticationSuccess><cas:user>a</cas:user><cas:user>b</cas:user></cas:authenticationSuccess>', undefined],
    ['<cas:authenticationFailure>a<!--<cas:user>b</cas:user>--></cas:authenticationFailure>', undefined],
    ['<cas:user>a</cas:user>', undefined],
    ['', undefined],
  ])('%s names %s', (xml, name) => expect(casUser(xml)).toBe(name));
});

test('the sign-in page gets the configured providers', async () => {
  const { result } = await api('GET', '/sys/waysIn', undefined, '');
  expect(result).toMatchObject({ providers: [{ id: 'works', title: '厂区账号' }], sso: 'works' });
  expect(JSON.stringify(result)).not.toContain('secret');
});
