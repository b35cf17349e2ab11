import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';

import { detectVersion } from '../../backend/index.ts';
import { recordedVersions } from '../../backend/testing/recorded-jeecgboot.ts';
import { shareInFrontOf } from '../testing/in-front-of.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

describe.each(recordedVersions)('in front of a JeecgBoot %s', (version) => {
  const inFrontOf = shareInFrontOf(version);

  test('the version is asked for', async () => {
    const found = await detectVersion(inFrontOf().backEnd.url);
    expect(found).toEqual(
      version === '3.9.1' ? { version, isEarliest: false } : { version: '2.4', isEarliest: true, before: '3.2' },
    );
  });

  test('saving one field of a user leaves every other column, roles, departments, tenants and position as they were', async () => {
    const { backEnd, call, result } = inFrontOf();
    const { user } = backEnd;
    expect(await result('/sys/user/queryById?id=u1')).toMatchObject({
      selectedroles: 'r1,r2',
      selecteddeparts: 'd1',
      post: 'p1',
      relTenantIds: '7,8',
    });
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
    const change = fc.oneof(
      fc.record({ realname: text }),
      fc.record({ phone: text }),
      fc.record({ telephone: text }),
      fc.record({ selectedroles: fc.constantFrom('r3', 'r1', '') }),
    );
    await fc.assert(
      fc.asyncProperty(change, async (changed) => {
        const before = structuredClone(user);
        const saved = await call('PUT', '/sys/user/edit', { id: 'u1', ...changed });
        expect(saved.json).toMatchObject({ success: true });
        const { selectedroles, ...columns } = { selectedroles: before.roles.join(','), ...changed };
        expect(user).toEqual({ ...before, ...columns, roles: selectedroles === '' ? [] : selectedroles.split(',') });
      }),
      { numRuns: 20 },
    );
  });

  test('a cleared text arrives as cleared; a cleared date or number is refused at its field', async () => {
    const { backEnd, call } = inFrontOf();
    expect((await call('PUT', '/sys/user/edit', { id: 'u1', telephone: null })).json.success).toBe(true);
    expect(backEnd.user['telephone']).toBe('');
    const { phone } = backEnd.user;
    for (const [field, value] of [
      ['birthday', '1990-01-02'],
      ['sex', 1],
    ] as const) {
      const { status, json } = await call('PUT', '/sys/user/edit', { id: 'u1', phone: '2', [field]: null });
      expect([status, json.result.problems]).toMatchObject([422, [{ path: field, severity: 'error' }]]);
      expect(backEnd.user).toMatchObject({ [field]: value, phone });
    }
  });

  test('the tenant that is chosen is sent under the name that the version reads', async () => {
    const { backEnd, server } = inFrontOf();
    const headers = { 'x-access-token': 'admin', 'tenant-id': '7' };
    await server.get('/jeecg-boot/sys/role/list', headers);
    await server.get('/jeecg-boot/sys/category/list?pid=0', headers);
    expect(backEnd.tenants.slice(-2)).toEqual(['7', '7']);
  });

  test('a user comes back from the bin', async () => {
    const { backEnd, call } = inFrontOf();
    backEnd.user['delFlag'] = 1;
    await call('PUT', '/sys/user/putRecycleBin', { ids: 'u1' });
    expect(backEnd.user['delFlag']).toBe(0);
  });

  test('dictionaries of tables are read, whose path has commas', async () => {
    const { result } = inFrontOf();
    expect(await result('/sys/dict/getDictItems/sys_position%2Cname%2Ccode')).toMatchObject([
      { value: expect.any(String) },
      {},
    ]);
  });

  test('what the server asks by itself is signed: it reads a tenant before a date of it is cleared', async () => {
    const { backEnd, call } = inFrontOf();
    const tenant = { id: '7', name: '甲公司', beginDate: '2026-01-01 00:00:00' };
    backEnd.rows.set('/sys/tenant', tenant);
    const { status, json } = await call('PUT', '/sys/tenant/edit', { id: '7', beginDate: null });
    expect([status, json.result.problems]).toMatchObject([422, [{ path: 'beginDate', rule: 'cleared' }]]);
  });

  // covers: call-signed
  test('a code by short message is asked for with a signature', async () => {
    const sent = await inFrontOf().call('POST', '/sys/sms', { mobile: '13800000001', smsmode: '1' });
    expect(sent.json).toMatchObject({ success: true });
  });

  test('what the back end does not have is not found, and raw errors are not for people', async () => {
    const { call } = inFrontOf();
    const unknown = await call('GET', '/sys/no/such/path');
    expect(unknown.status).toBe(404);
    const failed = await call('GET', '/sys/fails');
    expect(failed.json).toMatchObject({ success: false, message: expect.not.stringContaining('###') });
  });

  test('departments and categories are lists of a tree, level by level, and can be chosen', async () => {
    const { result } = inFrontOf();
    const roots = await result('/sys/sysDepart/list?parentId=0&pageNo=1&pageSize=10');
    expect(roots.records[0]).toMatchObject({ departName: expect.any(String), hasChildren: true });
    const below = await result('/sys/sysDepart/list?parentId=c6d7cb4deeac411cb3384b1b31278596&pageNo=1&pageSize=500');
    expect(below.records[0].parentId).toBe('c6d7cb4deeac411cb3384b1b31278596');
    const found = await result('/sys/sysDepart/list?departName=*研发*&pageNo=1&pageSize=10');
    expect(found.records[0].departName).toContain('研发');
    expect((await result('/sys/sysDepart/queryById?id=d1')).departName).toBe('研发部');
    const categories = await result('/sys/category/list?pid=0&pageNo=1&pageSize=10');
    expect(categories.records[0]).toMatchObject({ name: '物料树', hasChildren: true });
    const inner = await result('/sys/category/list?pid=1138000000007564034&pageNo=1&pageSize=500');
    expect(inner.records[0]).toMatchObject({ name: '上衣' });
    const options = await result('/sys/sysDepart/options?pageSize=50');
    expect(options[0]).toMatchObject({ value: roots.records[0].id, text: roots.records[0].departName });
    expect(await result('/sys/sysDepart/options?ids=d1')).toMatchObject([{ value: 'd1', text: '研发部' }]);
    expect((await result('/sys/category/loadTreeRoot?async=false&pcode=0'))[0]).toMatchObject({ title: '物料树' });
  });

  test('a dictionary, an item and a log are read by their lists, which alone are there', async () => {
    const { result } = inFrontOf();
    expect(await result('/sys/dict/queryById?id=0b5d19e1fce4b2e6647e6b4a17760c14')).toHaveProperty('dictCode');
    expect(await result('/sys/dictItem/queryById?id=05a2e732ce7b00aa52141ecc3e330b4e')).toHaveProperty('itemText');
    expect(await result('/sys/log/queryById?id=1')).toHaveProperty('logContent');
  });

  test('an announcement is published and withdrawn', async () => {
    const { backEnd, call } = inFrontOf();
    await call('POST', '/sys/annountCement/transition', { id: 'a1', name: 'release' });
    expect(backEnd.announcement['sendStatus']).toBe('1');
    await call('POST', '/sys/annountCement/transition', { id: 'a1', name: 'revoke' });
    expect(backEnd.announcement['sendStatus']).toBe('2');
    expect(backEnd.requests).toContain('GET /sys/annountCement/doReleaseData?id=a1');
  });

  test('a list is asked in its query language', async () => {
    const { backEnd, result, call } = inFrontOf();
    const requestOf = async (path: string): Promise<string> => {
      await result(path);
      return decodeURIComponent(backEnd.requests.at(-1)?.split('?')[1] ?? '');
    };
    expect(await requestOf('/sys/user/list?sex=1,2')).toBe('sex_MultiString=1,2');
    const line = JSON.stringify([{ field: 'username', rule: 'ne', val: 'a+b' }]);
    expect(decodeURIComponent(await requestOf('/sys/user/list?username=!a%2Bb'))).toBe(
      `superQueryParams=${line}&superQueryMatchType=and`,
    );
    expect(await requestOf('/sys/sysAnnouncementSend/getMyAnnouncementSend?titile=*假*')).toBe('titile=假');
    expect(await requestOf('/sys/user/userRoleList?username=*li*&roleId=1')).toBe('username=li&roleId=1');
    const mixed = await requestOf('/sys/dict/list?column=createTime,dictName&order=desc,asc');
    expect(mixed.includes('sortInfoString=[')).toBe(version === '3.9.1');
    expect(mixed.startsWith(`column=createTime&order=desc`)).toBe(true);
    const empty = JSON.stringify([{ field: 'dictName', rule: 'empty', val: '' }]);
    const { status } = await call('GET', `/sys/dict/list?superQueryParams=${encodeURIComponent(empty)}`);
    expect(status).toBe(version === '3.9.1' ? 200 : 422);
  });

  test('the rank of a position is read, sorted by and saved under the name that it has there', async () => {
    const { backEnd, call, result } = inFrontOf();
    expect(await result('/sys/position/queryById?id=p1')).toMatchObject({ name: '总经理', postRank: '1' });
    await call('PUT', '/sys/position/edit', { id: 'p1', postRank: '3' });
    expect(backEnd.position[backEnd.rank]).toBe('3');
    await result('/sys/position/list?column=postRank&order=asc&postRank_begin=1');
    expect(backEnd.requests.at(-1)).toBe(
      `GET /sys/position/list?column=${backEnd.rank}&order=asc&${backEnd.rank}_begin=1`,
    );
  });

  test('files go through whole: a sheet that comes, a sheet that is sent, a list of ids', async () => {
    const { backEnd, server, call } = inFrontOf();
    const bytes = await fetch(`${server.address}/jeecg-boot/sys/position/exportXls`, {
      headers: { 'x-access-token': 'admin', 'accept-encoding': 'gzip' },
    }).then((response) => response.arrayBuffer());
    expect([...new Uint8Array(bytes)]).toEqual([0x50, 0x4b, 0xff, 0x00, 0x0a]);
    const form = new FormData();
    form.append('file', new Blob(['sheet']), 'positions.xlsx');
    const headers = { 'x-access-token': 'admin' };
    await fetch(`${server.address}/jeecg-boot/sys/position/importExcel`, { method: 'POST', headers, body: form });
    expect(backEnd.bodies.at(-1)).toContain('sheet');
    await call('POST', '/sys/position/sorted', ['p1', 'p2']);
    expect(backEnd.bodies.at(-1)).toBe('["p1","p2"]');
    await call('POST', '/sys/login', { username: 'admin', password: '1' });
    expect(backEnd.bodies.at(-1)).toBe('{"username":"admin","password":"1"}');
  });

  test('the sign-in page knows whether a captcha is required, and offers no other way in', async () => {
    const { backEnd, server } = inFrontOf();
    const message = '验证码无效';
    backEnd.answers['POST /sys/login'] = { status: 200, answer: { success: false, message, code: 500, result: null } };
    const { json: captcha } = await server.api('GET', '/sys/captcha');
    const { json: ways } = await server.api('GET', '/sys/waysIn');
    delete backEnd.answers['POST /sys/login'];
    expect(captcha.result).toEqual({ captchaRequired: true });
    expect(ways.result).toEqual({ register: false, slider: false, phone: false, qr: false, providers: [] });
  });

  test('an export whose query is too long for an address keeps its conditions', async () => {
    const { backEnd, server, call } = inFrontOf();
    const ids = Array.from({ length: 400 }, (_, index) => `user-${index}-of-many`).join(',');
    const { status } = await call('POST', '/sys/user/exportXls', { selections: ids, sex: '1,2', username: 'a+b' });
    expect([status, backEnd.requests.at(-1)]).toEqual([200, 'POST /sys/user/exportXls']);
    expect(Object.fromEntries(new URLSearchParams(backEnd.bodies.at(-1)))).toEqual({
      selections: ids,
      id: ids,
      sex_MultiString: '1,2',
      username: 'a+b',
    });
    await call('POST', '/sys/user/exportXls', { username: '李' });
    expect([backEnd.requests.at(-1), backEnd.bodies.at(-1)]).toEqual([
      'GET /sys/user/exportXls?username=%E6%9D%8E',
      '',
    ]);
    // Many exports ignore chosen records and would return all.
    await call('GET', '/sys/role/exportXls?selections=r1%2Cr2');
    expect(backEnd.requests.at(-1)).toBe('GET /sys/role/exportXls?selections=r1%2Cr2&id=r1%2Cr2');
    const refused = await call('POST', '/sys/message/sysMessageTemplate/exportXls', { selections: ids });
    expect([refused.status, refused.json.message]).toEqual([422, expect.stringContaining('条件太长')]);
    expect((await server.api('POST', '/sys/user/exportXls', { token: 'admin', body: { username: 'x' } })).status).toBe(
      200,
    );
  });

  test('pages that it draws by itself run, and its redirects stay here', async () => {
    const { server } = inFrontOf();
    const moved = await fetch(`${server.address}/jeecg-boot/druid`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/jeecg-boot/druid/index.html']);
    const page = await server.get('/jeecg-boot/druid/index.html');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self' 'unsafe-inline'");
    const other = await server.get('/jeecg-boot/sys/role/list', { 'x-access-token': 'admin' });
    expect(other.headers.get('content-security-policy')).not.toContain("script-src 'self' 'unsafe-inline'");
  });

  test('dictionaries of our own that it lacks are answered', async () => {
    const { result } = inFrontOf();
    const all = await result('/sys/dict/queryAllDictItems');
    expect(all).toMatchObject({ http_method: expect.arrayContaining([expect.objectContaining({ value: 'GET' })]) });
    expect(all.sex).toMatchObject([
      { value: '1', text: '男' },
      { value: '2', text: '女' },
    ]);
  });

  test('the system’s pages of its menu are pages here', async () => {
    const { server } = inFrontOf();
    for (const document of [
      'user.list',
      'role.list',
      'depart.list',
      'dict.list',
      'category.model',
      'quartz-job.list',
    ]) {
      const { status } = await server.get(`/pagewright/pages/system/${document}`, { 'x-access-token': 'admin' });
      expect([document, status]).toEqual([document, 200]);
    }
  });
});

describe('permission points', () => {
  const openThere = shareInFrontOf('3.1.0', []);
  const all = shareInFrontOf('3.9.1');
  const few = shareInFrontOf('3.9.1', ['system:user:edit']);
  const heldIn = async ({ result }: ReturnType<typeof openThere>): Promise<Set<string>> => {
    const { auth } = await result('/sys/permission/getUserPermissionByToken');
    return new Set(auth.map(({ action }: { action: string }) => action));
  };

  test('what 3.1.0 leaves open to everybody is open here, but not what this server decides', async () => {
    const held = await heldIn(openThere());
    expect([...held]).toEqual(expect.arrayContaining(['system:role:edit', 'system:position:add', 'system:dict:list']));
    expect(held.has('system:user:add')).toBe(false);
    expect(held.has('system:document:publish')).toBe(false);
  });

  test('3.9.1 decides by its own points', async () => {
    const held = await heldIn(all());
    const open = ['system:user:add', 'system:role:authorize', 'system:position:add'];
    expect([...held]).toEqual(expect.arrayContaining(open));
    const less = await heldIn(few());
    expect(less.has('system:user:edit')).toBe(true);
    for (const point of ['system:user:add', 'system:role:authorize', 'system:role:delete'])
      expect(less.has(point)).toBe(false);
  });
});
