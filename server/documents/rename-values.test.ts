import { expect, test, vi } from 'vitest';

import { demoServer } from '../start/testing/demo-server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const server = demoServer(['zhangwei']);
const key = 'base/unit.model';

const read = async (document = key) => (await server.api('GET', `/sys/document/queryByKey?key=${document}`)).result;
const publish = (documents: unknown[], note = '改名') =>
  server.api('POST', '/sys/document/publish', { documents, note });
const units = async () => (await server.api('GET', '/base/unit/list?pageSize=100&column=id&order=asc')).result.records;

async function renamed(name: string, to: string) {
  const { text } = await read();
  const planned = await server.api('POST', '/sys/document/renaming', {
    key,
    text,
    pointer: `/schema/properties/${name}`,
    to,
  });
  expect(planned).toMatchObject({ success: true });
  return planned.result.documents.map((each: { key: string; text: string; revision: string }) => ({
    key: each.key,
    text: each.text,
    revision: each.revision,
  }));
}

test('a renaming in the designer moves the values, views and data rules; a roll back brings them back', async () => {
  await server.api('POST', '/base/unit/add', { name: '托盘', code: 'TP' });
  const before = await units();
  const content = JSON.stringify({ search: '?name=托盘&list.sort=-name', look: { widths: { name: 90 }, hidden: [] } });
  const view = { place: 'base/unit.model', kind: 'view', title: '我的', content, shared: false };
  const saved = await server.api('POST', '/sys/savedView/save', view);
  const viewNow = async () =>
    JSON.parse((await server.api('GET', `/sys/savedView/queryById?id=${saved.result.id}`)).result.content);
  const versions = (await server.api('GET', `/sys/document/versions?key=${key}`)).result;
  const documents = await renamed('name', 'unitName');
  const { effects } = (await server.api('POST', '/sys/document/effects', { documents })).result;
  expect(effects).toEqual([
    expect.objectContaining({
      id: 'rename:base/unit.unitName',
      sort: 'rename',
      rows: before.length,
      field: 'unitName',
    }),
  ]);
  expect(effects[0].message).toContain('1 个保存的视图');
  expect(await publish(documents)).toMatchObject({ success: true });
  const after = await units();
  expect(after.map((row: any) => row.unitName)).toEqual(before.map((row: any) => row.name));
  expect(await viewNow()).toEqual({
    search: `?${new URLSearchParams({ unitName: '托盘', 'list.sort': '-unitName' })}`,
    look: { widths: { unitName: 90 }, hidden: [] },
  });
  expect((await server.api('GET', '/base/unit/list?name=托盘')).result.total).toBe(1);
  expect((await server.api('POST', '/base/unit/add', { unitName: '托盘', code: 'T2' })).success).toBe(false);
  expect(versions.length).toBeLessThanOrEqual(1);
  for (const document of documents.map((each: { key: string }) => each.key)) {
    const { revision } = await read(document);
    const body = { key: document, version: 0, revision, note: '退回' };
    if (documents.length === 1)
      expect(await server.api('POST', '/sys/document/rollback', body)).toMatchObject({ success: true });
  }
  if (documents.length > 1) {
    const old = await Promise.all(
      documents.map(async (each: { key: string }) => {
        const { result } = await server.api('GET', `/sys/document/version?key=${each.key}&version=0`);
        return { key: each.key, text: result.text, revision: (await read(each.key)).revision };
      }),
    );
    expect(await publish(old, '退回')).toMatchObject({ success: true });
  }
  expect((await units()).map((row: any) => row.name)).toEqual(before.map((row: any) => row.name));
  expect(await viewNow()).toMatchObject({ look: { widths: { name: 90 } } });
});

test('a secret field keeps being secret under another name', async () => {
  const { text, revision } = await read();
  const body = JSON.parse(text);
  body.schema.properties.pin = { type: 'string', title: '口令', 'x-secret': true };
  await publish([{ key, text: JSON.stringify(body), revision }]);
  const { pin: _, ...properties } = body.schema.properties;
  body.schema.properties = { ...properties, note2: { type: 'string', title: '口令', 'x-renamed-from': ['pin'] } };
  const refused = await publish([{ key, text: JSON.stringify(body), revision: (await read()).revision }]);
  expect(refused).toMatchObject({ success: false, message: expect.stringContaining('保密的字段') });
});

test('what a balance and its ledger share moves in both, and the balance goes on', async () => {
  const field = (title: string) => ({ type: 'string', title, maxLength: 50 });
  const qty = { type: 'number', title: '数量', 'x-scale': 0 };
  const model = (title: string, permission: string, properties: object, more: object = {}) => ({
    kind: 'model',
    formatVersion: 1,
    title,
    permission,
    schema: { type: 'object', properties },
    ...more,
  });
  const bodies = {
    'base/well-ledger.model': model('井账', 'base:wellLedger', { item: field('物'), qty }),
    'base/well-balance.model': model(
      '井存',
      'base:wellBalance',
      { item: field('物'), qty },
      { balanceOf: { model: 'base/well-ledger', by: ['item'], sum: ['qty'] } },
    ),
    'base/well.model': model(
      '井单',
      'base:well',
      { item: field('物'), qty, status: field('状态') },
      {
        states: {
          field: 'status',
          initial: 'draft',
          transitions: [{ name: 'end', title: '完成', from: ['draft'], to: 'done' }],
        },
        postings: [
          { on: 'end', into: 'base/well-ledger', set: { item: '{{ $record.item }}', qty: '{{ $record.qty }}' } },
        ],
      },
    ),
  };
  const first = Object.entries(bodies).map(([each, body]) => ({
    key: each,
    text: JSON.stringify(body),
    revision: '',
  }));
  expect((await publish(first)).message).toContain('成功');
  const post = async () => {
    const { result } = await server.api('POST', '/base/well/add', { item: '桶', qty: 3 });
    expect(await server.api('POST', '/base/well/transition', { id: result.id, name: 'end' })).toMatchObject({
      success: true,
    });
  };
  const balances = async () => (await server.api('GET', '/base/well-balance/list')).result.records;
  await post();
  const { text } = await read('base/well-balance.model');
  const wanted = { key: 'base/well-balance.model', text, pointer: '/schema/properties/item', to: 'goods' };
  const planned = await server.api('POST', '/sys/document/renaming', wanted);
  const documents = planned.result.documents.map((each: { key: string; text: string; revision: string }) => ({
    key: each.key,
    text: each.text,
    revision: each.revision,
  }));
  const published = await publish(documents);
  expect(published).toMatchObject({ success: true });
  const sorts = published.result.effects.map(({ sort, model: of }: { sort: string; model: string }) => `${sort} ${of}`);
  expect(sorts.toSorted()).toEqual(['rename base/well-balance', 'rename base/well-ledger']);
  await post();
  expect(await balances()).toEqual([expect.objectContaining({ goods: '桶', qty: '6' })]);
});
