import { describe, expect, test, vi } from 'vitest';

import { demoServer } from '../start/testing/demo-server.ts';

vi.setConfig({ testTimeout: 60_000 });

const { api, client, userId, signIn } = demoServer(['lina'], { environment: { CAPTCHA: 'off' } });
const setTenants = async (relTenantIds: string): Promise<void> => {
  const { result } = await api('GET', `/sys/user/queryById?id=${await userId('lina')}`);
  expect(await api('PUT', '/sys/user/edit', { ...result, relTenantIds })).toMatchObject({ success: true });
};
const logIn = async () =>
  (await client().api('POST', '/sys/login', { body: { username: 'lina', password: 'geheim-Passwort-1' } })).json;

describe('tenants', () => {
  test('are kept by number, and not deleted while somebody works for them', async () => {
    const tenant = { id: 7, name: '北厂', beginDate: '2024-01-01 00:00:00', endDate: null, status: 1 };
    const added = await api('POST', '/sys/tenant/add', tenant);
    expect(added).toMatchObject({
      success: true,
      message: '添加成功！',
      result: { ...tenant, status_dictText: '正常' },
    });
    expect(await api('POST', '/sys/tenant/add', tenant)).toMatchObject({ message: '该编号已存在!' });
    expect(await api('POST', '/sys/tenant/add', { id: 0, name: 'x' })).toMatchObject({ success: false });
    await api('POST', '/sys/tenant/add', { id: 8, name: '南厂', status: 1 });
    const edited = await api('PUT', '/sys/tenant/edit', { ...tenant, name: '北方厂' });
    expect(edited).toMatchObject({ message: '修改成功!', result: { name: '北方厂' } });
    expect((await api('GET', '/sys/tenant/list?name=*厂*')).result).toMatchObject({ total: 2 });
    expect((await api('GET', '/sys/tenant/queryById?id=8')).result).toMatchObject({ id: 8, name: '南厂' });
    expect((await api('GET', '/sys/tenant/queryList?ids=8,7')).result).toMatchObject([{ id: 7 }, { id: 8 }]);
    await setTenants('7');
    const remove = (ids: string) => api('DELETE', `/sys/tenant/deleteBatch?ids=${ids}`);
    expect(await remove('')).toMatchObject({ success: false, message: '未选中租户！' });
    expect(await remove('7')).toMatchObject({ success: false, message: '选择的租户都已被引用，无法删除！' });
    expect(await remove('7,8')).toMatchObject({ message: '部分删除成功！（被引用的租户无法删除）' });
    expect(await api('GET', '/sys/tenant/queryById?id=8')).toMatchObject({ message: '未找到对应实体' });
    expect(await api('DELETE', '/sys/tenant/delete?id=7', undefined, 'lina')).toMatchObject({ code: 510 });
    await setTenants('');
    expect(await api('DELETE', '/sys/tenant/delete?id=7')).toMatchObject({ success: true, message: '删除成功!' });
  });

  test('of a user are returned at the sign-in, which is refused if all of them are frozen', async () => {
    expect((await logIn()).result).not.toHaveProperty('tenantList');
    await api('POST', '/sys/tenant/add', { id: 1, name: '一厂', status: 1 });
    await api('POST', '/sys/tenant/add', { id: 2, name: '二厂', status: 0 });
    await setTenants('1,2');
    const { result } = await logIn();
    expect(result).toMatchObject({ tenantList: [{ id: 1, name: '一厂' }], userInfo: { relTenantIds: '1,2' } });
    await signIn('lina');
    const own = await api('GET', '/sys/tenant/getCurrentUserTenant', undefined, 'lina');
    expect(own.result.list).toMatchObject([{ id: 1 }]);
    await setTenants('2');
    expect(await logIn()).toMatchObject({ success: false, message: '与该用户关联的租户均已被冻结，无法登录！' });
    await setTenants('');
    expect(await logIn()).toMatchObject({ code: 200 });
  });
});

// covers: entity-tenant-settings, frame-footer
test('what a tenant has in the frame is kept with it, and comes with the sign-in of its people', async () => {
  const frame = { shortName: '东厂', footContent: '<a href="https://example.com">东方工厂</a> 版权所有' };
  const added = await api('POST', '/sys/tenant/add', { id: 11, name: '东方工厂', status: 1, ...frame });
  expect(added).toMatchObject({ success: true, result: frame });
  await setTenants('11');
  expect((await logIn()).result.tenantList).toMatchObject([{ id: 11, name: '东方工厂', ...frame }]);
  await signIn('lina');
  const own = () => api('GET', '/sys/tenant/getCurrentUserTenant', undefined, 'lina');
  expect((await own()).result.list).toMatchObject([frame]);
  const edited = { ...added.result, shortName: '', footContent: null };
  expect(await api('POST', '/sys/tenant/edit', edited)).toMatchObject({ success: true });
  expect((await own()).result.list).toMatchObject([{ shortName: null, footContent: null }]);
  const long = { ...added.result, version: undefined, footContent: '长'.repeat(201) };
  expect(await api('PUT', '/sys/tenant/edit', long)).toMatchObject({ success: false });
  await setTenants('');
});

// covers: product-tenant-page
test('the page of tenants reads and changes them by these calls', async () => {
  const page = await api('GET', '/sys/tenant/list?pageNo=1&pageSize=10&column=createTime&order=desc&name=*东方*');
  expect(page.result.records).toMatchObject([{ id: 11, status_dictText: '正常' }]);
  const frozen = await api('PUT', '/sys/tenant/edit', { ...page.result.records[0], status: 0 });
  expect(frozen).toMatchObject({ success: true, result: { status: 0 } });
  expect((await api('GET', '/sys/tenant/list?status=1&name=*东方*')).result.total).toBe(0);
  expect((await api('GET', '/sys/tenant/list?status=0&name=*东方*')).result.total).toBe(1);
});

// covers: call-visits
test('counts visits today and on each of the last seven days', async () => {
  await logIn();
  await vi.waitFor(
    async () => {
      const { result, code } = await api('GET', '/sys/loginfo', undefined, 'admin');
      expect(code).toBe(200);
      expect(result).toMatchObject({ todayIp: 1, todayVisitCount: result.totalVisitCount });
      expect(result.totalVisitCount).toBeGreaterThan(2);
    },
    { timeout: 10_000 },
  );
  const { result } = await api('GET', '/sys/visitInfo');
  expect(result).toHaveLength(7);
  const today = result.at(-1);
  expect(today).toMatchObject({ ip: 1, type: today.tian.slice(5) });
  expect(today.visit).toBeGreaterThan(2);
  expect(result[0]).toMatchObject({ visit: 0, ip: 0 });
});
