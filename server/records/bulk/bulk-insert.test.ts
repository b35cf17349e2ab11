import { expect, test } from 'vitest';

import type { RecordValues } from '../../../src/engine/bill/index.ts';
import { baseRecords, lines, useRecords } from '../testing/record-fixture.ts';

const caller = useRecords();

test('records are written with numbers, computed values, lines in their order, postings and rollups', async () => {
  const records = caller();
  const base = await baseRecords(records);
  const orderLines = [
    { material: base.bolt, qty: '2', price: '1.50' },
    { material: base.nut, qty: '1', price: '0.20' },
  ];
  const [orderId] = await records.bulk('sales/order', [
    {
      customer: base.customer,
      status: 'examined',
      createTime: '2023-01-01 00:00:00',
      createBy: 'demo',
      lines: orderLines,
    },
  ]);
  const order = await records.get('sales/order', orderId);
  expect(order).toMatchObject({
    billNo: 'SO202405060001',
    status: 'examined',
    amount: '3.20',
    createTime: '2023-01-01 00:00:00',
    createBy: 'demo',
    lines: [{ amount: '3.00' }, { amount: '0.20' }],
  });
  const [line] = lines(order);
  const shipped = { material: base.bolt, qty: '2', sourceLineId: line?.['id'], sourceOrderId: orderId };
  const [inId] = await records.bulk('stock/bill', [
    { kind: 'in', depot: base.depot, status: 'examined', lines: [{ material: base.bolt, qty: '9' }] },
    { kind: 'out', depot: base.depot, status: 'examined', lines: [shipped] },
    { kind: 'out', depot: base.depot, lines: [{ material: base.bolt, qty: '99' }] },
  ]);
  expect(await records.list('stock/balance')).toMatchObject({ total: 1, records: [{ qty: '7.000' }] });
  expect(await records.get('sales/order', orderId)).toMatchObject({
    shipped: '2.000',
    open: '1.000',
    lines: [{ shipped: '2.000' }, {}],
  });
  await expect(records.add('sales/order', { customer: base.customer, lines: orderLines })).resolves.toMatchObject({
    billNo: 'SO202405060002',
  });
  const out = await records.list('stock/bill', { kind: 'out', status: 'examined' });
  await records.go('stock/bill', out.records[0]?.['id'], 'unexamine');
  await records.go('stock/bill', inId, 'unexamine');
  expect(await records.list('stock/balance')).toMatchObject({ records: [{ qty: '0.000' }] });
});

test('rows of a ledger change its balance', async () => {
  const records = caller();
  const base = await baseRecords(records);
  await records.bulk('stock/ledger', [
    { depot: base.depot, material: base.bolt, qty: '5.5' },
    { depot: base.depot, material: base.bolt, qty: '-1' },
  ]);
  expect(await records.list('stock/balance')).toMatchObject({ records: [{ qty: '4.500' }] });
});

test('many thousand rows go in at once', async () => {
  const records = caller();
  const names = Array.from({ length: 12_000 }, (_, index) => ({ name: `客户${index}` }));
  expect(await records.bulk('base/customer', names)).toHaveLength(12_000);
  expect(await records.list('base/customer', { name: '*1199*', pageSize: '100' })).toMatchObject({ total: 12 });
});

test('bills written at once come to what they come to one by one', async () => {
  const together = await businessOf((records, bills) => records.bulk('stock/bill', bills).then(() => undefined));
  const alone = await businessOf(async (records, bills) => {
    for (const { status, ...bill } of bills) {
      const { id } = await records.add('stock/bill', bill);
      if (status === 'examined') await records.go('stock/bill', id, 'examine');
    }
  });
  expect(together).toEqual(alone);
  expect(together.balances).toEqual(['969.500', '969.500']);
});

type Write = (records: ReturnType<typeof caller>, bills: RecordValues[]) => Promise<void>;

async function businessOf(write: Write) {
  const records = caller();
  const base = await baseRecords(records);
  const wanted = [base.bolt, base.nut].map((material) => ({ material, qty: '20', price: '1.50' }));
  const orders = [1, 2].map(() => records.add('sales/order', { customer: base.customer, lines: wanted }));
  const saved = await Promise.all(orders);
  const stock = [base.bolt, base.nut].map((material) => ({ material, qty: '1000' }));
  const bills: RecordValues[] = Array.from({ length: 30 }, (_, index) => {
    const order = saved[index % 2] ?? {};
    const delivered = lines(order).map((line) => ({
      material: line['material'],
      qty: index % 3 === 0 ? '1.5' : '1',
      sourceLineId: line['id'],
      sourceOrderId: order['id'],
    }));
    const status = index < 26 ? 'examined' : 'draft';
    return { kind: 'out', depot: base.depot, status, lines: delivered };
  });
  await write(records, [{ kind: 'in', depot: base.depot, status: 'examined', lines: stock }, ...bills]);
  const balances = (await records.list('stock/balance')).records.map(({ qty }) => String(qty));
  const after = await Promise.all(saved.map(({ id }) => records.get('sales/order', id)));
  return {
    balances,
    orders: after.map((order) => [order['shipped'], order['open'], lines(order).map(({ shipped }) => shipped)]),
  };
}
