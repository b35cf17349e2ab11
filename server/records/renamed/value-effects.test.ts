import { expect, test, vi } from 'vitest';

import { demoServer } from '../../start/testing/demo-server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const server = demoServer();
const keys = ['base/journey.model', 'base/journey-kind.dictionary'] as const;
const string = (title: string, more: object = {}) => ({ type: 'string', title, maxLength: 50, ...more });
const journey = {
  kind: 'model',
  formatVersion: 1,
  title: '行程',
  permission: 'base:journey',
  recycleBin: true,
  schema: {
    type: 'object',
    properties: {
      name: string('名称'),
      status: string('状态'),
      way: string('方式', { 'x-dict': 'journey_kind', default: 'far' }),
      ways: { type: 'array', title: '方式们', items: { type: 'string' }, 'x-dict': 'journey_kind' },
      more: string('其他方式', {
        'x-dict': 'journey_kind',
        'x-component': 'Select',
        'x-component-props': { multiple: true },
      }),
      cost: { type: 'number', title: '费用', 'x-scale': 0, 'x-value': "{{ $record.way == 'far' ? 2 : 1 }}" },
    },
  },
  states: {
    field: 'status',
    initial: 'draft',
    editable: ['draft', 'gone'],
    deletable: ['draft', 'gone'],
    transitions: [
      { name: 'leave', title: '出发', from: ['draft'], to: 'gone' },
      { name: 'back', title: '回来', from: ['gone'], to: 'draft' },
    ],
  },
};
const dictionary = {
  kind: 'dictionary',
  formatVersion: 1,
  title: '行程方式',
  code: 'journey_kind',
  items: [
    { value: 'far', text: '远' },
    { value: 'near', text: '近' },
  ],
};

type Named = { key: string; text: string; revision: string };
const read = async (key: string) => (await server.api('GET', `/sys/document/queryByKey?key=${key}`)).result;
const publish = (documents: Named[], choices: object = {}) =>
  server.api('POST', '/sys/document/publish', { documents, note: '改名', choices });
const journeys = async () => (await server.api('GET', '/base/journey/list?column=name&order=asc')).result.records;
const valuesOf = async (name: string) => (await journeys()).map((row: Record<string, unknown>) => row[name]);
const texts = async () =>
  Promise.all(keys.map(async (key) => ({ key, text: String((await read(key)).text), revision: '' })));
const renamed = async (key: string, pointer: string, to: string): Promise<Named[]> => {
  const { text } = await read(key);
  const planned = await server.api('POST', '/sys/document/renaming', { key, text, pointer, to });
  expect(planned).toMatchObject({ success: true });
  return planned.result.documents.map(({ key: document, text: written, revision }: Named) => ({
    key: document,
    text: written,
    revision,
  }));
};
const publishAgain = async (documents: Named[]) =>
  publish(await Promise.all(documents.map(async (each) => ({ ...each, revision: (await read(each.key)).revision }))));

