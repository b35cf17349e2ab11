import { expect, test, vi } from 'vitest';

import { demoServer } from '../start/testing/demo-server.ts';
import { testPassword } from '../start/testing/running-server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const { api, userId } = demoServer(['zhangwei', 'lina']);
const own = (username = 'zhangwei') => api('GET', '/sys/user/login/setting/getUserData', undefined, username);
const edit = (body: object, username = 'zhangwei') => {
  return api('POST', '/sys/user/login/setting/userEdit', body, username);
};

test('a user without permission to list users reads their own account, with the names of departments and without the password', async () => {
  const { result } = await own();
  expect(result).toMatchObject({ username: 'zhangwei', id: await userId('zhangwei') });
  expect(result.orgCodeTxt).not.toBe('');
  expect(JSON.stringify(result)).not.toMatch(/scrypt|password/);
});

test('changes the permitted properties, by PUT as by POST', async () => {
  const { version } = (await own()).result;
  const saved = await edit({ realname: '张伟一', sex: 1, birthday: '1990-01-31', email: 'zw@example.com', version });
  expect(saved).toMatchObject({ success: true, message: '更新个人信息成功', result: { realname: '张伟一', sex: 1 } });
  const put = await api('PUT', '/sys/user/login/setting/userEdit', { avatar: 'avatar/a.png' }, 'zhangwei');
  expect(put.result).toMatchObject({ realname: '张伟一', avatar: 'avatar/a.png', birthday: '1990-01-31' });
  expect((await api('GET', '/sys/user/getUserInfo', undefined, 'zhangwei')).result.userInfo).toMatchObject({
    realname: '张伟一',
    avatar: 'avatar/a.png',
    email: 'zw@example.com',
  });
});

test('an earlier version is refused with the record as it is now', async () => {
  const { version } = (await own()).result;
  await edit({ realname: '张伟二', version });
  expect(await edit({ realname: '张伟三', version })).toMatchObject({
    success: false,
    code: 409,
    result: { current: { realname: '张伟二' } },
  });
});

test('does not change the record of another user, whatever the body contains', async () => {
  const lina = (await own('lina')).result;
  expect(await edit({ id: lina.id, realname: '李' })).toMatchObject({ success: false, message: '只能修改自己的数据' });
  expect(await edit({ username: 'lina', realname: '张伟四' })).toMatchObject({ success: true });
  expect((await own('lina')).result).toMatchObject({ username: 'lina', realname: lina.realname });
});

const kept = { username: 'admin', status: 2, workNo: 'X', post: 'X', orgCode: 'X', userIdentity: 2, departIds: 'X' };
const others = { relTenantIds: '9', delFlag: 1, selectedroles: 'X', selecteddeparts: 'X', password: 'X', tenantId: 9 };

test.each(Object.entries({ ...kept, ...others }))('refuses to change %s', async (name, value) => {
  const facts = async () => {
    const { version: _, updateTime: __, ...rest } = (await own()).result;
    return [rest, (await api('GET', `/sys/user/queryById?id=${rest.id}`)).result.selectedroles];
  };
  const before = await facts();
  await edit({ [name]: value });
  expect(await facts()).toEqual(before);
});

test('values are checked as those who keep users have them checked', async () => {
  expect(await edit({ realname: '' })).toMatchObject({ success: false, result: { problems: [{ path: 'realname' }] } });
  expect(await edit({ email: 'x' })).toMatchObject({ success: false, result: { problems: [{ path: 'email' }] } });
  expect(await edit({ sex: 7 })).toMatchObject({ success: false });
  expect(await edit({ birthday: 'gestern' })).toMatchObject({ success: false });
  const wrong = await edit({ phone: '123', password: testPassword });
  expect(wrong).toMatchObject({ success: false, result: { problems: [{ path: 'phone' }] } });
});

test('another telephone needs the password, and is nobody else’s', async () => {
  const phone = '13911112222';
  expect(await edit({ phone })).toMatchObject({ result: { problems: [{ path: 'password' }] } });
  expect(await edit({ phone, password: 'wrong' })).toMatchObject({ success: false, message: '密码不正确' });
  expect(await edit({ phone, password: testPassword })).toMatchObject({ success: true, result: { phone } });
  expect(await edit({ phone })).toMatchObject({ success: true });
  const taken = await edit({ phone, password: testPassword }, 'lina');
  expect(taken).toMatchObject({ message: '该手机号已注册', result: { problems: [{ path: 'phone' }] } });
  expect(await edit({ email: 'zw@example.com' }, 'lina')).toMatchObject({ message: '邮箱已被注册' });
});

test('nobody reads or changes anything without signing in', async () => {
  const path = '/sys/user/login/setting';
  expect(await api('GET', `${path}/getUserData`, undefined, '')).toMatchObject({ code: 401 });
  expect(await api('POST', `${path}/userEdit`, {}, '')).toMatchObject({ code: 401 });
});
