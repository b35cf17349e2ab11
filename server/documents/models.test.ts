import { describe, expect, test, vi } from 'vitest';

import { demoServer } from '../start/testing/demo-server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const server = demoServer(['zhangwei', 'lina']);
const read = async (key: string) => (await server.api('GET', `/sys/document/queryByKey?key=${key}`)).result;
const publish = (documents: object[], username?: string) =>
  server.api('POST', '/sys/document/publish', { documents, note: '改模型' }, username);
const change = async (key: string, edit: (body: any) => void) => {
  const { text, revision } = await read(key);
  const body = JSON.parse(text);
  edit(body);
  return publish([{ key, text: JSON.stringify(body, null, 2), revision }]);
};
const model = (body: object) =>
  JSON.stringify({ kind: 'model', formatVersion: 1, title: '设备', permission: 'base:device', ...body }, null, 2);
const device = model({
  list: { columns: ['name'] },
  schema: {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', title: '名称', maxLength: 50, 'x-unique': true },
      code: { type: 'string', title: '编号', 'x-number': { pattern: 'D{seq:4}' } },
    },
  },
});

test('a new model has its table, calls, permissions and description at once', async () => {
  const published = await publish([{ key: 'base/device.model', text: device, revision: '' }]);
  expect(published.message).toBe('发布成功');
  const added = await server.api('POST', '/base/device/add', { name: '车床' });
  expect(added).toMatchObject({ success: true, result: { name: '车床', code: 'D0001' } });
  const again = await server.api('POST', '/base/device/add', { name: '车床' });
  expect(again).toMatchObject({ success: false });
  expect(again.message).toContain('名称');
  expect((await server.api('GET', '/base/device/list')).result.total).toBe(1);
  expect(await server.api('GET', '/base/device/list', undefined, 'lina')).toMatchObject({ code: 510 });
  expect(await server.api('PUT', '/base/device/list', {})).toMatchObject({ code: 405 });
  const { json } = await server.client().get('/openapi.json', { 'x-access-token': server.tokenOf('admin') });
  expect(json.paths['/jeecg-boot/base/device/add'].post['x-permission']).toBe('base:device:add');
  expect(json.components.schemas['base.device'].properties.code).toMatchObject({ title: '编号' });
  expect(await server.permissionId('base:device:import')).toEqual(expect.any(String));
  const sheet = await server.imported('/base/device/importExcel', [['名称'], ['铣床']]);
  expect(sheet).toMatchObject({ success: true });
  expect(await server.exported('/base/device/exportXls')).toHaveLength(3);
});

test('a field more is saved, validated and listed at once, and rows that were there have none', async () => {
  await server.api('POST', '/base/unit/add', { name: '托盘', code: 'TP' });
  const published = await change('base/unit.model', (body) => {
    body.schema.properties.weight = { type: 'number', title: '自重', 'x-scale': 1, minimum: 0 };
  });
  expect(published).toMatchObject({ success: true });
  const { result } = await server.api('GET', '/base/unit/list?code=TP');
  expect(result.records[0]).toMatchObject({ code: 'TP', weight: null });
  const edited = await server.api('PUT', '/base/unit/edit', { ...result.records[0], weight: '12.5' });
  expect(edited).toMatchObject({ success: true, result: { weight: '12.5' } });
  const refused = await server.api('PUT', '/base/unit/edit', { ...edited.result, weight: '-1' });
  expect(refused.success).toBe(false);
  const gone = await change('base/unit.model', (body) => void delete body.schema.properties.weight);
  expect(gone).toMatchObject({ success: true });
  expect((await server.api('GET', '/base/unit/list?code=TP')).result.records[0]).not.toHaveProperty('weight');
  const back = await change('base/unit.model', (body) => {
    body.schema.properties.weight = { type: 'number', title: '自重', 'x-scale': 1 };
  });
  expect(back).toMatchObject({ success: true });
  expect((await server.api('GET', '/base/unit/list?code=TP')).result.records[0]).toMatchObject({ weight: '12.5' });
});

