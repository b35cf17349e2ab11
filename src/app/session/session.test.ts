import { createStore } from 'jotai';
import { describe, expect, test, vi } from 'vitest';

import { permissionNames } from '../../engine/permission/index.ts';
import { createMemoryStorage } from '../browser/testing/memory-storage.ts';
import { byPassword, createSession } from './create-session.ts';
import { sessionChange } from './follow-other-tabs.ts';
import { authorityAtom, userAtom } from './session-atoms.ts';
import { createSessionStore } from './session-store.ts';
import { CaptchaRequired } from './sign-in-answer.ts';
import { createDictionariesOf, fakeServer, type FakeAnswer } from './testing/session-parts.ts';

const user = { id: 'u1', username: 'admin', realname: '管理员', orgCode: 'A01' };
const ok = (result: unknown, code = 200) => ({ body: { success: true, code, message: '', result } });

const server: Record<string, FakeAnswer> = {
  '/sys/login': ok({ token: 'T1', userInfo: user, sysAllDictItems: { sex: [{ value: '1', text: '男' }] } }),
  '/sys/permission/getUserPermissionByToken': ok(
    { menu: [{ path: '/a' }], auth: [{ action: 'sales:order:add', type: '1', describe: '新增' }], allAuth: [] },
    0,
  ),
  '/sys/dict/queryAllDictItems': ok({ sex: [{ value: '2', text: '女' }] }),
  '/sys/logout': { status: 500, body: {} },
};

function sessionOf(answers: Record<string, FakeAnswer> = {}) {
  const local = createMemoryStorage();
  const tab = createMemoryStorage();
  const sessionStore = createSessionStore(local, tab, () => 1000);
  const all = { ...server, ...answers };
  const fake = fakeServer(({ path }) => all[path.replace('/jeecg-boot', '')] ?? { status: 404, body: {} });
  const { http, dictionaries } = createDictionariesOf(fake, sessionStore);
  const store = createStore();
  const leave = vi.fn();
  return {
    session: createSession({ http, sessionStore, dictionaries, store, leave }),
    local,
    tab,
    store,
    sessionStore,
    dictionaries,
    leave,
    fake,
  };
}

describe('signing in', () => {
  // covers: limit-storage
  test('keeps token, name, person and dictionaries', async () => {
    const { session, local, store, sessionStore, dictionaries } = sessionOf();
    await session.signIn({ username: 'admin', password: 'x' });
    expect(sessionStore.token()).toBe('T1');
    expect(store.get(userAtom)).toEqual(user);
    expect(dictionaries.cached('sex')).toEqual([{ value: '1', text: '男' }]);
    expect([...local.entries.keys()].toSorted()).toEqual([
      'Access-Token',
      'Login_Userinfo',
      'Login_Username',
      'UI_CACHE_DB_DICT_DATA',
      'pagewright.last-username',
    ]);
  });

  // covers: call-login-code
  test('counts with code 200 only', async () => {
    const { session, sessionStore } = sessionOf({ '/sys/login': ok({ token: 'T', userInfo: user }, 0) });
    await expect(session.signIn({ username: 'admin', password: 'x' })).rejects.toMatchObject({ kind: 'server' });
    expect(sessionStore.token()).toBeUndefined();
  });

  test('says what the server says', async () => {
    const body = { success: false, code: 500, message: '用户名或密码错误', result: null };
    const { session } = sessionOf({ '/sys/login': { body } });
    await expect(session.signIn({ username: 'admin', password: 'x' })).rejects.toThrow('用户名或密码错误');
  });

  test.each([
    { success: false, code: 412, message: '验证码错误' },
    { success: false, code: 500, message: '验证码无效' },
  ])('asks for a captcha on %j', async (body) => {
    const { session } = sessionOf({ '/sys/login': { body } });
    await expect(session.signIn({ username: 'admin', password: 'x' })).rejects.toBeInstanceOf(CaptchaRequired);
  });

  test('chooses the first tenant', async () => {
    const { session, sessionStore } = sessionOf({
      '/sys/login': ok({ token: 'T', userInfo: user, tenantList: [{ id: 7, name: '甲' }] }),
    });
    await session.signIn({ username: 'admin', password: 'x' });
    expect(sessionStore.tenantId()).toBe('7');
  });
});

describe('loading', () => {
  test('asks once for menu, permissions and dictionaries', async () => {
    const { session, store, dictionaries, fake, tab } = sessionOf();
    await Promise.all([session.load(), session.load()]);
    expect(fake.requests).toHaveLength(2);
    expect(store.get(authorityAtom)?.menu).toHaveLength(1);
    expect(dictionaries.cached('sex')).toEqual([{ value: '2', text: '女' }]);
    expect(tab.get('LOGIN_USER_BUTTON_AUTH')).toContain('sales:order:add');
  });

  // covers: error-menu
  test('without a menu fails in the words of the specification, and may be tried again', async () => {
    const { session, fake } = sessionOf({
      '/sys/permission/getUserPermissionByToken': ok({ menu: [], auth: [], allAuth: [] }),
    });
    await expect(session.load()).rejects.toThrow('getPermissionList: permissions must be a non-null array !');
    await expect(session.load()).rejects.toThrow('getPermissionList');
    expect(fake.requests.filter(({ url }) => url.pathname.endsWith('ByToken'))).toHaveLength(2);
  });

  test('does without dictionaries where they fail', async () => {
    const { session } = sessionOf({ '/sys/dict/queryAllDictItems': { status: 500, body: {} } });
    expect((await session.load()).menu).toHaveLength(1);
  });
});

