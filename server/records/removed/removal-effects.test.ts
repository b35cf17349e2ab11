import { expect, test, vi } from 'vitest';

import { demoServer } from '../../start/testing/demo-server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const server = demoServer(['zhangwei']);
const key = 'base/trip.model';
const string = (title: string, more: object = {}) => ({ type: 'string', title, maxLength: 50, ...more });
const trip = (change: (body: any) => void = () => undefined) => {
  const body = {
    kind: 'model',
    formatVersion: 1,
    title: '行程',
    permission: 'base:trip',
    schema: {
      type: 'object',
      properties: {
        name: string('名称'),
        status: string('状态'),
        level: string('等级', { enum: ['A', 'B'] }),
        note: string('说明'),
      },
    },
    states: {
      field: 'status',
      initial: 'draft',
      editable: ['draft', 'gone'],
      transitions: [
        { name: 'leave', title: '出发', from: ['draft'], to: 'gone' },
        { name: 'back', title: '回来', from: ['gone'], to: 'draft' },
      ],
    },
  };
  change(body);
  return JSON.stringify(body);
};
const publish = async (text: string | null, choices: object = {}) => {
  const { revision = '' } = (await server.api('GET', `/sys/document/queryByKey?key=${key}`)).result ?? {};
  const documents = [{ key, text, revision }];
  return server.api('POST', '/sys/document/publish', { documents, note: '改', choices });
};
const trips = async () => (await server.api('GET', '/base/trip/list?column=name&order=asc')).result.records;

test('states, options, fields and models that records use go only with a decision', async () => {
  expect(await publish(trip())).toMatchObject({ success: true });
  for (const record of [
    { name: '甲', level: 'A', note: '重要' },
    { name: '乙', level: 'B' },
  ])
    await server.api('POST', '/base/trip/add', record);
  const [first] = await trips();
  const change = (name: string) => server.api('POST', '/base/trip/transition', { id: first.id, name });
  expect(await change('leave')).toMatchObject({ success: true });

  const renamedState = trip((body) => {
    body.states.editable = ['draft', 'away'];
    body.states.transitions = [
      { name: 'leave', title: '出发', from: ['draft'], to: 'away' },
      { name: 'back', title: '回来', from: ['away'], to: 'draft' },
    ];
  });
  const refused = await publish(renamedState);
  expect(refused).toMatchObject({
    success: false,
    result: { effects: [{ id: 'state-removed:base/trip.status.gone' }] },
  });
  expect(refused.message).toContain('有 1 条记录处于这个状态');
  expect(await publish(renamedState, { 'state-removed:base/trip.status.gone': 'away' })).toMatchObject({
    success: true,
  });
  expect((await trips()).map(({ status }: any) => status).toSorted()).toEqual(['away', 'draft']);
  expect(await change('back')).toMatchObject({ success: true });

  const smaller = trip((body) => {
    body.schema.properties.level.enum = ['A', 'C'];
  });
  expect((await publish(smaller)).message).toContain('去掉选项 B，有 1 条记录用着它');
  expect(await publish(smaller, { 'item-removed:base/trip.level.B': 'C' })).toMatchObject({ success: true });
  expect((await trips()).map(({ level }: any) => level).toSorted()).toEqual(['A', 'C']);

  const without = trip((body) => {
    body.schema.properties.level.enum = ['A', 'C'];
    delete body.schema.properties.note;
  });
  const hidden = await publish(without);
  expect(hidden.result.effects).toEqual([expect.objectContaining({ id: 'field-removed:base/trip.note', rows: 1 })]);

  expect((await publish(null)).message).toContain('它有 2 条记录');
  expect(await publish(null, { 'model-removed:base/trip': 'keep' })).toMatchObject({ success: true });
});

