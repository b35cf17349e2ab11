import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createDataDirectory } from './database/testing/data-directory.ts';
import { type ApiAnswer, clientOf, testPassword, type TestClient } from './session/testing/running-server.ts';
import { parseSettings } from './settings/index.ts';
import { startServer } from './start-server.ts';

// The system's own areas over HTTP, with the product's documents, as JeecgBoot's clients call them.

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let client: TestClient;
let token = '';
let close: () => Promise<unknown> = async () => undefined;

beforeAll(async () => {
  const dataDir = await createDataDirectory();
  const environment = { PORT: '0', DEMO: '0', ADMIN_PASSWORD: testPassword, DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  const settings = parseSettings(environment);
  const server = await startServer(settings);
  close = () => server.close().finally(() => rmSync(dataDir, { recursive: true, force: true }));
  client = clientOf(server.address);
  token = await client.signIn('admin');
});

afterAll(() => close());

const api = async (method: string, path: string, body?: unknown): Promise<ApiAnswer['json']> =>
  (await client.api(method, path, { token, ...(body !== undefined && { body }) })).json;

describe('dictionaries', () => {
  const items = async (code: string) => (await api('GET', `/sys/dict/getDictItems/${code}`)).result;

  test('are kept as records: added, edited, and felt at once where they are used', async () => {
    const added = await api('POST', '/sys/dict/add', { dictName: '颜色', dictCode: 'paint', description: '油漆' });
    expect(added).toMatchObject({ success: true, result: { dictName: '颜色', dictCode: 'paint', type: 0 } });
    const dictId = added.result.id;
    const item = { dictId, itemText: '红', itemValue: 'r', sortOrder: 2, status: 1 };
    expect(await api('POST', '/sys/dictItem/add', item)).toMatchObject({ success: true, result: { status: 1 } });
    await api('POST', '/sys/dictItem/add', { ...item, itemText: '蓝', itemValue: 'b', sortOrder: 1, color: 'blue' });
    expect(await items('paint')).toEqual([
      { value: 'b', text: '蓝', title: '蓝', label: '蓝', color: 'blue' },
      { value: 'r', text: '红', title: '红', label: '红' },
    ]);
    const list = await api('GET', `/sys/dictItem/list?dictId=${dictId}&column=sortOrder&order=asc&itemText=*红*`);
    expect(list).toMatchObject({
      code: 0,
      result: { total: 1, records: [{ itemValue: 'r', status_dictText: '启用' }] },
    });
    const off = { ...list.result.records[0], status: 0 };
    expect(await api('PUT', '/sys/dictItem/edit', off)).toMatchObject({ success: true });
    const all = (await api('GET', '/sys/dict/queryAllDictItems')).result;
    expect([all.paint.length, (await items('paint')).length]).toEqual([1, 2]);
    expect((await api('GET', '/sys/dict/getDictText/paint/r')).result).toBe('红');
    expect((await api('GET', '/sys/dict/list?dictCode=*pain*')).result).toMatchObject({ total: 1 });
  });

  test.each<[body: object, message: string]>([
    [{ dictCode: 'x1' }, '请输入字典名称'],
    [{ dictName: '重复', dictCode: 'dict_item_status' }, '字典编号已存在，不能重复'],
    [{ dictName: '坏', dictCode: '1; drop' }, '字典编号以字母开头，只能有字母、数字和下划线'],
  ])('refuse %j', async (body, message) => {
    expect(await api('POST', '/sys/dict/add', body)).toMatchObject({ success: false, code: 500, message });
  });

  test('have a value once only', async () => {
    const dict = (await api('GET', '/sys/dict/list?dictCode=dict_item_status')).result.records[0];
    const check = (value: string, more = '') =>
      api('GET', `/sys/dictItem/dictItemCheck?dictId=${dict.id}&itemValue=${value}${more}`);
    expect(await check('1')).toMatchObject({ success: false, message: '该值不可用，系统中已存在！' });
    expect(await check('7')).toMatchObject({ success: true, message: '该值可用！' });
    const own = (await api('GET', `/sys/dictItem/list?dictId=${dict.id}&itemValue=1`)).result.records[0];
    expect(await check('1', `&id=${own.id}`)).toMatchObject({ success: true });
    const twice = { dictId: dict.id, itemText: '又', itemValue: '1' };
    expect(await api('POST', '/sys/dictItem/add', twice)).toMatchObject({
      success: false,
      message: '数据值和字典已存在，不能重复',
    });
    const odd = { ...twice, itemValue: "a'b" };
    expect(await api('POST', '/sys/dictItem/add', odd)).toMatchObject({
      success: false,
      message: '数据值不能有空格、逗号、引号等特殊字符',
    });
  });

  test('go to the recycle bin, come back unless their code is taken, or are gone for good', async () => {
    const add = async (code: string) =>
      (await api('POST', '/sys/dict/add', { dictName: `字典${code}`, dictCode: code })).result.id;
    const id = await add('bin_one');
    await api('POST', '/sys/dictItem/add', { dictId: id, itemText: '甲', itemValue: 'a' });
    expect(await api('DELETE', `/sys/dict/delete?id=${id}`)).toMatchObject({ success: true, message: '删除成功!' });
    expect(await items('bin_one')).toEqual([]);
    const bin = async () => (await api('GET', '/sys/dict/deleteList')).result;
    expect(await bin()).toContainEqual(expect.objectContaining({ id, dictCode: 'bin_one', delFlag: 1 }));
    const other = await add('bin_one');
    expect(await api('PUT', `/sys/dict/back/${id}`)).toMatchObject({ success: false, code: 500 });
    await api('DELETE', `/sys/dict/delete?id=${other}`);
    expect(await api('PUT', `/sys/dict/back/${id}`)).toMatchObject({ success: true, message: '操作成功!' });
    expect(await items('bin_one')).toHaveLength(1);
    const gone = await api('DELETE', `/sys/dict/deletePhysic/${other}`);
    expect(gone).toMatchObject({ success: true, message: '删除成功!' });
    expect((await bin()).map((row: { id: string }) => row.id)).not.toContain(other);
    expect(await api('PUT', `/sys/dict/back/${other}`)).toMatchObject({ success: false });
    expect(await api('DELETE', `/sys/dict/deletePhysic/${id}`)).toMatchObject({ success: false });
  });
});
