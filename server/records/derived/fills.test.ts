import { expect, test } from 'vitest';

import { tablesOf } from '../tables/tables-of.ts';
import { businessModels } from '../testing/business-models.ts';
import { baseRecords, refusalOf, stockUp, useRecords, type Caller } from '../testing/record-fixture.ts';
import { fillingOf } from './filling.ts';
import { beginFill, derivedDifferences, finishFills } from './testing/fill-calls.ts';

const caller = useRecords();

const qty = async (records: Caller) => (await records.list('stock/balance')).records.map((row) => row['qty']);
const out = (records: Caller, depot: string, material: string, amount: string) =>
  records.add('stock/bill', { kind: 'out', depot, lines: [{ material, qty: amount }] });

test('while a balance is filled in, saves are refused and let through by what the ledger holds, and all comes right', async () => {
  const records = caller();
  const { depot, bolt, nut } = await baseRecords(records);
  for (const amount of ['10', '5', '7']) await stockUp(records, depot, bolt, amount);
  await stockUp(records, depot, nut, '3');
  await beginFill(records, { balances: ['stock/balance'] });
  expect(await qty(records)).toEqual([]);
  const large = await out(records, depot, bolt, '23');
  const refusal = await refusalOf(records.go('stock/bill', large['id'], 'examine'));
  expect(refusal.message).toContain('现有 22，需要 23');
  const fits = await out(records, depot, bolt, '20');
  await records.go('stock/bill', fits['id'], 'examine');
  await records.engine.derived.continue(1);
  await stockUp(records, depot, bolt, '1');
  await finishFills(caller(records.tenantId));
  expect(await qty(records)).toEqual(['3.000', '3.000']);
  expect(await derivedDifferences(records)).toEqual([]);
  const last = await out(records, depot, bolt, '4');
  expect((await refusalOf(records.go('stock/bill', last['id'], 'examine'))).message).toContain('现有 3，需要 4');
});

test('a record is filled in before it is saved, and lists show the fills in progress', async () => {
  const records = caller();
  const { depot, customer, bolt } = await baseRecords(records);
  const order = await records.add('sales/order', { customer, lines: [{ material: bolt, qty: '5' }] });
  await records.go('sales/order', order['id'], 'examine');
  await stockUp(records, depot, bolt, '9');
  const bill = await records.add('stock/bill', {
    kind: 'out',
    depot,
    sourceOrderId: order['id'],
    lines: [{ material: bolt, qty: '2', sourceOrderId: order['id'] }],
  });
  await records.go('stock/bill', bill['id'], 'examine');
  await records.db
    .updateTable('sales_order')
    .set({ shipped: null, open: null })
    .where('id', '=', order['id'])
    .execute();
  await beginFill(records, { records: ['sales/order'] });
  const refusal = await refusalOf(records.go('sales/order', order['id'], 'unexamine'));
  expect(refusal.message).toBe('已有出库，不能反审核');
  await finishFills(records);
  expect(await records.get('sales/order', order['id'])).toMatchObject({ shipped: '2.000', open: '3.000' });
  expect(await derivedDifferences(records)).toEqual([]);
});

test('what differs is found with its right value, and repaired', async () => {
  const records = caller();
  const { depot, customer, bolt } = await baseRecords(records);
  const order = await records.add('sales/order', { customer, lines: [{ material: bolt, qty: '5' }] });
  await stockUp(records, depot, bolt, '9');
  const set = (table: string, values: object) =>
    records.db.updateTable(table).set(values).where('tenant_id', '=', records.tenantId).execute();
  await set('sales_order', { bill_no: null, qty: '7', shipped: null });
  await set('stock_balance', { qty: '4' });
  const found = await derivedDifferences(records);
  expect(found).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ model: 'sales/order', id: order['id'], field: 'qty', stored: '7.000', right: '5.000' }),
      expect.objectContaining({ model: 'sales/order', field: 'billNo', stored: null }),
      expect.objectContaining({ model: 'sales/order', field: 'shipped', stored: null, right: '0.000' }),
      expect.objectContaining({ model: 'stock/balance', field: 'qty', stored: '4.000', right: '9.000' }),
    ]),
  );
  await records.engine.derived.repair(found);
  expect(await derivedDifferences(records)).toEqual([]);
  expect(await records.get('sales/order', order['id'])).toMatchObject({
    billNo: expect.stringMatching(/^SO/),
    qty: '5.000',
  });
});

test('a bill that can be edited again loses the result of a former formula', async () => {
  const records = caller();
  const { depot, bolt } = await baseRecords(records);
  const bill = await stockUp(records, depot, bolt, '9');
  await records.db.updateTable('stock_bill').set({ qty: '7' }).where('id', '=', bill['id']).execute();
  const formulas = [{ model: 'stock/bill', field: 'qty', formula: '{{ 7 }}', keep: 'fixed' as const }];
  const plan = { balances: [], records: ['stock/bill'], formulas };
  await records.db.transaction().execute((transaction) => records.engine.derived.start(transaction, plan));
  expect(await records.get('stock/bill', bill['id'])).toMatchObject({ qty: '7.000' });
  expect(await records.go('stock/bill', bill['id'], 'unexamine')).toMatchObject({ qty: '9.000' });
  expect(await derivedDifferences(records)).toEqual([]);
});

test('a list shows which values of its records and their lines are being filled in, and the progress', () => {
  const fill = { no: 1, sort: 'records' as const, source: 'sales/order-line', position: '', done: 20, total: 100 };
  const sentencesOf = (model: string) => {
    const shown = businessModels.get(model);
    return shown && fillingOf([{ ...fill, model: 'sales/order-line' }], shown, businessModels);
  };
  expect(sentencesOf('sales/order')).toEqual(['正在补算订单明细：20/100']);
  expect(sentencesOf('sales/order-line')).toEqual(['正在补算订单明细：20/100']);
  expect(sentencesOf('stock/bill')).toEqual([]);
});

test('a ledger with a balance has a column for rows that are added while it is filled in', () => {
  const columns = tablesOf(businessModels.values()).find(({ name }) => name === 'stock_ledger')?.columns;
  expect(columns?.map(({ name }) => name)).toContain('posting_fill');
});