test('an item of a dictionary that records use is not deleted', async () => {
  const model = {
    kind: 'model',
    formatVersion: 1,
    title: '访客',
    permission: 'base:visitor',
    schema: { type: 'object', properties: { name: string('姓名'), sex: string('性别', { 'x-dict': 'sex' }) } },
  };
  const documents = [{ key: 'base/visitor.model', text: JSON.stringify(model), revision: '' }];
  expect(await server.api('POST', '/sys/document/publish', { documents, note: '新' })).toMatchObject({ success: true });
  const dictionary = (await server.api('GET', '/sys/dict/list?dictCode=sex')).result.records[0];
  const items = (await server.api('GET', `/sys/dictItem/list?dictId=${dictionary.id}`)).result.records;
  const [used] = items;
  const { result } = await server.api('POST', '/base/visitor/add', { name: '甲', sex: used.itemValue });
  const removed = () => server.api('DELETE', `/sys/dictItem/delete?id=${used.id}`);
  expect((await removed()).message).toContain('用着要删除的选项');
  expect((await server.api('DELETE', `/sys/dict/delete?id=${dictionary.id}`)).message).toContain('用着要删除的选项');
  await server.api('DELETE', `/base/visitor/delete?id=${result.id}`);
  expect((await removed()).message).not.toContain('“访客”');
});

test('records that move to another state or option count in rollups and formulas as they are then', async () => {
  const fund = {
    kind: 'model',
    formatVersion: 1,
    title: '经费',
    permission: 'base:fund',
    schema: {
      type: 'object',
      properties: {
        name: string('名称'),
        open: {
          type: 'number',
          title: '未结',
          'x-scale': 0,
          'x-rollup': { from: 'base/spending', by: 'fund', sum: 'cost', states: ['draft'] },
        },
      },
    },
  };
  const spending = (options: string[], to: string) => ({
    kind: 'model',
    formatVersion: 1,
    title: '支出',
    permission: 'base:spending',
    schema: {
      type: 'object',
      properties: {
        fund: string('经费', { 'x-ref': { model: 'base/fund' } }),
        status: string('状态'),
        level: string('等级', { enum: options }),
        cost: { type: 'number', title: '金额', 'x-scale': 0 },
        weight: { type: 'number', title: '权重', 'x-scale': 0, 'x-value': "{{ $record.level == 'C' ? 3 : 1 }}" },
      },
    },
    states: {
      field: 'status',
      initial: 'draft',
      transitions: [{ name: 'end', title: '完成', from: ['draft'], to }],
    },
  });
  const bodies = { 'base/fund.model': fund, 'base/spending.model': spending(['B', 'C'], 'done') };
  const put = async (texts: Record<string, object>, choices: object) => {
    const documents = await Promise.all(
      Object.entries(texts).map(async ([document, body]) => {
        const { result } = await server.api('GET', `/sys/document/queryByKey?key=${document}`);
        return { key: document, text: JSON.stringify(body), revision: result?.revision ?? '' };
      }),
    );
    return server.api('POST', '/sys/document/publish', { documents, note: '改', choices });
  };
  expect(await put(bodies, {})).toMatchObject({ success: true });
  const { id } = (await server.api('POST', '/base/fund/add', { name: '甲' })).result;
  const added = await server.api('POST', '/base/spending/add', { fund: id, cost: 5, level: 'B' });
  await server.api('POST', '/base/spending/transition', { id: added.result.id, name: 'end' });
  const open = async () => (await server.api('GET', '/base/fund/list')).result.records[0].open;
  expect(Number(await open())).toBe(0);
  const changed = { 'base/spending.model': spending(['C'], 'over') };
  const choices = { 'state-removed:base/spending.status.done': 'draft', 'item-removed:base/spending.level.B': 'C' };
  expect(await put(changed, choices)).toMatchObject({ success: true });
  expect(Number(await open())).toBe(5);
  const [now] = (await server.api('GET', '/base/spending/list')).result.records;
  expect(now).toMatchObject({ status: 'draft', level: 'C', weight: '3' });
});
