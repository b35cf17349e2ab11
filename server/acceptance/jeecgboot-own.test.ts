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

  // covers: backend-files
  test('a link to a file has a ticket in place of the token, and nothing in the file runs here', async () => {
    const { server, call } = inFrontOf();
    const root = '/jeecg-boot/sys/common/static/temp/guarded';
    const [picture, page] = [`${root}/a%2Cb.png`, `${root}/page.html`];
    const { ticket, expiresIn } = (await call('POST', '/sys/ticket', { addresses: [picture, page] })).json.result;
    expect(expiresIn).toBe(60);
    const shown = await server.get(`${picture}?ticket=${ticket}`);
    expect([shown.status, shown.text, shown.headers.get('content-type')]).toEqual([200, 'file for admin', 'image/png']);
    expect(shown.headers.get('content-disposition')).toContain('inline');
    const html = await server.get(`${page}?ticket=${ticket}`);
    expect(html.headers.get('content-security-policy')).toContain('sandbox');
    expect(html.headers.get('content-disposition')).toContain('attachment');
    for (const address of [`${root}/other.png?ticket=${ticket}`, `${picture}?ticket=${ticket}x`, picture])
      expect([address, (await server.get(address)).status]).toEqual([address, 401]);
    expect((await server.get('/jeecg-boot/sys/common/static/temp/open.png')).status).toBe(200);
    const report = await call('POST', '/sys/ticket', { addresses: ['/jeecg-boot/jmreport/view/1'] });
    expect(report.status).toBe(404);
    expect((await server.api('POST', '/sys/ticket', { body: { addresses: [picture] } })).status).toBe(401);
  });

  // covers: backend-pieces
  test('an upload in pieces arrives there whole, and one beyond its limit is refused with the limit', async () => {
    const { backEnd, server } = inFrontOf();
    const upload = async (path: string, body: FormData | string) => {
      const headers = new Headers({ 'x-access-token': 'admin' });
      if (typeof body === 'string') headers.set('content-type', 'application/json');
      const response = await fetch(`${server.address}/jeecg-boot/sys/common/upload/${path}`, {
        method: 'POST',
        headers,
        body,
      });
      return response.json();
    };
    const piece = async (uploadId: string, index: number, content: string) => {
      const form = new FormData();
      form.append('uploadId', uploadId);
      form.append('index', String(index));
      form.append('file', new Blob([content]), 'piece');
      return upload('piece', form);
    };
    const bytes = 4 * 1_048_576;
    await piece('upload-1', 1, 'end');
    expect(await piece('upload-1', 0, 'a'.repeat(bytes))).toMatchObject({ success: true });
    const finish = { uploadId: 'upload-1', count: 2, fileName: '图纸.dwg', biz: 'temp' };
    expect(await upload('finish', JSON.stringify(finish))).toMatchObject({ success: true, message: 'temp/图纸.dwg' });
    expect(backEnd.bodies.at(-1)).toContain(`${'a'.repeat(20)}end\r\n`);
    expect(await upload('finish', JSON.stringify(finish))).toMatchObject({ success: false });
    const beyond = await piece('upload-2', 2, 'a'.repeat(3 * 1_048_576));
    expect(beyond).toMatchObject({ success: false, message: '文件大小超出10MB限制, 请压缩或降低文件质量!' });
  });
});
