import { describe, expect, test, vi } from 'vitest';
import { recordedVersions } from '../backend/testing/recorded-jeecgboot.ts';
import { shareInFrontOf } from './testing/in-front-of.ts';

// Each test opens a database, and machines may be busy.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

describe.each(recordedVersions)('what a JeecgBoot %s does not have', (version) => {
  const inFrontOf = shareInFrontOf(version);

  // covers: backend-views
  test('saved views are kept here for each person and tenant, and shared ones are for the tenant', async () => {
    const { server } = inFrontOf();
    const of = { place: 'system/user.list', kind: 'view' };
    const as = (token: string, tenant?: string) => async (method: string, path: string, body?: object) =>
      fetch(`${server.address}/jeecg-boot/sys/savedView/${path}`, {
        method,
        headers: {
          'x-access-token': token,
          'content-type': 'application/json',
          ...(tenant !== undefined && { 'tenant-id': tenant }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }).then(async (response) => response.json());
    const [admin, clerk, elsewhere] = [as('admin'), as('clerk-7,8'), as('clerk-7,8', '8')];
    const titles = async (who: typeof admin): Promise<string[]> =>
      (await who('GET', `list?place=${of.place}&kind=view`)).result.map(({ title }: { title: string }) => title);
    expect(await clerk('POST', 'save', { ...of, title: '我的', content: '[]' })).toMatchObject({ success: true });
    expect(await titles(clerk)).toEqual(['我的']);
    expect([await titles(admin), await titles(elsewhere), await titles(as('colleague-7'))]).toEqual([[], [], []]);
    expect(await clerk('POST', 'save', { ...of, title: '大家的', content: '[]', shared: true })).toMatchObject({
      success: false,
      code: 510,
    });
    const sharing = as('sharing-7');
    expect(await sharing('POST', 'save', { ...of, title: '大家的', content: '[]', shared: true })).toMatchObject({
      success: true,
    });
    expect(await titles(as('colleague-7'))).toEqual(['大家的']);
    expect(await titles(as('colleague-8'))).toEqual([]);
    const [shared] = (await sharing('GET', `list?place=${of.place}&kind=view`)).result;
    const [role] = (await sharing('GET', 'roles')).result;
    expect(role).toEqual({ value: expect.any(String), text: expect.any(String) });
    expect(await clerk('PUT', 'defaults', { id: shared.id, roles: [role.value] })).toMatchObject({ code: 510 });
    expect(await sharing('PUT', 'defaults', { id: shared.id, roles: ['no-role'] })).toMatchObject({ success: false });
    expect(await sharing('PUT', 'defaults', { id: shared.id, roles: ['r1'] })).toMatchObject({ success: false });
    expect(await sharing('PUT', 'defaults', { id: shared.id, roles: [role.value] })).toMatchObject({ success: true });
    const defaults = async (who: typeof admin) => (await who('GET', 'defaults')).result;
    expect(await defaults(as(`holder:${role.value}-7`))).toMatchObject([{ title: '大家的', place: of.place }]);
    expect(await defaults(as('colleague-7'))).toEqual([]);
  });
});
