import { describe, expect, test, vi } from 'vitest';

import { recordedVersions } from '../../backend/testing/recorded-jeecgboot.ts';
import { shareInFrontOf } from '../testing/in-front-of.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const setting = '/sys/user/login/setting';

describe.each(recordedVersions)('one’s own account in front of a JeecgBoot %s, without any point', (version) => {
  const inFrontOf = shareInFrontOf(version, []);

  test('is shown, without a session more', async () => {
    const { backEnd, result } = inFrontOf();
    expect(await result(`${setting}/getUserData?id=me`)).toMatchObject({ username: 'li', realname: '李四' });
    const path = version === '3.9.1' ? `${setting}/getUserData` : '/sys/user/queryById';
    expect(backEnd.requests.at(-1)).toBe(`GET ${path}?id=me`);
  });

  test('changes its password, whatever characters that has', async () => {
    const { backEnd, call } = inFrontOf();
    const change = async (oldpassword: string, password: string) =>
      (
        await call('PUT', '/sys/user/updatePassword', {
          username: 'li',
          oldpassword,
          password,
          confirmpassword: password,
        })
      ).json;
    expect(await change('wrong', 'x')).toMatchObject({ success: false, message: '旧密码输入错误!' });
    expect(await change('old', '*n&w 密+码*')).toMatchObject({ success: true });
    expect(backEnd.passwords.current).toBe('*n&w 密+码*');
  });

  test('asks for the point where the back end knows one, and is open where it knows none', async () => {
    const { server, call } = inFrontOf();
    const page = await server.get('/pagewright/pages/system/account-settings.screen', { 'x-access-token': 'admin' });
    expect(page.text).toContain('"permission":"system:user:setting:edit"');
    const { json } = await call('GET', '/sys/permission/getUserPermissionByToken');
    const held = json.result.auth.map(({ action }: { action: string }) => action);
    expect(held.includes('system:user:setting:edit')).toBe(version === '3.1.0');
  });

  test('shows the fields that its save does not take as read-only', async () => {
    const { server } = inFrontOf();
    const { json } = await server.get('/pagewright/pages/system/account-settings.screen', {
      'x-access-token': 'admin',
    });
    const form = json.documents.find(({ key }: { key: string }) => key === 'system/own-account.form');
    const readOnly = Object.entries<Record<string, unknown>>(form.body.properties)
      .filter(([, field]) => field['x-read-only'] === true)
      .map(([name]) => name);
    expect(readOnly).toEqual(version === '3.1.0' ? ['telephone'] : []);
  });

  test('is saved where the back end lets people save it, and otherwise the point is named', async () => {
    const { backEnd, call, result } = inFrontOf();
    const record = await result(`${setting}/getUserData?id=me`);
    const { json } = await call('PUT', `${setting}/userEdit`, { ...record, realname: '李五' });
    if (version === '3.9.1') {
      expect(json).toMatchObject({ success: false, message: expect.stringContaining('system:user:setting:edit') });
      return;
    }
    expect(json).toMatchObject({ success: true });
    expect(backEnd.account['realname']).toBe('李五');
    for (const changed of [{ telephone: '1' }, { email: null }]) {
      const refused = await call('PUT', `${setting}/userEdit`, { ...record, ...changed });
      expect(refused.json.result.problems).toMatchObject([{ path: Object.keys(changed)[0], severity: 'error' }]);
    }
    expect(backEnd.account).toMatchObject({ telephone: '010-1', email: 'li@example.com' });
  });
});

describe('with the points of 3.9.1', () => {
  const inFrontOf = shareInFrontOf('3.9.1', ['system:user:setting:edit', 'system:user:updatepwd']);

  test('one’s own data are saved and cleared, and a cleared date is refused at its field', async () => {
    const { backEnd, call } = inFrontOf();
    const saved = await call('PUT', `${setting}/userEdit`, { id: 'me', realname: '李五', telephone: null });
    expect(saved.json).toMatchObject({ success: true });
    expect(backEnd.account).toMatchObject({ realname: '李五', telephone: '' });
    const { json } = await call('PUT', `${setting}/userEdit`, { id: 'me', birthday: null });
    expect(json.result.problems).toMatchObject([{ path: 'birthday', message: '后端不能把“生日”改为空，请填一个值' }]);
  });
});
