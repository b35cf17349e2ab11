// covers: entity-list-answer, call-base
import { describe, expect, test } from 'vitest';

import { PortError } from '../../runtime/ports/index.ts';
import { createJeecgPorts } from './create-jeecg-ports.ts';
import { createDictionaries, type Dictionaries } from './dictionaries/index.ts';
import { createHttp } from './http/http.ts';
import { fakeServer, type FakeAnswer } from './testing/fake-fetch.ts';

function portsOf(
  answer: (request: { method: string; path: string; url: URL }) => FakeAnswer | Error,
  stored?: Dictionaries,
  isJeecg = false,
) {
  const server = fakeServer(answer);
  const base = 'http://localhost/jeecg-boot';
  const http = createHttp({ base, token: () => 'T', fetch: server.fetch });
  const saved: Dictionaries[] = [];
  const kept = new Map<string, string>();
  const views = { get: (key: string) => kept.get(key), set: (key: string, text: string) => void kept.set(key, text) };
  const dictionaries = createDictionaries(http, { load: () => stored, save: (all) => saved.push(all) });
  return { ...createJeecgPorts(http, dictionaries, views, { isJeecg }), dictionaries, server, saved };
}

const ok = (result: unknown) => ({ body: { success: true, code: 200, message: '', result } });

describe('users to choose from', () => {
  const query = { departId: 'd1', sex: '1', birthday: '1990-01-31', realname: '*张*', pageNo: '1', pageSize: '10' };
  const path = '/sys/user/queryUserComponentData';

  test('are asked for by all that is asked on a JeecgBoot too', async () => {
    const { records, server } = portsOf(() => ok({ records: [], total: 0 }), undefined, true);
    await records.list(path, query);
    const asked = server.requests[0]?.url;
    expect(asked?.pathname).toBe('/jeecg-boot/sys/user/list');
    expect(Object.fromEntries(asked?.searchParams ?? [])).toMatchObject({ ...query, status: '1' });
  });

  test('are asked for as they are on our server', async () => {
    const { records, server } = portsOf(() => ok({ records: [], total: 0 }));
    await records.list(path, query);
    expect(server.requests[0]?.url.pathname).toBe(`/jeecg-boot${path}`);
  });
});