test('who was at work stays with his tenant when he signs in again, another person begins with his own', async () => {
  const tenantList = [
    { id: 7, name: '甲' },
    { id: 8, name: '乙', footContent: '乙的页脚' },
  ];
  const { session, sessionStore } = sessionOf({ '/sys/login': ok({ token: 'T', userInfo: user, tenantList }) });
  const answer = await session.authenticate(byPassword({ username: 'admin', password: 'x' }));
  expect(sessionStore.token()).toBeUndefined();
  expect(answer.tenants.map(({ name }) => name)).toEqual(['甲', '乙']);
  const second = answer.tenants[1];
  session.begin(second ? { ...answer, tenant: second } : answer);
  expect(sessionStore.tenantId()).toBe('8');
  await session.signIn({ username: 'admin', password: 'x' });
  expect(sessionStore.tenantId()).toBe('8');
  expect(sessionStore.lastTenant()).toMatchObject({ footContent: '乙的页脚' });
  session.forget();
  expect(sessionStore.tenantId()).toBeUndefined();
  await session.signIn({ username: 'admin', password: 'x' });
  expect(sessionStore.tenantId()).toBe('7');
});

test('a second factor is asked for by what the server says', async () => {
  const refusal = { success: false, code: 500, message: '请输入两步验证码', result: { factorTicket: 'F1' } };
  const { session } = sessionOf({ '/sys/login': { body: refusal } });
  await expect(session.signIn({ username: 'admin', password: 'x' })).rejects.toMatchObject({ ticket: 'F1' });
});

test('changed permissions replace those of the start; who may nothing any more leaves', async () => {
  const answers: Record<string, FakeAnswer> = {};
  const { session, store, leave } = sessionOf(answers);
  await session.signIn({ username: 'admin', password: 'x' });
  await session.load();
  await session.reload();
  expect(store.get(authorityAtom)?.auth).toHaveLength(1);
  expect(leave).not.toHaveBeenCalled();
  const { session: emptied, leave: left } = sessionOf({
    '/sys/permission/getUserPermissionByToken': ok({ menu: [], auth: [], allAuth: [] }, 0),
  });
  await emptied.signIn({ username: 'admin', password: 'x' });
  await emptied.reload();
  expect(left).toHaveBeenCalledOnce();
});

// covers: state-sign-out
test('signing out forgets everything but the name, whatever the server says', async () => {
  const { session, local, tab, store, leave } = sessionOf();
  await session.signIn({ username: 'admin', password: 'x' });
  await session.load();
  await session.signOut('/a');
  expect([...local.entries.keys()]).toEqual(['pagewright.last-username']);
  expect(tab.entries.size).toBe(0);
  expect(store.get(userAtom)).toBeUndefined();
  expect(leave).toHaveBeenCalledExactlyOnceWith('/a', undefined);
});

// covers: product-sso
test('who came by single sign-on leaves it by signing out, but not once signed in by a password', async () => {
  const { session, leave } = sessionOf();
  const byTicket = { method: 'POST', path: '/sys/login', logout: 'https://cas.example.com/cas/logout' } as const;
  session.begin(await session.authenticate(byTicket));
  await session.signOut();
  expect(leave).toHaveBeenLastCalledWith(undefined, 'https://cas.example.com/cas/logout');
  session.begin(await session.authenticate(byTicket));
  await session.signIn({ username: 'admin', password: 'x' });
  await session.signOut();
  expect(leave).toHaveBeenLastCalledWith(undefined, undefined);
});

// covers: entity-user
test.each([
  [{ key: 'Access-Token', oldValue: '{}', newValue: null }, 'signed-out'],
  [{ key: null, oldValue: null, newValue: null }, 'signed-out'],
  [{ key: 'Access-Token', oldValue: null, newValue: '{}' }, 'signed-in'],
  [{ key: 'TENANT_ID', oldValue: '{"value":"1","expires":5}', newValue: '{"value":"2","expires":5}' }, 'tenant'],
  [{ key: 'TENANT_ID', oldValue: '{"value":"1","expires":5}', newValue: '{"value":"1","expires":9}' }, undefined],
  [{ key: 'TENANT_ID', oldValue: '{"value":"1","expires":5}', newValue: null }, undefined],
  [{ key: 'Login_Userinfo', oldValue: null, newValue: '{}' }, 'person'],
  [{ key: 'other', oldValue: null, newValue: null }, undefined],
])('another tab: %j is %s', (event, change) => {
  expect(sessionChange(event)).toBe(change);
});

describe('permission names', () => {
  test('are the points held that are not switched off', () => {
    const auth = [
      { action: 'a:add, a:edit, a:off', type: '1' },
      { action: 'a:field', type: '2' },
    ];
    const allAuth = [
      { action: 'a:off', type: '1', status: '0' },
      { action: 'a:other', type: '1', status: '1' },
    ];
    expect(permissionNames({ auth, allAuth })).toEqual(new Set(['a:add', 'a:edit']));
  });

  test('are none where the server names nothing', () => {
    expect(permissionNames({ auth: [], allAuth: [] })).toEqual(new Set());
  });
});
