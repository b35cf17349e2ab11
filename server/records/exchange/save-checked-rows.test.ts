import { omit } from 'es-toolkit';
import { Client } from 'pg';
import { afterEach, expect, test, vi } from 'vitest';

import type { RecordValues } from '../../../src/engine/bill/index.ts';
import { baseRecords, useRecords, type Caller } from '../testing/record-fixture.ts';
import type { ImportOptions } from './import-row.ts';

const caller = useRecords();
afterEach(() => vi.restoreAllMocks());

const load = (records: Caller, model: string, rows: RecordValues[], options: ImportOptions) =>
  records.engine.importRows(
    model,
    rows.map((values, index) => ({ row: index + 2, values, labels: {} })),
    options,
    records.context,
  );
const customers = (count: number, limit: string): RecordValues[] =>
  Array.from({ length: count }, (_, index) => ({ name: `客户${index}`, limit: String(Number(limit) + (index % 7)) }));
const all = async (records: Caller, model: string): Promise<RecordValues[]> => {
  const ids = (await records.list(model, { pageSize: '1000', column: 'createTime', order: 'asc' })).records;
  return Promise.all(ids.map(({ id }) => records.get(model, id)));
};
const comparable = (records: RecordValues[]) =>
  records
    .map(({ lines, ...record }) => ({
      ...omit(record, ['id', 'tenantId', 'createTime', 'updateTime']),
      lines: Array.isArray(lines) ? lines.map(({ material, qty, version }) => ({ material, qty, version })) : undefined,
    }))
    .toSorted((left, right) => JSON.stringify(left).localeCompare(JSON.stringify(right)));

async function holds(work: () => Promise<unknown>): Promise<number[]> {
  const query = vi.spyOn(Client.prototype, 'query');
  await work();
  const counts: number[] = [];
  let count = 0;
  for (const call of query.mock.calls as unknown[][]) {
    count += 1;
    const text = String(call[0]);
    if (text.startsWith('begin')) count = 1;
    if (text === 'commit' || text === 'rollback') counts.push(count);
  }
  query.mockRestore();
  return counts;
}

test('the transaction of a successful import makes few statements, however many records it changes', async () => {
  const records = caller();
  const options: ImportOptions = { matchBy: ['name'], commit: 'all' };
  const added = await holds(async () => {
    expect(await load(records, 'base/customer', customers(900, '10'), options)).toMatchObject({ added: 900 });
  });
  const changed = await holds(async () => {
    expect(await load(records, 'base/customer', customers(900, '20'), options)).toMatchObject({ changed: 900 });
  });
  expect([added.at(-1), changed.at(-1)].every((count = Infinity) => count < 20)).toBe(true);
  expect(Math.max(...added, ...changed)).toBeLessThan(700);
});

test('what is imported together is what is imported one by one', async () => {
  const [together, apart] = [caller(), caller()];
  for (const [records, commit] of [
    [together, 'all'],
    [apart, 'each'],
  ] as const) {
    await load(records, 'base/customer', customers(5, '10'), { matchBy: ['name'], commit });
    const more = [...customers(8, '12'), { name: '客户2', limit: '12' }, { name: '客户9' }];
    const mixed = more.filter(({ name }, index) => more.findLastIndex((each) => each['name'] === name) === index);
    const result = await load(records, 'base/customer', mixed, { matchBy: ['name'], commit });
    expect(result).toMatchObject({ added: 4, changed: 5, refused: [] });
  }
  expect(comparable(await all(together, 'base/customer'))).toEqual(comparable(await all(apart, 'base/customer')));
});

test('rows of one record are imported one after the other, and a refusal names its row', async () => {
  const records = caller();
  const options: ImportOptions = { matchBy: ['name'], commit: 'all' };
  await load(records, 'base/customer', [{ name: '甲', limit: '1' }], options);
  const twice = [
    { name: '甲', limit: '2' },
    { name: '甲', limit: '3' },
  ];
  expect(await load(records, 'base/customer', twice, options)).toMatchObject({ added: 0, changed: 2 });
  const [customer] = await all(records, 'base/customer');
  expect(customer).toMatchObject({ limit: '3.00', version: 3 });
  const wrong = [
    { name: '甲', limit: '4' },
    { name: '乙', limit: 'x' },
  ];
  expect(await load(records, 'base/customer', wrong, options)).toMatchObject({ refused: [{ row: 3 }] });
  expect((await all(records, 'base/customer'))[0]).toMatchObject({ limit: '3.00' });
});

test('records with lines keep those that a sheet does not name', async () => {
  const records = caller();
  const base = await baseRecords(records);
  const { id: other } = await records.add('base/customer', { name: '乙公司' });
  const order = { customer: base.customer, lines: [{ material: base.bolt, qty: 1, price: '2' }] };
  for (let number = 0; number < 3; number += 1) await records.add('sales/order', order);
  const before = await all(records, 'sales/order');
  const rows = before.map(({ billNo }) => ({ billNo, customer: other }));
  expect(await load(records, 'sales/order', rows, { matchBy: ['billNo'], commit: 'all' })).toMatchObject({
    changed: 3,
  });
  const kept = ({ billNo, amount, lines }: RecordValues) => ({ billNo, amount, lines });
  expect(await all(records, 'sales/order')).toMatchObject(
    before.map((record) => ({ ...kept(record), customer: other, version: 2 })),
  );
});

test('paths in a tree are read only for names that several records have, and for paths', async () => {
  const records = caller();
  const { customer } = await baseRecords(records);
  const above = await records.add('base/material', { name: '紧固件' });
  for (const name of ['弹垫', '垫圈']) await records.add('base/material', { name, parentId: above['id'] });
  await records.add('base/material', { name: '垫圈' });
  const query = vi.spyOn(Client.prototype, 'query');
  const paths = async (material: string, count: number): Promise<number> => {
    query.mockClear();
    const rows = Array.from({ length: count }, (_, index) => ({
      row: index + 2,
      values: { customer },
      labels: {},
      lines: { lines: [{ values: { qty: '1' }, labels: { material } }] },
    }));
    const options: ImportOptions = { matchBy: [], commit: 'each' };
    const result = await records.engine.importRows('sales/order', rows, options, records.context);
    expect(result).toMatchObject({ added: count, refused: [] });
    return query.mock.calls.filter(([text]) => /"parent_id" as "parentId"/.test(String(text))).length;
  };
  expect(await paths('弹垫', 150)).toBe(0);
  expect(await paths('紧固件/垫圈', 2)).toBeGreaterThan(0);
  expect(await paths('垫圈', 2)).toBeGreaterThan(0);
});