describe('records', () => {
  test.each([
    [true, { kind: 'c1', kinds: ',c1,', page: '1' }],
    [false, { kind_within: 'c1', kinds_within: ',c1,', page: '1' }],
  ])('of the part below a node are asked for as the server can (JeecgBoot: %s)', async (isJeecg, expected) => {
    const { records, server } = portsOf(() => ok({ records: [], total: 0 }), undefined, isJeecg);
    await records.list('/base/material/list', { kind_within: 'c1', kinds_within: ',c1,', page: '1' });
    expect(Object.fromEntries(server.requests[0]?.url.searchParams ?? [])).toMatchObject(expected);
    expect([...(server.requests[0]?.url.searchParams.keys() ?? [])].some((name) => name.endsWith('_within'))).toBe(
      !isJeecg,
    );
  });

  test('that are not there are told from other refusals', async () => {
    const refusal = (message: string) => ({ body: { success: false, code: 500, message, result: null } });
    const kindOf = async (message: string) =>
      portsOf(() => refusal(message))
        .records.get('/base/customer', '1')
        .catch((error: unknown) => (error instanceof PortError ? error.kind : error));
    expect(await kindOf('未找到对应实体')).toBe('not-found');
    expect(await kindOf('今天不能查询')).not.toBe('not-found');
  });

  // covers: call-list
  test.each<[string, unknown, unknown]>([
    ['a page', { records: [{ id: 'a' }], total: 12 }, { records: [{ id: 'a' }], total: 12 }],
    ['a bare list', [{ id: 'a' }, { id: 'b' }], { records: [{ id: 'a' }, { id: 'b' }], total: 2, whole: true }],
    ['a total in a text', { records: [], total: '3' }, { records: [], total: 3 }],
    [
      'a page of very many',
      { records: [{ id: 'a' }], total: 1_230_000, estimated: true },
      { records: [{ id: 'a' }], total: 1_230_000, estimated: true },
    ],
    [
      'a page whose values are being filled in',
      { records: [{ id: 'a' }], total: 1, filling: ['正在补算库存：1/2'] },
      { records: [{ id: 'a' }], total: 1, filling: ['正在补算库存：1/2'] },
    ],
    ['nothing', null, { records: [], total: 0 }],
  ])('lists %s', async (_name, result, page) => {
    const { records } = portsOf(() => ok(result));
    expect(await records.list('/base/customer/list', { pageNo: '1' })).toEqual(page);
  });

  // covers: rule-tree-answer
  test.each([['a text'], [{ total: 3 }], [{ records: 'many' }]])('refuses %o as a list', async (result) => {
    const { records } = portsOf(() => ok(result));
    await expect(records.list('/base/category/list', {})).rejects.toThrow('unrecognized return data type');
  });

  test('a save answers the saved record, or what was sent where the server says nothing of it', async () => {
    const told = portsOf(() => ok({ id: 'a', name: '甲', version: 1 }));
    expect(await told.records.create('/base/customer/add', { name: '甲' })).toEqual({
      id: 'a',
      name: '甲',
      version: 1,
    });
    const silent = portsOf(() => ok('修改成功!'));
    expect(await silent.records.update('/base/customer/edit', { id: 'a' })).toEqual({ id: 'a' });
    expect(silent.server.requests[0]?.method).toBe('PUT');
  });

  // covers: call-batch
  test('a change goes by POST where the server takes no other method, as for one’s own account', async () => {
    const path = '/sys/user/login/setting/userEdit';
    const refusal = { success: false, code: 405, message: '不支持PUT请求方法，支持以下 POST、', result: null };
    const { records, server } = portsOf(({ method }) => (method === 'PUT' ? { body: refusal } : ok('修改成功!')));
    const own = { id: 'u1', realname: '李娜' };
    expect(await records.update(path, own)).toEqual(own);
    expect(await records.update(path, own)).toEqual(own);
    expect(server.requests.map(({ method, body }) => [method, body])).toEqual([
      ['PUT', own],
      ['POST', own],
      ['POST', own],
    ]);
  });

  test('a change that is refused for another reason is not sent twice', async () => {
    const refusal = { body: { success: false, code: 500, message: '已被修改', result: null } };
    const { records, server } = portsOf(() => refusal);
    await expect(records.update('/base/customer/edit', { id: '1' })).rejects.toThrow('已被修改');
    expect(server.requests.map(({ method }) => method)).toEqual(['PUT']);
  });

  test('removes one and many', async () => {
    const { records, server } = portsOf(() => ok(null));
    await records.remove('/base/customer/delete', 'a');
    await records.removeBatch('/base/customer/deleteBatch', ['a', 'b']);
    expect(server.requests.map(({ method, url }) => `${method} ${url.search}`)).toEqual([
      'DELETE ?id=a',
      'DELETE ?ids=a%2Cb',
    ]);
  });

  test('removes all that a query finds by one call, and asks for the ids where a server does not know it', async () => {
    const known = portsOf(() => ok({ count: 2 }));
    const paths = { list: '/base/customer/list', deleteBatch: '/base/customer/deleteBatch' };
    expect(await known.records.removeQuery(paths, { level: 'a' }, 2)).toBe(2);
    expect(known.server.requests).toMatchObject([{ method: 'POST', body: { query: { level: 'a' }, expected: 2 } }]);
    const found = { records: [{ id: 'a' }, { id: 'b' }], total: 2 };
    const other = portsOf(({ path }) =>
      path.endsWith('deleteQuery') ? { status: 404, body: { status: 404 } } : ok(path.endsWith('list') ? found : null),
    );
    expect(await other.records.removeQuery(paths, { level: 'a' }, 2)).toBe(2);
    expect(other.server.requests.at(-1)?.url.search).toBe('?ids=a%2Cb');
    await expect(other.records.removeQuery(paths, { level: 'a' }, 3)).rejects.toThrow(
      '查询到的数据已从 3 条变为 2 条，请刷新后再试',
    );
  });

  test('removes in batches where a server has no call for all, tells how far it is, and counts what is left', async () => {
    const rows = Array.from({ length: 250 }, (_, index) => ({ id: `r${index}` }));
    const paths = { list: '/sys/role/list', deleteBatch: '/sys/role/deleteBatch' };
    const refusing = (refused: string) =>
      portsOf(({ path, url }) => {
        if (path.endsWith('deleteQuery')) return { status: 404, body: { status: 404 } };
        if (path.endsWith('list')) return ok({ records: rows, total: rows.length });
        const isRefused = url.searchParams.get('ids')?.split(',').includes(refused);
        return isRefused ? { body: { success: false, code: 500, message: '有下级' } } : ok(null);
      });
    const shares: number[] = [];
    const onProgress = (share: number) => void shares.push(share);
    expect(await refusing('none').records.removeQuery(paths, {}, 250, { onProgress })).toBe(250);
    expect(shares).toEqual([0.4, 0.8, 1]);
    await expect(refusing('r120').records.removeQuery(paths, {}, 250)).rejects.toMatchObject({
      reason: 'partial',
      message: '已删除 150 条，还有 100 条没有删除：有下级',
    });
    const call = new AbortController();
    const stop = () => call.abort();
    const stopped = refusing('none').records.removeQuery(paths, {}, 250, { onProgress: stop, signal: call.signal });
    await expect(stopped).rejects.toThrow('已删除 100 条，还有 150 条没有删除');
  });

  test('offers options by keyword, ids and other fields', async () => {
    const { records, server } = portsOf(() =>
      ok([{ value: 7, label: '一号仓', record: { phone: '1' } }, { text: 'x' }]),
    );
    const options = await records.options('/base/depot', {
      keyword: '仓',
      ids: ['7', '8'],
      pageSize: 20,
      where: { kind: 'a' },
    });
    expect(options).toEqual([{ value: '7', text: '一号仓', record: { phone: '1' } }]);
    const { _t, ...query } = Object.fromEntries(server.requests[0]?.url.searchParams ?? []);
    expect(query).toEqual({ kind: 'a', keyword: '仓', ids: '7,8', pageSize: '20' });
    expect(_t).toMatch(/^\d{10}$/);
  });
});