test('bills of a new model have numbers, states, postings, balances and rollups, and their page is in the menu', async () => {
  const text = (body: object) => JSON.stringify({ kind: 'model', formatVersion: 1, ...body });
  const object = (properties: object) => ({ type: 'object', properties });
  const qty = { type: 'number', title: '数量', 'x-scale': 2 };
  const name = { type: 'string', title: '名称' };
  const transition = {
    name: 'examine',
    title: '审核',
    from: ['draft'],
    to: 'examined',
    permission: 'lab:bill:examine',
  };
  const documents = {
    'lab/bill.model': text({
      title: '领用单',
      permission: 'lab:bill',
      list: { columns: ['no', 'total'] },
      schema: object({
        no: { type: 'string', title: '单号', 'x-number': { pattern: 'L{seq:3}' } },
        status: { type: 'string', title: '状态' },
        lines: { type: 'array', title: '明细', 'x-child': { model: 'lab/line', parent: 'billId' } },
        total: { ...qty, title: '合计', 'x-value': '{{ sum($record.lines, l => l.qty) }}' },
      }),
      states: { field: 'status', initial: 'draft', editable: ['draft'], transitions: [transition] },
      postings: [
        {
          on: 'examine',
          into: 'lab/ledger',
          each: 'lines',
          set: { item: '{{ $line.item }}', qty: '{{ $line.qty }}' },
        },
      ],
    }),
    'lab/line.model': text({
      title: '领用明细',
      permission: 'lab:bill',
      resource: '/lab/line',
      page: false,
      schema: object({
        billId: { type: 'string', title: '单据', 'x-ref': { model: 'lab/bill' } },
        item: { type: 'string', title: '物品', 'x-ref': { model: 'lab/item' } },
        qty,
      }),
    }),
    'lab/item.model': text({
      title: '物品',
      permission: 'lab:item',
      schema: object({
        name,
        used: {
          ...qty,
          title: '已领用',
          'x-rollup': { from: 'lab/line', by: 'item', sum: 'qty', states: ['examined'] },
        },
      }),
    }),
    'lab/ledger.model': text({
      title: '台账',
      permission: 'lab:ledger',
      page: false,
      schema: object({ item: { type: 'string', title: '物品', 'x-ref': { model: 'lab/item' } }, qty }),
    }),
    'lab/stock.model': text({
      title: '结存',
      permission: 'lab:stock',
      page: false,
      schema: object({ item: { type: 'string', title: '物品', 'x-ref': { model: 'lab/item' } }, qty }),
      balanceOf: { model: 'lab/ledger', by: ['item'], sum: ['qty'] },
    }),
  };
  const published = await publish(Object.entries(documents).map(([key, text]) => ({ key, text, revision: '' })));
  expect(published.message).toBe('发布成功');
  const item = (await server.api('POST', '/lab/item/add', { name: '试纸' })).result;
  const bill = await server.api('POST', '/lab/bill/add', { lines: [{ item: item.id, qty: '2.5' }] });
  expect(bill.result).toMatchObject({ no: 'L001', status: 'draft', total: '2.50' });
  const call = { id: bill.result.id, name: 'examine', version: bill.result.version };
  expect(await server.api('POST', '/lab/bill/transition', call)).toMatchObject({ result: { status: 'examined' } });
  expect((await server.api('GET', '/lab/stock/list')).result.records).toMatchObject([{ item: item.id, qty: '2.50' }]);
  expect((await server.api('GET', `/lab/item/queryById?id=${item.id}`)).result.used).toBe('2.50');
  const { menu } = (await server.api('GET', '/sys/permission/getUserPermissionByToken')).result;
  expect(JSON.stringify(menu)).toContain('lab/bill.model');
  expect(await server.permissionId('lab:bill:examine')).toEqual(expect.any(String));
});

describe('is refused, with nothing changed,', () => {
  test('what could lose data, with the command that does it', async () => {
    const refused = await change('base/customer.model', (body) => {
      body.schema.properties.creditLimit = { type: 'integer', title: '信用额度' };
    });
    expect(refused.message).toContain('表 base_customer 的列 credit_limit 不能从 numeric(38, 2) 改为 bigint');
    expect(refused.message).toContain('npm run -s migrate -- base_customer.credit_limit');
    expect((await read('base/customer.model')).isPublished).toBe(false);
  });

  test('a rule that rows break', async () => {
    for (const name of ['甲', '乙'])
      await server.api('POST', '/base/customer/add', { name, level: 'B', contact: '同一人' });
    const unique = await change('base/customer.model', (body) => {
      body.schema.properties.contact['x-unique'] = true;
    });
    expect(unique.message).toMatch(/重复/);
    expect((await read('base/customer.model')).isPublished).toBe(false);
  });

  test('a table of the system, or one that another program made', async () => {
    const table = (name: string) =>
      publish([
        {
          key: 'base/thief.model',
          text: model({
            table: name,
            schema: { type: 'object', properties: { password: { type: 'string', title: '密码' } } },
          }),
          revision: '',
        },
      ]);
    expect((await table('sys_user')).message).toContain('数据表 sys_user');
    expect((await table('pagewright_migration')).message).toMatch(/pagewright_migration/);
    const lost = await read('system/user.model');
    const moved = { ...JSON.parse(lost.text), table: 'other_users' };
    const refused = await publish([{ key: lost.key, text: JSON.stringify(moved), revision: lost.revision }]);
    expect(refused.message).toContain('模型 system/user 是系统用的');
  });
});
