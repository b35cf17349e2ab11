import { expect, test, vi } from 'vitest';

import { demoServer } from '../../start/testing/demo-server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const server = demoServer();

const text = { type: 'string', maxLength: 40 };
const number = (scale: number) => ({ type: 'number', 'x-scale': scale });
const model = (title: string, properties: object, more: object = {}) => ({
  kind: 'model',
  formatVersion: 1,
  title,
  permission: `lab:${title}`,
  resource: `/lab/${title}`,
  schema: { type: 'object', properties },
  ...more,
});
const states = {
  field: 'status',
  initial: 'draft',
  editable: ['draft'],
  transitions: [
    { name: 'examine', title: '审核', from: ['draft'], to: 'examined' },
    { name: 'unexamine', title: '反审核', from: ['examined'], to: 'draft' },
  ],
};
const move = model(
  'move',
  { item: { ...text, title: '物品' }, qty: { ...number(3), title: '数量' }, status: { type: 'string', title: '状态' } },
  {
    states,
    postings: [
      {
        on: 'examine',
        undo: 'unexamine',
        into: 'lab/book',
        set: { item: '{{ $record.item }}', qty: '{{ $record.qty }}' },
      },
    ],
  },
);
const entry = {
  item: { ...text, title: '物品' },
  place: { ...text, title: '地点' },
  qty: { ...number(3), title: '数量' },
};
const book = model('book', entry);
const part = {
  name: { ...text, title: '名称' },
  kind: { ...text, title: '类别' },
  qty: { ...number(3), title: '数量' },
  price: { ...number(2), title: '单价' },
  amount: { ...number(2), title: '金额', 'x-value': '{{ round($record.qty * $record.price, 2) }}' },
};
const stock = (by: string[]) =>
  model('stock', entry, {
    balanceOf: { model: 'lab/book', by, sum: ['qty'], min: { qty: 0 } },
  });

async function publish(documents: Record<string, object>, choices: Record<string, string> = {}) {
  const changes = [];
  for (const [key, body] of Object.entries(documents)) {
    const { result } = await server.api('GET', `/sys/document/queryByKey?key=${key}.model`);
    changes.push({ key: `${key}.model`, text: JSON.stringify(body), revision: result?.revision ?? '' });
  }
  const published = await server.api('POST', '/sys/document/publish', { documents: changes, note: '改', choices });
  if (!published.success) throw new Error(published.message);
  return published.result.effects;
}

const add = async (path: string, record: object) => (await server.api('POST', `/lab/${path}/add`, record)).result;
const go = (id: string, name: string) => server.api('POST', '/lab/move/transition', { id, name });
const rows = async (path: string, query = '') =>
  (await server.api('GET', `/lab/${path}/list?pageSize=100&column=id&order=asc${query}`)).result.records;
const sums = async () =>
  Object.fromEntries(
    (await rows('stock')).map((row: { item: string | null; qty: string }) => [String(row.item), row.qty]),
  );

test('a balance over a ledger holds what the ledger holds, and what is entered next starts from there', async () => {
  await publish({ 'lab/move': move, 'lab/book': book });
  const ids: string[] = [];
  for (const [item, qty] of [
    ['甲', '10'],
    ['甲', '5'],
    ['乙', '7'],
  ]) {
    const { id } = await add('move', { item, qty });
    ids.push(id);
    await go(id, 'examine');
  }
  const effects = await publish({ 'lab/stock': stock(['item']) });
  expect(effects).toMatchObject([{ id: 'balance:lab/stock', sort: 'balance', rows: 3 }]);
  expect(await sums()).toEqual({ 甲: '15.000', 乙: '7.000' });
  const out = await add('move', { item: '甲', qty: '-3' });
  expect(await go(out.id, 'examine')).toMatchObject({ success: true });
  expect(await go(String(ids[2]), 'unexamine')).toMatchObject({ success: true });
  expect(await sums()).toEqual({ 甲: '12.000', 乙: '0.000' });
  const more = await add('move', { item: '甲', qty: '-13' });
  expect((await go(more.id, 'examine')).message).toContain('现有 12，需要 13');
});

test('a balance that is grouped otherwise is made again', async () => {
  await publish({ 'lab/stock': stock(['place']) });
  expect((await rows('stock')).map(({ qty }: { qty: string }) => qty)).toEqual(['12.000']);
  await publish({ 'lab/stock': stock(['item', 'place']) });
  expect(await sums()).toEqual({ 甲: '12.000' });
});

