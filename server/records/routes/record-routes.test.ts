// covers: call-list
import { describe, expect, test } from 'vitest';

import { httpServer, personWith } from '../../http/testing/http-server.ts';
import { businessModels } from '../testing/business-models.ts';
import { baseRecords, useRecords } from '../testing/record-fixture.ts';
import { recordRoutes } from './record-routes.ts';

const caller = useRecords();

async function serve() {
  const records = caller();
  const all = [...businessModels.values()].flatMap(({ permission }) =>
    ['list', 'add', 'edit', 'delete'].map((action) => `${permission}:${action}`),
  );
  const person = { ...personWith(...all, 'examine'), tenantId: records.tenantId };
  const app = await httpServer({
    routes: recordRoutes(records.engine, businessModels),
    authenticate: async (token) => (token === 'good' ? person : undefined),
  });
  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, key?: string) => {
    const headers = { 'x-access-token': 'good', ...(key !== undefined && { 'idempotency-key': key }) };
    const answer = await app.inject({ method, url: `/jeecg-boot${path}`, headers, ...(body && { payload: body }) });
    return { status: answer.statusCode, ...answer.json() };
  };
  return { records, send };
}

describe('the answers of a record’s life', () => {
  test('are those of the contract', async () => {
    const { send } = await serve();
    const added = await send('POST', '/base/customer/add', { name: '甲' });
    expect(added).toMatchObject({
      success: true,
      code: 200,
      message: '添加成功！',
      result: { name: '甲', version: 1 },
    });
    const { id } = added.result;
    expect(await send('GET', '/base/customer/list')).toMatchObject({
      success: true,
      code: 0,
      result: { records: [{ id }], total: 1, size: 10, current: 1, pages: 1 },
    });
    expect(await send('GET', `/base/customer/queryById?id=${id}`)).toMatchObject({ code: 200, result: { id } });
    for (const method of ['PUT', 'POST'] as const)
      expect(await send(method, '/base/customer/edit', { id, phone: '1' })).toMatchObject({ message: '修改成功!' });
    expect(await send('DELETE', `/base/customer/delete?id=${id}`)).toMatchObject({
      message: '删除成功!',
      result: null,
    });
    expect(await send('GET', '/base/customer/recycleBin')).toMatchObject({ code: 0, result: { records: [{ id }] } });
    const restored = await send('PUT', '/base/customer/putRecycleBin', { ids: id });
    expect(restored).toMatchObject({ success: true, message: '还原成功' });
    const removed = await send('DELETE', `/base/customer/deleteBatch?ids=${id},${id}`);
    expect(removed).toMatchObject({ success: true, message: '批量删除成功！' });
    const erased = await send('DELETE', `/base/customer/deleteRecycleBin?ids=${id}`);
    expect(erased).toMatchObject({ success: true, message: '删除成功' });
  });

  test('a record with lines may be larger than others', async () => {
    const { records, send } = await serve();
    const base = await baseRecords(records);
    const text = '长'.repeat(200_000);
    const large = { customer: base.customer, lines: [{ material: base.bolt, qty: '1' }], unknown: [text, text] };
    expect(await send('POST', '/sales/order/add', large)).toMatchObject({ success: true });
    const { message } = await send('POST', '/base/customer/add', { name: '甲', unknown: [text, text] });
    expect(message).toBe('提交的内容太大：JSON 不超过 1 MB，带明细的记录不超过 8 MB，文件不超过 10 MB。');
    const tooLarge = await send('POST', '/sales/order/add', {
      ...large,
      unknown: Array.from({ length: 14 }, () => text),
    });
    expect(tooLarge.success).toBe(false);
  });

  test.each<[method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body: object | undefined, message: string]>([
    ['GET', '/base/customer/queryById?id=nobody', undefined, '未找到对应实体'],
    ['GET', '/base/customer/queryById?id=', undefined, '参数不识别！'],
    ['GET', '/base/customer/queryById', undefined, '参数不识别！'],
    ['PUT', '/base/customer/edit', { id: 'nobody', name: '甲' }, '未找到对应实体'],
    ['POST', '/base/customer/edit', { name: '甲' }, '参数不识别！'],
    ['DELETE', '/base/customer/delete?id=nobody', undefined, '未找到对应实体'],
    ['DELETE', '/base/customer/delete', undefined, '参数不识别！'],
    ['DELETE', '/base/customer/deleteBatch?ids=,', undefined, '参数不识别！'],
    ['DELETE', '/base/customer/deleteBatch?ids=nobody', undefined, '未找到对应实体'],
    ['PUT', '/base/customer/putRecycleBin', {}, '参数不识别！'],
    ['DELETE', '/base/customer/deleteRecycleBin?ids=nobody', undefined, '未找到对应实体'],
    ['POST', '/base/customer/add', {}, '请输入客户名称'],
    ['POST', '/base/customer/add', { name: '甲'.repeat(11) }, '客户名称最大长度10位字符'],
    ['GET', '/base/customer/list?nmae=x', undefined, '“客户”没有名为“nmae”的字段，是不是“name”？'],
  ])('%s %s is refused', async (method, path, body, message) => {
    const { send } = await serve();
    expect(await send(method, path, body)).toMatchObject({ status: 200, success: false, code: 500, message });
  });
});

