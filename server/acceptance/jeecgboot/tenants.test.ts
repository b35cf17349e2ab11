import { describe, expect, test, vi } from 'vitest';

import { backendDifferences } from '../../../src/engine/backend/index.ts';
import { appFacts, openCatalogue } from '../../catalogue/index.ts';
import { shareInFrontOf } from '../testing/in-front-of.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

interface ServedDocument {
  key: string;
  body: { method?: string; path?: string; params?: Record<string, string>; body?: Record<string, string> };
}

describe('one’s own tenants in front of a JeecgBoot 3.9.1', () => {
  const inFrontOf = shareInFrontOf('3.9.1');

  async function ask(document: string, values: Record<string, string>) {
    const { server, call } = inFrontOf();
    const page = await server.get('/pagewright/pages/tenant-pack/my-tenant.model', { 'x-access-token': 'admin' });
    const documents: ServedDocument[] = page.json.documents;
    const request = documents.find(({ key }) => key === `tenant-pack/${document}.request`)?.body;
    const given = (wanted: Record<string, string> = {}): [string, string][] =>
      Object.entries(wanted).flatMap(([name, expression]) => {
        const value = values[/\$args\.(\w+)/.exec(expression)?.[1] ?? ''];
        return value === undefined ? [] : [[name, value]];
      });
    const search = new URLSearchParams(given(request?.params)).toString();
    const body = request?.body && Object.fromEntries(given(request.body));
    return (await call(request?.method ?? '', `${request?.path ?? ''}?${search}`, body)).json;
  }

  const membersOf = async (tenant: string): Promise<string[]> => {
    const { result } = inFrontOf();
    const { records } = await result(`/sys/tenant/getTenantUserList?pageNo=1&pageSize=10&userTenantId=${tenant}`);
    return records.map(({ username }: { username: string }) => username);
  };

  test('the entry of its menu opens the page', () => {
    const catalogue = openCatalogue(['schemas', 'server/backend/documents']);
    const state = catalogue.current();
    const { components } = appFacts(state, backendDifferences(state.documents, '3.9.1').components);
    catalogue.close();
    const entry = 'system/tenant/my/MyTenantDetail';
    expect(components.find(({ component }) => component === entry)).toMatchObject({
      document: 'tenant-pack/my-tenant.model',
    });
  });

  test('a member is invited by account or mobile number, and sent away', async () => {
    expect(await membersOf('1001')).toEqual(['admin']);
    expect(await ask('invite', { tenantId: '1001', username: 'nobody' })).toMatchObject({ success: false });
    expect(await ask('invite', { tenantId: '1001', username: 'zhangsan' })).toMatchObject({ success: true });
    expect(await membersOf('1001')).toEqual(['admin', 'zhangsan']);
    expect(await ask('leave', { tenantId: '1001', userIds: 'u1' })).toMatchObject({ success: true });
    expect(await ask('invite', { tenantId: '1001', phone: '13426411111' })).toMatchObject({ success: true });
    expect(await membersOf('1001')).toEqual(['admin', 'zhangsan']);
  });

  test('an owner who leaves gets the reason why it is impossible, and others leave with their password', async () => {
    const { result } = inFrontOf();
    const leave = async (tenantId: string, password: string) => ask('exit', { tenantId, password });
    const own = async () =>
      (await result('/sys/tenant/getTenantPageListByUserId?pageNo=1&pageSize=10&userTenantStatus=1')).records.map(
        ({ name }: { name: string }) => name,
      );
    expect(await leave('1000', 'wrong')).toMatchObject({ success: false, message: '密码不正确' });
    expect(await own()).toEqual(['国炬', '敲敲云']);
    expect(await leave('1001', '123456')).toMatchObject({
      success: false,
      message: '您是这个租户的拥有者，请先把它转给其他成员再退出',
    });
    expect(await leave('1000', '123456')).toMatchObject({ success: true });
    expect(await own()).toEqual(['敲敲云']);
  });
});
