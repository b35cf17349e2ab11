import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { createSchemaFolder } from '../../catalogue/testing/folder.ts';
import { demoServer } from '../../start/testing/demo-server.ts';

vi.setConfig({ testTimeout: 60_000 });

const text = (title: string, more: object = {}) => ({ type: 'string', title, ...more });
const choosing = (props: object) => ({
  'x-component': 'Picker',
  'x-component-props': { picker: 'secret/good', ...props },
});
const folder = createSchemaFolder({
  'secret/good.model': {
    title: '货物',
    label: 'name',
    schema: {
      type: 'object',
      properties: {
        name: text('名称'),
        code: text('编码'),
        state: text('状态'),
        origin: text('产地'),
        kind: text('类别', { 'x-ref': { model: 'secret/kind' } }),
        cost: { type: 'number', title: '成本', 'x-scale': 2 },
      },
    },
  },
  'secret/kind.model': {
    title: '类别',
    label: 'name',
    tree: { parent: 'above' },
    schema: {
      type: 'object',
      properties: { name: text('名称'), above: text('上级', { 'x-ref': { model: 'secret/kind' } }) },
    },
  },
  'secret/good.picker': {
    title: '选择货物',
    model: 'secret/good',
    columns: ['code', 'name'],
    search: ['name', 'kind'],
    where: { state: 'on' },
  },
  'stock/slip.model': {
    title: '领料单',
    permission: 'stock:slip',
    schema: {
      type: 'object',
      properties: { good: text('货物', choosing({ fields: { origin: 'origin' } })), origin: text('产地') },
    },
  },
});
const { api } = demoServer(['lina', 'zhangwei'], { environment: { SCHEMAS_DIR: folder } });
const records = (query = '', username = 'lina') =>
  api('GET', `/pickers/secret.good/records?pageNo=1&pageSize=10${query}`, undefined, username);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(async () => {
  const goods = [
    { name: '螺栓', code: 'A1', state: 'on', origin: '杭州', cost: '1.20' },
    { name: '螺母', code: 'A2', state: 'on', origin: '宁波', cost: '9.90' },
    { name: '样品', code: 'A3', state: 'off', origin: '杭州', cost: '5.00' },
  ];
  for (const good of goods) expect(await api('POST', '/secret/good/add', good)).toMatchObject({ success: true });
});

test('records of the part below a node', async () => {
  const add = async (name: string, body: object) => (await api('POST', `/secret/${name}/add`, body)).result.id;
  const above = await add('kind', { name: '五金' });
  const kind = await add('kind', { name: '紧固件', above });
  await add('good', { name: '垫圈', code: 'A9', state: 'on', origin: '温州', kind });
  const names = async (query: string) =>
    (await records(query)).result.records.map(({ name }: { name: string }) => name);
  expect(await names(`&kind_within=${above}`)).toEqual(['垫圈']);
  expect(await names(`&kind=${above}`)).toEqual([]);
  const [good] = (await api('GET', '/secret/good/list?code=A9')).result.records;
  await api('DELETE', `/secret/good/delete?id=${good.id}`);
});

describe('records of a model that somebody may choose and not list', () => {
  test('come as the picker shows, stores and copies them, within its conditions', async () => {
    expect(await api('GET', '/secret/good/list', undefined, 'lina')).toMatchObject({ success: false, code: 510 });
    const { result } = await records('&column=code&order=desc');
    expect(result.total).toBe(2);
    const nut = { id: expect.any(String), name: '螺母', code: 'A2', origin: '宁波' };
    expect(result.records[0]).toEqual(nut);
    // A condition of the caller does not override that of the picker.
    expect((await records('&state=off')).result.total).toBe(2);
  });

  test('are searched, and named by their ids', async () => {
    const { result } = await records('&name=*螺栓*');
    expect(result.records).toHaveLength(1);
    const named = await records(`&id=${result.records[0].id},`);
    expect(named.result.records).toMatchObject([{ name: '螺栓' }]);
  });

  test('are not asked by what is not shown, nor sorted by it', async () => {
    expect(await records('&cost_begin=5')).toMatchObject({ success: false, message: '这个选择器不能按“cost”查找。' });
    const sorted = await records('&column=cost&order=desc');
    expect(sorted.result.total).toBe(2);
    const hidden = encodeURIComponent(JSON.stringify([{ field: 'cost', rule: 'gt', val: '5' }]));
    expect((await records(`&superQueryParams=${hidden}`)).result.total).toBe(2);
  });

  test('are for users who may open the document that chooses them', async () => {
    expect(await records('', 'zhangwei')).toMatchObject({ success: false, code: 510 });
    expect((await records('', 'admin')).result.total).toBe(2);
  });

  test('belong to a picker that there is', async () => {
    const message = (code: string) => `没有编码为“${code}”、从记录里选的选择器。`;
    expect(await api('GET', '/pickers/no.such/records')).toMatchObject({ success: false, message: message('no.such') });
    const own = await api('GET', '/pickers/system.user/records');
    expect(own).toMatchObject({ success: false, message: message('system.user') });
  });
});