describe('dictionaries', () => {
  const sex = [{ value: '1', text: '男' }];

  // covers: call-cache-first
  test('what outlived the page is answered without a call', async () => {
    const { dictionaries, server } = portsOf(() => ok([]), { sex });
    expect(dictionaries.cached('sex')).toEqual(sex);
    expect(await dictionaries.items('sex')).toEqual(sex);
    expect(server.requests).toHaveLength(0);
  });

  test('many asks at once make one call, and the answer is kept', async () => {
    const { dictionaries, server, saved } = portsOf(() => ok(sex));
    expect(await Promise.all([dictionaries.items('sex'), dictionaries.items('sex')])).toEqual([sex, sex]);
    expect(await dictionaries.items('sex')).toEqual(sex);
    expect(server.requests).toHaveLength(1);
    expect(saved).toEqual([{ sex }]);
  });

  // covers: error-dict
  test.each([
    ['a failed call', { status: 500, body: {} }],
    ['success false', { body: { success: false, code: 500, message: '字典Code格式不正确！', result: null } }],
  ])('%s is empty options, and asked again', async (_, failed) => {
    let fail = true;
    const { dictionaries } = portsOf(() => (fail ? failed : ok(sex)));
    expect(await dictionaries.items('sex')).toEqual([]);
    expect(dictionaries.cached('sex')).toBeUndefined();
    fail = false;
    expect(await dictionaries.items('sex')).toEqual(sex);
  });

  // covers: call-dict-cache
  test('a refresh drops the caches of the server first', async () => {
    const { dictionaries, server } = portsOf(() => ok({ sex }), { old: [] });
    await dictionaries.refresh();
    expect(server.requests.map(({ url }) => url.pathname)).toEqual([
      '/jeecg-boot/sys/dict/refleshCache',
      '/jeecg-boot/sys/dict/queryAllDictItems',
    ]);
    expect(dictionaries.cached('sex')).toEqual(sex);
    expect(dictionaries.cached('old')).toBeUndefined();
  });

  test('disabled items are loaded with the others, to name stored values', async () => {
    const retired = { value: '3', text: '保密', color: 'gray', disabled: true };
    const { dictionaries, server } = portsOf(({ url }) =>
      ok({ sex: url.searchParams.get('withDisabled') === 'true' ? [...sex, retired] : sex }),
    );
    await dictionaries.reload();
    expect(dictionaries.cached('sex')).toEqual([...sex, retired]);
    expect(server.requests).toHaveLength(1);
  });
});

describe('requests', () => {
  test('give result and message', async () => {
    const { requests } = portsOf(() => ({ body: { success: true, code: 200, message: '已冻结', result: 2 } }));
    const call = { method: 'PUT', path: '/sys/user/frozenBatch', body: { ids: 'a' } } as const;
    expect(await requests.call(call)).toEqual({ result: 2, message: '已冻结' });
  });
});

describe('saved views', () => {
  const place = { place: 'base/customer.list', kind: 'query' as const };

  test('lie on the server', async () => {
    const view = { id: '1', title: '大客户', content: '{"match":"or"}', shared: true, own: false, createBy: 'lin' };
    const { savedViews } = portsOf(() => ok([view, { title: 'no id' }]));
    expect(await savedViews.list(place)).toEqual([{ ...view, content: { match: 'or' } }]);
    expect(savedViews.canShare()).toBe(true);
  });

  // covers: entity-saved-query
  test('lie in the browser where the server does not know them', async () => {
    const { savedViews, server } = portsOf(() => ({ status: 404, body: {} }));
    await savedViews.save(place, { title: '甲', content: { match: 'and' }, shared: false });
    await savedViews.save(place, { title: '甲', content: { match: 'or' }, shared: false });
    expect(await savedViews.list(place)).toMatchObject([{ title: '甲', content: { match: 'or' }, own: true }]);
    expect(savedViews.canShare()).toBe(false);
    await savedViews.save(place, { title: '乙', content: {}, shared: false });
    await expect(savedViews.rename(place, '甲', '乙')).rejects.toThrow('乙 已存在，请换一个名称。');
    await savedViews.rename(place, '甲', '丙');
    expect((await savedViews.list(place)).map(({ title }) => title)).toEqual(['丙', '乙']);
    for (const id of ['丙', '乙']) await savedViews.remove(place, id);
    expect(await savedViews.list(place)).toEqual([]);
    expect(server.requests).toHaveLength(1);
  });
});
