// covers: guard-roads
import { beforeEach, describe, expect, test } from 'vitest';

import type { RowChange, RowGuard } from '../call/record-context.ts';
import { refused } from '../call/record-refusal.ts';
import { businessModels } from '../testing/business-models.ts';
import { baseRecords, lines, refusalOf, stockUp, useRecords, type Caller } from '../testing/record-fixture.ts';

const closed = new Set<string>();
const guardedChanges: { table: string; change: RowChange }[] = [];
const guardOf =
  (table: string): RowGuard =>
  (_call, changes) => {
    guardedChanges.push(...changes.map((change) => ({ table, change })));
    if (closed.has(table)) throw refused(`closed: ${table}`);
    return Promise.resolve();
  };
const tables = [...businessModels.values()].map(({ table }) => table);
const caller = useRecords(undefined, undefined, new Map(tables.map((table) => [table, guardOf(table)])));

beforeEach(() => {
  closed.clear();
  guardedChanges.length = 0;
});

type Road = [name: string, table: string, prepare: (records: Caller) => Promise<() => Promise<unknown>>];

const order = async (records: Caller) => {
  const { customer, bolt } = await baseRecords(records);
  const line = { material: bolt, qty: 1 };
  return records.add('sales/order', { customer, lines: [line, line] });
};
const bill = async (records: Caller) => {
  const { depot, bolt } = await baseRecords(records);
  return records.add('stock/bill', { kind: 'in', depot, lines: [{ material: bolt, qty: '5' }] });
};
const row = (name: string) => ({ row: 2, values: { name }, labels: {} });

const roads: Road[] = [
  ['a new record', 'base_customer', async (records) => () => records.add('base/customer', { name: '甲' })],
  [
    'a change',
    'base_customer',
    async (records) => {
      const made = await records.add('base/customer', { name: '甲' });
      return () => records.edit('base/customer', { ...made, phone: '139' });
    },
  ],
  [
    'a deletion',
    'base_customer',
    async (records) => {
      const { id } = await records.add('base/customer', { name: '甲' });
      return () => records.remove('base/customer', id);
    },
  ],
  [
    'a deletion of all that a query finds',
    'base_customer',
    async (records) => {
      await records.add('base/customer', { name: '甲' });
      return () => records.engine.removeQuery('base/customer', {}, 1, records.context);
    },
  ],
  [
    'a restored record',
    'base_customer',
    async (records) => {
      const { id } = await records.add('base/customer', { name: '甲' });
      await records.remove('base/customer', id);
      return () => records.restore('base/customer', id);
    },
  ],
  [
    'a deletion for good',
    'base_customer',
    async (records) => {
      const { id } = await records.add('base/customer', { name: '甲' });
      await records.remove('base/customer', id);
      return () => records.erase('base/customer', id);
    },
  ],
  ['trusted records', 'base_customer', async (records) => () => records.bulk('base/customer', [{ name: '甲' }])],
  ['a new line', 'sales_order_line', async (records) => () => order(records)],
  [
    'a changed line',
    'sales_order_line',
    async (records) => {
      const made = await order(records);
      return () => records.edit('sales/order', { ...made, lines: lines(made).map((line) => ({ ...line, qty: 2 })) });
    },
  ],
  [
    'a line left out',
    'sales_order_line',
    async (records) => {
      const made = await order(records);
      return () => records.edit('sales/order', { ...made, lines: lines(made).slice(1) });
    },
  ],
  [
    'a line that goes with its owner',
    'sales_order_line',
    async (records) => {
      const { id } = await order(records);
      return () => records.remove('sales/order', id);
    },
  ],
  [
    'a line that comes back with its owner',
    'sales_order_line',
    async (records) => {
      const { id } = await order(records);
      await records.remove('sales/order', id);
      return () => records.restore('sales/order', id);
    },
  ],
  [
    'a transition and what it sets',
    'sales_order',
    async (records) => {
      const { id } = await order(records);
      return () => records.go('sales/order', id, 'examine');
    },
  ],
  [
    'a posting',
    'stock_ledger',
    async (records) => {
      const { id } = await bill(records);
      return () => records.go('stock/bill', id, 'examine');
    },
  ],
  [
    'a new balance',
    'stock_balance',
    async (records) => {
      const { id } = await bill(records);
      return () => records.go('stock/bill', id, 'examine');
    },
  ],
  [
    'a rollup',
    'sales_order_line',
    async (records) => {
      const { depot, customer, bolt } = await baseRecords(records);
      await stockUp(records, depot, bolt, '5');
      const made = await records.add('sales/order', { customer, lines: [{ material: bolt, qty: 1 }] });
      await records.go('sales/order', made['id'], 'examine');
      const draft = await records.createFrom('sales/order', made['id'], 'deliver');
      const { id } = await records.add('stock/bill', { ...draft, depot });
      return () => records.go('stock/bill', id, 'examine');
    },
  ],
  [
    'a reference that is cleared',
    'base_visit',
    async (records) => {
      const { id } = await records.add('base/customer', { name: '甲' });
      await records.add('base/visit', { subject: '拜访', customer: id });
      return () => records.remove('base/customer', id);
    },
  ],
];

describe('a guarded table', () => {
  test.each(roads)('is not written by %s where its guard refuses', async (_name, table, prepare) => {
    const records = caller();
    const go = await prepare(records);
    const before = await records.db.selectFrom(table).selectAll().where('tenant_id', '=', records.tenantId).execute();
    closed.add(table);
    expect((await refusalOf(go())).message).toBe(`closed: ${table}`);
    const after = await records.db.selectFrom(table).selectAll().where('tenant_id', '=', records.tenantId).execute();
    expect(after).toEqual(before);
  });

  test('is not written by a sheet, whose other rows are saved', async () => {
    const records = caller();
    closed.add('base_customer');
    const how = { matchBy: [], commit: 'each' } as const;
    const result = await records.engine.importRows('base/customer', [row('甲')], how, records.context);
    expect(result).toMatchObject({ added: 0, refused: [{ row: 2, message: 'closed: base_customer' }] });
  });
});

test('a guard gets the columns of a row before and after the change', async () => {
  const records = caller();
  const { id, ...made } = await records.add('base/customer', { name: '甲', phone: '138' });
  await records.edit('base/customer', { ...made, id, phone: '139' });
  await records.remove('base/customer', id);
  await records.erase('base/customer', id);
  expect(guardedChanges).toMatchObject([
    { change: { before: undefined, after: { id, phone: '138' } } },
    { change: { before: { id, phone: '138' }, after: { id, name: '甲', phone: '139' } } },
    { change: { before: { del_flag: 0 }, after: { phone: '139', del_flag: 1 } } },
    { change: { before: { del_flag: 0 }, after: { phone: '139', del_flag: 1 } } },
    { change: { before: { del_flag: 1 }, after: undefined } },
  ]);
});
