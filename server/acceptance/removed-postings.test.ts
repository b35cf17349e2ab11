import { expect, test, vi } from 'vitest';

import { demoServer } from '../start/testing/demo-server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const server = demoServer();

const head = { $schema: '../../generated/document.schema.json', formatVersion: 1, kind: 'model' };
const properties = { item: { type: 'string', title: '物' }, qty: { type: 'number', title: '数', 'x-scale': 2 } };
const ledger = (title: string, permission: string, more: object = {}) => ({
  ...head,
  title,
  permission,
  ...more,
  schema: { type: 'object', properties },
});
const into = (id: string) => ({
  on: 'examine',
  undo: 'unexamine',
  into: id,
  set: { item: '{{ $record.item }}', qty: '{{ $record.qty }}' },
});
const bill = (postings: object[]) => ({
  ...head,
  title: '单',
  permission: 'trial:m',
  postings,
  states: {
    field: 'status',
    initial: 'draft',
    editable: ['draft'],
    transitions: [
      { name: 'examine', title: '审核', from: ['draft'], to: 'examined' },
      { name: 'unexamine', title: '反审核', from: ['examined'], to: 'draft' },
    ],
  },
  schema: { type: 'object', properties: { ...properties, status: { type: 'string', title: '状态' } } },
});

async function documentsOf(models: Record<string, object>) {
  return Promise.all(
    Object.entries(models).map(async ([key, body]) => {
      const { result } = await server.api('GET', `/sys/document/queryByKey?key=${key}`);
      return { key, text: JSON.stringify(body), revision: result?.revision ?? '' };
    }),
  );
}

const publish = async (models: Record<string, object>, choices?: object) =>
  server.api('POST', '/sys/document/publish', { documents: await documentsOf(models), note: '试', choices });
const quantities = async () =>
  (await server.api('GET', '/trial/l/list?column=createTime&order=asc')).result.records.map(
    ({ qty }: { qty: string }) => qty,
  );
const sum = async () =>
  (await server.api('GET', '/trial/b/list')).result.records.map(({ qty }: { qty: string }) => qty);
const go = (id: string, name: string) => server.api('POST', '/trial/m/transition', { id, name });

test('a posting put before another hides nothing; one that is taken out is asked for, kept or reversed', async () => {
  const balanceOf = { model: 'trial/l', by: ['item'], sum: ['qty'], min: { qty: 0 } };
  const first = await publish({
    'trial/l.model': ledger('流水', 'trial:l'),
    'trial/k.model': ledger('另一本账', 'trial:k'),
    'trial/b.model': ledger('存', 'trial:b', { balanceOf }),
    'trial/m.model': bill([into('trial/l')]),
  });
  expect(first).toMatchObject({ success: true });
  const { id } = (await server.api('POST', '/trial/m/add', { item: 'A', qty: '5' })).result;
  await go(id, 'examine');
  expect(await sum()).toEqual(['5.00']);
  expect(await publish({ 'trial/m.model': bill([into('trial/k'), into('trial/l')]) })).toMatchObject({ success: true });
  await go(id, 'unexamine');
  expect(await sum()).toEqual(['0.00']);
  await go(id, 'examine');
  expect([await sum(), await quantities()]).toEqual([['5.00'], ['5.00', '-5.00', '5.00']]);

  const without = { 'trial/m.model': bill([into('trial/k')]) };
  const effect = 'posting-removed:trial/m.examine trial/l';
  const refused = await publish(without);
  expect(refused).toMatchObject({ success: false, result: { effects: [{ id: effect, rows: 1, needsChoice: true }] } });
  expect(refused.message).toContain('“单”不再过账到“trial/l”，以前过的 1 行还在台账里');
  expect(await publish(without, { [effect]: 'keep' })).toMatchObject({ success: true });
  expect(await sum()).toEqual(['5.00']);
  await go(id, 'unexamine');
  expect(await sum()).toEqual(['0.00']);

  await publish({ 'trial/m.model': bill([into('trial/l')]) });
  await go(id, 'examine');
  expect(await publish({ 'trial/m.model': bill([]) }, { [effect]: 'reverse' })).toMatchObject({ success: true });
  expect(await sum()).toEqual(['0.00']);
  expect(await go(id, 'unexamine')).toMatchObject({ success: true });
  expect(await sum()).toEqual(['0.00']);
});
