import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';

import { backendDifferences } from '../../../src/engine/backend/index.ts';
import { recordedVersions } from '../../backend/testing/recorded-jeecgboot.ts';
import { storedResources } from '../../backend/testing/stored-records.ts';
import { appFacts, openCatalogue } from '../../catalogue/index.ts';
import { shareInFrontOf } from '../testing/in-front-of.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

describe.each(recordedVersions)('what a JeecgBoot %s does not have', (version) => {
  const inFrontOf = shareInFrontOf(version);

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

  test.each(storedResources)(
    'a form of %s that sends back what it loaded changes one column alone',
    async (resource) => {
      const { backEnd, call, result } = inFrontOf();
      const later = version === '3.9.1';
      const there: Record<string, string> = later
        ? { '/sys/position': 'postLevel', '/sys/dictItem': 'itemColor' }
        : { '/sys/position': 'postRank', '/sys/dictItem': 'color' };
      const column = fc.stringMatching(/^x[a-z]{3,8}$/);
      const value = fc.oneof(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
        fc.integer(),
        fc.constant(null),
        fc.constant('2026-11-28 08:00:00'),
      );
      const record = fc.tuple(
        fc.uniqueArray(fc.tuple(column, value), { minLength: 2, maxLength: 6, selector: ([name]) => name }),
        value,
      );
      const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
      await fc.assert(
        fc.asyncProperty(record, text, async ([columns, special], changed) => {
          const own = there[resource];
          const row = { id: 'r1', ...Object.fromEntries(columns), ...(own !== undefined && { [own]: special }) };
          backEnd.rows.set(resource, row);
          const before = structuredClone(row);
          const loaded = await result(`${resource}/queryById?id=r1`);
          const [field = ''] = columns.find(([, given]) => typeof given === 'string') ?? [own ?? ''];
          if (field === '') return;
          const here = field === own ? (resource === '/sys/position' ? 'postRank' : 'color') : field;
          const saved = await call('PUT', `${resource}/edit`, { ...loaded, [here]: changed });
          expect(saved.json).toMatchObject({ success: true });
          expect(row).toEqual({ ...before, [field]: changed });
        }),
        { numRuns: 8 },
      );
      backEnd.rows.clear();
    },
  );

  test.each([
    ['/sys/role', 'roleCode', 'sys_role.role_code'],
    ['/sys/position', 'code', 'sys_position.code'],
    ['/sys/dict', 'dictCode', 'sys_dict.dict_code'],
  ])('a value of %s that another record has is refused at its field %s', async (resource, field, column) => {
    const { backEnd, call } = inFrontOf();
    const added = await call('POST', `${resource}/add`, { [field]: `taken in ${column}` });
    expect(added.status).toBe(422);
    expect(added.json.result.problems).toMatchObject([{ path: field, severity: 'error', rule: 'unique' }]);
    expect(backEnd.requests.at(-1)).toContain('/sys/duplicate/check');
    expect((await call('POST', `${resource}/add`, { [field]: 'free' })).json.success).toBe(true);
    expect(backEnd.requests.at(-1)).toBe(`POST ${resource}/add`);
  });

  test('reports an unreachable back end, allows a repetition of calls without effect, and continues once it is back', async () => {
    const { backEnd, call } = inFrontOf();
    const edit = () => call('PUT', '/sys/position/edit', { id: 'p1', name: '副总经理' });
    backEnd.stop();
    for (const { status, json, headers } of [await call('GET', '/sys/role/list'), await edit()]) {
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
      expect(json).toMatchObject({ success: false, message: '后端服务没有应答，请稍后重试。' });
    }
    await backEnd.start();
    expect((await call('GET', '/sys/role/list')).json.success).toBe(true);
    expect((await edit()).json.success).toBe(true);
    expect(backEnd.position['name']).toBe('副总经理');
    const unknown = await call('POST', '/sys/role/sortedSlowly', { ids: '1' });
    expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, null]);
    expect(unknown.json.message).toContain('不知道这次操作有没有完成');
    const behind = await call('GET', '/sys/behindGateway');
    expect([behind.status, behind.json.message]).toEqual([503, '后端服务没有应答，请稍后重试。']);
  });

  test('a user without a permission gets its name', async () => {
    const { json } = await inFrontOf().call('DELETE', '/sys/role/delete?id=r1');
    expect(json).toMatchObject({ success: false, code: 510, message: expect.stringContaining('system:role:delete') });
  });

  test('no page offers what cannot be had there: columns without values, buttons without calls', async () => {
    const { server, result } = inFrontOf();
    const pageOf = async (document: string) => {
      const address = `/pagewright/pages/system/${document}`;
      const { status, text, json } = await server.get(address, { 'x-access-token': 'admin' });
      expect([document, status]).toEqual([document, 200]);
      const own = json.documents.find(({ key }: { key: string }) => key === `system/${document}`);
      return { text, body: own.body };
    };
    for (const [document, missing] of [
      ['quartz-job.list', ['nextRunTime', 'lastRunTime', 'lastResult', 'quartz_task']],
      ['tenant.list', ['shortName', 'footContent']],
      ['fill-rule.model', ['fill_rule_class']],
    ] as const) {
      const { text } = await pageOf(document);
      for (const name of missing) expect([document, name, text.includes(name)]).toEqual([document, name, false]);
    }
    expect((await pageOf('account-settings.screen')).text).not.toContain('"savedPhone":{}');
    await pageOf('help.screen');
    const { body: entries } = await pageOf('permission.list');
    expect(entries.toolbar).toEqual(['add', 'batch-delete']);
    const rows = (await result('/sys/tenant/list?pageNo=1&pageSize=2')).records;
    const { body: tenants } = await pageOf('tenant.list');
    for (const { key } of tenants.columns) expect(rows[0]).toHaveProperty(key);
  });

  test('its pages come before those that the application has for the same component', () => {
    const catalogue = openCatalogue(['schemas', 'server/backend/documents']);
    const state = catalogue.current();
    const { components } = appFacts(state, backendDifferences(state.documents, version).components);
    catalogue.close();
    const names = components.map(({ component }) => component);
    expect(names).toContain('modules/monitor/HttpTrace');
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('pages that its people have daily open from its menu', async () => {
    const { backEnd, server, call, result } = inFrontOf();
    const pages =
      version === '3.9.1'
        ? ['data-log', 'table-white-list', 'role-index', 'oss-file', 'address-book', 'my-depart-user']
        : ['data-log', 'oss-file', 'address-book', 'my-depart-user'];
    const later =
      version === '3.9.1' ? ['third-app/settings.screen', 'tenant-pack/pack.model', 'open-api/interface.model'] : [];
    for (const page of [
      ...pages.map((name) => `system/${name}.model`),
      ...['redis-info.model', 'monitor-server.screen'].map((name) => `system/${name}`),
      'gateway/route.model',
      'online-report/head.model',
      'online-form/copy.list',
      'online-form/head.list',
      ...later,
    ]) {
      const { status } = await server.get(`/pagewright/pages/${page}`, { 'x-access-token': 'admin' });
      expect([page, status]).toEqual([page, 200]);
    }
    if (version === '3.9.1') {
      await call('GET', '/sys/thirdConfig/list?thirdType=dingtalk&pageNo=1&pageSize=10');
      expect(backEnd.requests.at(-1)).toBe('GET /sys/thirdApp/getThirdConfigByTenantId?thirdType=dingtalk');
    }
    expect(await result('/sys/user/departUserList?username=*li*&pageNo=1&pageSize=10')).toMatchObject({ total: 0 });
    expect(backEnd.requests.at(-1)).toBe(
      'GET /sys/user/departUserList?depId=&username=li&realname=&pageNo=1&pageSize=10',
    );
    backEnd.answers['GET /sys/actuator/redis/info'] = {
      status: 200,
      answer: {
        success: true,
        message: '',
        code: 200,
        result: ['redis_version', 'used_memory', 'db1'].map((key) => ({ key, value: '7', description: null })),
      },
    };
    expect(await result('/sys/actuator/redis/info?pageNo=2&pageSize=2')).toEqual({
      records: [{ id: 'db1', value: '7', description: null }],
      total: 3,
      size: 2,
      current: 2,
      pages: 2,
    });
    await call('GET', '/sys/user/queryByOrgCodeForAddressList?realname=*李*&pageNo=1&pageSize=10');
    expect(decodeURIComponent(backEnd.requests.at(-1) ?? '')).toContain('?realname=李&workNo=&pageNo=1');
  });

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

  test('a file streams through: its beginning is here while its end is not sent yet', async () => {
    const { server } = inFrontOf();
    const response = await fetch(`${server.address}/jeecg-boot/sys/common/static/temp/held.bin`);
    const reader = response.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    expect(new TextDecoder().decode(value)).toBe('first');
    await reader?.cancel();
  });

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