test('renamed states and items take records, deleted ones, views and data rules with them, there and back', async () => {
  const first = [journey, dictionary].map((body, index) => ({
    key: keys[index] ?? '',
    text: JSON.stringify(body),
    revision: '',
  }));
  expect(await publish(first)).toMatchObject({ success: true });
  const record = { way: 'far', ways: ['near', 'far'], more: 'near,far' };
  for (const name of ['甲', '乙', '丙'])
    expect(await server.api('POST', '/base/journey/add', { ...record, name })).toMatchObject({ success: true });
  const [a, b] = await journeys();
  for (const { id } of [a, b]) await server.api('POST', '/base/journey/transition', { id, name: 'leave' });
  await server.api('DELETE', `/base/journey/delete?id=${b.id}`);
  const content = JSON.stringify({ search: '?status=gone&list.where=way:in:near,far', look: { hidden: ['status'] } });
  const view = { place: 'base/journey.model', kind: 'view', title: '我的', content, shared: false };
  const saved = await server.api('POST', '/sys/savedView/save', view);
  const viewNow = async () =>
    JSON.parse((await server.api('GET', `/sys/savedView/queryById?id=${saved.result.id}`)).result.content).search;
  const permissionId = await server.permissionId('base:journey:list');
  const rule = {
    permissionId,
    ruleName: '近的',
    ruleColumn: 'way',
    ruleConditions: 'IN',
    ruleValue: 'far,near',
    status: 1,
  };
  expect(await server.api('POST', '/sys/permission/addPermissionRule', rule)).toMatchObject({ success: true });
  const rulesNow = async () =>
    (await server.api('GET', `/sys/permission/queryPermissionRule?permissionId=${permissionId}`)).result[0].ruleValue;
  const before = await texts();

  const states = await renamed(keys[0], '/states/transitions/0/to', 'away');
  const { effects } = (await server.api('POST', '/sys/document/effects', { documents: states })).result;
  expect(effects).toEqual([expect.objectContaining({ id: 'state-renamed:base/journey.status.away', rows: 2 })]);
  expect(effects[0].message).toBe('“行程”的“状态”的值 gone 改为 away：2 条记录、1 个保存的视图随着改。');
  expect(await publish(states)).toMatchObject({ success: true });
  expect(await valuesOf('status')).toEqual(['away', 'draft']);
  expect(new URLSearchParams(await viewNow()).get('status')).toBe('away');
  expect(await server.api('POST', '/base/journey/transition', { id: a.id, name: 'back' })).toMatchObject({
    success: true,
  });
  expect(await server.api('POST', '/base/journey/transition', { id: a.id, name: 'leave' })).toMatchObject({
    success: true,
  });

  const items = await renamed(keys[1], '/items/0/value', 'distant');
  const found = (await server.api('POST', '/sys/document/effects', { documents: items })).result.effects;
  expect(found.map(({ id, rows }: { id: string; rows: number }) => [id, rows])).toEqual([
    ['item-renamed:base/journey.way.distant', 3],
    ['item-renamed:base/journey.ways.distant', 3],
    ['item-renamed:base/journey.more.distant', 3],
  ]);
  expect(await publish(items)).toMatchObject({ success: true });
  expect([await valuesOf('way'), await valuesOf('ways'), await valuesOf('more'), await valuesOf('cost')]).toEqual([
    ['distant', 'distant'],
    [
      ['near', 'distant'],
      ['near', 'distant'],
    ],
    ['near,distant', 'near,distant'],
    ['2', '2'],
  ]);
  expect((await journeys())[0].way_dictText).toBe('远');
  expect(await rulesNow()).toBe('distant,near');
  expect(new URLSearchParams(await viewNow()).get('list.where')).toBe('way:in:near,distant');
  expect(await server.api('POST', '/base/journey/add', { name: '丁', way: 'far' })).toMatchObject({ success: false });

  expect(await publishAgain(before)).toMatchObject({ success: true });
  await server.api('PUT', `/base/journey/putRecycleBin?ids=${b.id}`, { ids: b.id });
  expect(await valuesOf('status')).toEqual(expect.arrayContaining(['gone', 'draft']));
  expect(new Set([...(await valuesOf('way')), ...(await valuesOf('status'))])).toEqual(
    new Set(['far', 'gone', 'draft']),
  );
  expect(await rulesNow()).toBe('far,near');
  expect(new URLSearchParams(await viewNow()).get('status')).toBe('gone');
  expect((await journeys())[0].way_dictText).toBe('远');
});

test('a value that a field cannot hold is refused, and nothing changes', async () => {
  const documents = await renamed(keys[1], '/items/1/value', 'x'.repeat(60));
  expect(await publish(documents)).toMatchObject({ success: false, message: expect.stringContaining('放不下值') });
  expect((await journeys())[0].more).toContain('near');
});

test('an administrator gives an item another value: its records follow, unless documents name it', async () => {
  const { id } = (await server.api('GET', '/sys/dict/list?dictCode=journey_kind')).result.records[0];
  const items = (await server.api('GET', `/sys/dictItem/list?dictId=${id}`)).result.records;
  const item = (value: string) => items.find((each: { itemValue: string }) => each.itemValue === value);
  const edit = (value: string, to: string) =>
    server.api('PUT', '/sys/dictItem/edit', { ...item(value), itemValue: to });
  expect(await edit('near', 'close')).toMatchObject({ success: true });
  expect(await valuesOf('more')).toEqual(expect.arrayContaining(['close,far']));
  expect((await valuesOf('ways')).flat()).not.toContain('near');
  const refused = await edit('far', 'distant');
  expect(refused).toMatchObject({ success: false, message: expect.stringContaining('base/journey.model') });
  expect(new Set(await valuesOf('way'))).toEqual(new Set(['far']));
  const dictionaryEdit = await server.api('PUT', '/sys/dict/edit', {
    id,
    dictName: '行程方式',
    dictCode: 'other_kind',
  });
  expect(dictionaryEdit).toMatchObject({
    success: false,
    message: expect.stringContaining('用着字典编码 journey_kind'),
  });
});