test('new computed values, numbers and rollups are there in old records, and what is computed of them', async () => {
  await publish({ 'lab/part': model('part', part) });
  for (const [name, qty, price] of [
    ['螺栓', '10', '1.50'],
    ['螺母', '4', '2.25'],
  ])
    await add('part', { name, kind: '五金', qty, price });
  const [bolt] = await rows('part');
  const use = {
    part: { type: 'string', title: '零件', 'x-ref': { model: 'lab/part' } },
    qty: { ...number(3), title: '数量' },
  };
  await publish({ 'lab/use': model('use', use) });
  await add('use', { part: bolt.id, qty: '4' });
  await add('use', { part: bolt.id, qty: '2.5' });
  const effects = await publish({
    'lab/part': model('part', {
      ...part,
      full: { type: 'string', title: '全称', 'x-value': "{{ $record.kind + '-' + $record.name }}" },
      serial: { type: 'string', title: '流水', 'x-number': { pattern: 'Q{seq:4}' } },
      used: { ...number(3), title: '已用', 'x-rollup': { from: 'lab/use', by: 'part', sum: 'qty' } },
      open: { ...number(3), title: '未用', 'x-value': '{{ $record.qty - $record.used }}' },
    }),
  });
  expect(effects.map(({ id }: { id: string }) => id).sort()).toEqual(
    ['compute:lab/part.full', 'compute:lab/part.open', 'number:lab/part.serial', 'rollup:lab/part.used'].sort(),
  );
  expect(await rows('part')).toMatchObject([
    { full: '五金-螺栓', serial: 'Q0001', used: '6.500', open: '3.500' },
    { full: '五金-螺母', serial: 'Q0002', used: '0.000', open: '4.000' },
  ]);
  expect(await add('part', { name: '垫圈', qty: '1', price: '1' })).toMatchObject({ serial: 'Q0003' });
});

const bill = (formula: string, editable = ['draft']) =>
  model(
    'bill',
    {
      qty: { ...number(0), title: '数量' },
      sum: { ...number(2), title: '合计', 'x-value': formula },
      status: { type: 'string' },
    },
    { states: { ...states, editable } },
  );

test('a changed formula asks, and gives the results that were chosen', async () => {
  await publish({ 'lab/bill': bill('{{ $record.qty * 2 }}') });
  const fixed = await add('bill', { qty: '1' });
  await add('bill', { qty: '2' });
  expect(await server.api('POST', '/lab/bill/transition', { id: fixed.id, name: 'examine' })).toMatchObject({
    success: true,
  });
  const results = async () => (await rows('bill')).map(({ sum }: { sum: string }) => sum);
  const [kept] = await publish({ 'lab/bill': bill('{{ $record.qty * 3 }}') });
  expect(kept).toMatchObject({ id: 'formula:lab/bill.sum', rows: 2 });
  expect(kept.choices.map(({ value }: { value: string }) => value)).toEqual(['keep', 'compute', 'keep-all']);
  expect(kept.samples).toContainEqual(expect.objectContaining({ before: '2.00', after: '3.00' }));
  expect(await results()).toEqual(['2.00', '6.00']);
  await publish({ 'lab/bill': bill('{{ $record.qty * 5 }}') }, { 'formula:lab/bill.sum': 'keep-all' });
  expect(await results()).toEqual(['2.00', '6.00']);
  await publish({ 'lab/bill': bill('{{ $record.qty * 7 }}') }, { 'formula:lab/bill.sum': 'compute' });
  expect(await results()).toEqual(['7.00', '14.00']);
});

test('results that were kept stay where their records can be edited again, until they are', async () => {
  const { id } = await add('bill', { qty: '4' });
  await server.api('POST', '/lab/bill/transition', { id, name: 'examine' });
  await publish({ 'lab/bill': bill('{{ $record.qty * 8 }}') });
  await publish({ 'lab/bill': bill('{{ $record.qty * 8 }}', ['draft', 'examined']) });
  const sum = async () => (await server.api('GET', `/lab/bill/queryById?id=${id}`)).result.sum;
  expect(await sum()).toBe('28.00');
  expect(await server.api('PUT', '/lab/bill/edit', { id, qty: '5' })).toMatchObject({ success: true });
  expect(await sum()).toBe('40.00');
});