test('a record keeps the values that the server assigned, and a conflict names the user of the later version', async () => {
  const { records, send } = await serve();
  const forged = { createBy: 'somebody', createTime: '1999-01-01 00:00:00', sysOrgCode: 'X', tenantId: 7, delFlag: 1 };
  const { result } = await send('POST', '/base/customer/add', { name: '甲', ...forged, id: 'mine' });
  expect(result).toMatchObject({
    createBy: 'tester',
    createTime: records.clock.now,
    sysOrgCode: 'A01',
    tenantId: records.tenantId,
    delFlag: 0,
    updateBy: null,
    updateTime: null,
    version: 1,
  });
  expect(result.id).not.toBe('mine');
  records.clock.now = '2024-05-07 09:00:00';
  const edited = await send('PUT', '/base/customer/edit', { ...result, ...forged, phone: '1' });
  expect(edited.result).toMatchObject({
    updateBy: 'tester',
    updateTime: records.clock.now,
    version: 2,
    sysOrgCode: 'A01',
  });
  expect(await send('PUT', '/base/customer/edit', { ...result, phone: '2' })).toMatchObject({
    success: false,
    code: 409,
    message: '这条客户已被“tester”于 2024-05-07 09:00:00 修改，请刷新后再试',
    result: { current: { phone: '1', version: 2 }, updateBy: 'tester' },
  });
});

test('a save with an idempotency key is done once, and a key that is none is refused', async () => {
  const { records, send } = await serve();
  const base = await baseRecords(records);
  const order = { customer: base.customer, lines: [{ material: base.bolt, qty: 1 }] };
  const first = await send('POST', '/sales/order/add', order, 'k-1');
  const again = await Promise.all([1, 2, 3].map(() => send('POST', '/sales/order/add', order, 'k-1')));
  expect(again.map(({ result, message }) => [result, message])).toEqual(again.map(() => [first.result, '添加成功！']));
  expect(await records.list('sales/order')).toMatchObject({ total: 1 });
  for (const key of ['', 'a b', 'x'.repeat(129)]) {
    expect(await send('POST', '/sales/order/add', order, key)).toMatchObject({
      message: '请求头 Idempotency-Key 应是 1 至 128 个可见的英文字符。',
    });
  }
});

test('the records of a query are deleted by a separate call, which returns the number', async () => {
  const { send } = await serve();
  for (const name of ['甲', '乙', '丙']) await send('POST', '/base/customer/add', { name });
  const query = { name: '甲,乙', column: 'name', order: 'asc' };
  expect(await send('POST', '/base/customer/deleteQuery', { query, expected: 2 })).toMatchObject({
    success: true,
    message: '批量删除成功！',
    result: { count: 2 },
  });
  for (const body of [{}, { query }, { query, expected: 'many' }, { query: 'name=甲', expected: 1 }]) {
    expect(await send('POST', '/base/customer/deleteQuery', body)).toMatchObject({ success: false, code: 500 });
  }
  expect(await send('GET', '/base/customer/list')).toMatchObject({ result: { total: 1 } });
});

test('a recycle bin is only where the model declares one', async () => {
  const { send } = await serve();
  expect(await send('GET', '/base/depot/recycleBin')).toMatchObject({ status: 404 });
});
