import { describe, expect, test } from 'vitest';

import type { RecordValues } from '../../../src/engine/bill/index.ts';
import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import { createRecordEngine } from '../record-engine.ts';
import { businessModels } from '../testing/business-models.ts';
import { baseRecords, lines, refusalOf, stockUp, useRecords, type Caller } from '../testing/record-fixture.ts';

const caller = useRecords();
type Base = Awaited<ReturnType<typeof baseRecords>>;

async function examinedOrder(records: Caller, qty = '5') {
  const base = await baseRecords(records);
  const draft = await records.add('sales/order', { customer: base.customer, lines: [{ material: base.bolt, qty }] });
  return { base, order: await records.go('sales/order', draft['id'], 'examine') };
}

async function delivery(records: Caller, orderId: unknown, depot: string, qty?: string) {
  const draft = await records.createFrom('sales/order', orderId, 'deliver');
  const given = lines(draft).map((line) => ({ ...line, ...(qty === undefined ? {} : { qty }) }));
  return records.add('stock/bill', { ...draft, depot, lines: given });
}

async function stock(records: Caller): Promise<unknown[]> {
  const { records: rows } = await records.list('stock/balance', { column: 'qty', order: 'asc' });
  return rows.map((row) => [row['depot_dictText'], row['material_dictText'], row['qty']]);
}

describe('states', () => {
  test('a transition writes the state, what it sets, and a new version', async () => {
    const records = caller();
    const { order } = await examinedOrder(records);
    expect(order).toMatchObject({ status: 'examined', status_dictText: '已审核', examinedBy: 'zhang', version: 2 });
    const back = await records.go('sales/order', order['id'], 'unexamine', 2);
    expect(back).toMatchObject({ status: 'draft', examinedBy: null, version: 3 });
  });

  test('an examined record is neither changed nor deleted', async () => {
    const records = caller();
    const { order } = await examinedOrder(records);
    expect(await refusalOf(records.edit('sales/order', { id: order['id'], phone: '1' }))).toMatchObject({
      message: '单据状态为“已审核”，不能修改',
    });
    expect(await refusalOf(records.remove('sales/order', order['id']))).toMatchObject({
      message: '单据状态为“已审核”，不能删除',
    });
  });

  test.each<[name: string, kind: string, message: string]>([
    ['examine', 'invalid', '单据状态为“已审核”，不能审核'],
    ['close', 'forbidden', '没有权限，请联系管理员授权：nobody:has:this'],
    ['burn', 'invalid', '“销售订单”没有名为“burn”的操作'],
  ])('%s of an examined order is refused', async (name, kind, message) => {
    const records = caller();
    const { order } = await examinedOrder(records);
    expect(await refusalOf(records.go('sales/order', order['id'], name))).toMatchObject({ kind, message });
  });

  test('a condition that does not hold refuses', async () => {
    const records = caller();
    const base = await baseRecords(records);
    const free = await records.add('sales/order', {
      customer: base.customer,
      lines: [{ material: base.bolt, qty: 1, price: 0 }],
    });
    expect(await refusalOf(records.go('sales/order', free['id'], 'examine'))).toMatchObject({
      message: '不满足条件，不能审核',
    });
  });

  test('another version than the one that was read is a conflict', async () => {
    const records = caller();
    const { order } = await examinedOrder(records);
    for (const name of ['unexamine', 'examine'])
      expect(await refusalOf(records.go('sales/order', order['id'], name, 1))).toMatchObject({ kind: 'conflict' });
  });

  test('of many at once one happens', async () => {
    const records = caller();
    const base = await baseRecords(records);
    const bill = await records.add('stock/bill', {
      kind: 'in',
      depot: base.depot,
      lines: [{ material: base.bolt, qty: 1 }],
    });
    const calls = await Promise.allSettled(
      Array.from({ length: 8 }, () => records.go('stock/bill', bill['id'], 'examine')),
    );
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stock(records)).toEqual([['主仓', '螺栓', '1.000']]);
  });
});

describe('a draft made from an order', () => {
  test('has what is still open, with texts, and is not saved', async () => {
    const records = caller();
    const { base, order } = await examinedOrder(records);
    const draft = await records.createFrom('sales/order', order['id'], 'deliver');
    const [line] = lines(order);
    expect(draft).toMatchObject({ kind: 'out', sourceOrderId: order['id'], sourceOrderId_dictText: order['billNo'] });
    expect(lines(draft)).toMatchObject([
      { material: base.bolt, material_dictText: '螺栓', qty: '5.000', sourceLineId: line?.['id'] },
    ]);
    expect(await records.list('stock/bill')).toMatchObject({ total: 0 });
  });

  test('has what its references copy and what is computed, its lines in their order', async () => {
    const records = caller();
    const base = await baseRecords(records);
    const many = Array.from({ length: 30 }, (_, index) => ({
      material: index % 2 === 0 ? base.bolt : base.nut,
      qty: String(index + 1),
    }));
    const saved = await records.add('sales/order', { customer: base.customer, lines: many });
    await records.go('sales/order', saved['id'], 'examine');
    const draft = await records.createFrom('sales/order', saved['id'], 'deliver');
    expect(lines(draft).map(({ qty }) => qty)).toEqual(many.map(({ qty }) => `${qty}.000`));
    expect(draft['qty']).toBe('465.000');
    expect(lines(draft).slice(0, 2)).toMatchObject([{ price: '1.50' }, { price: '0.20' }]);
  });

  test('that nobody has finished is reported before a second one, with a link to it', async () => {
    const records = caller();
    const { base, order } = await examinedOrder(records);
    await stockUp(records, base.depot, base.bolt, '9');
    const open = () => records.createdFrom('sales/order', order['id'], 'deliver');
    expect(await open()).toMatchObject({ count: 0, links: [] });
    const bill = await delivery(records, order['id'], base.depot);
    expect(await open()).toEqual({
      count: 1,
      title: '出库单',
      states: ['草稿'],
      links: [{ text: `出库单 ${String(bill['billNo'])}`, document: 'stock/outbound.list', record: bill['id'] }],
    });
    await records.go('stock/bill', bill['id'], 'examine');
    expect(await open()).toMatchObject({ count: 0 });
  });

  test('is refused in another state, by another name, and when nothing is open', async () => {
    const records = caller();
    const { base, order } = await examinedOrder(records);
    await stockUp(records, base.depot, base.bolt, '9');
    const bill = await delivery(records, order['id'], base.depot);
    await records.go('stock/bill', bill['id'], 'examine');
    const create = (id: unknown, name: string) => refusalOf(records.createFrom('sales/order', id, name));
    expect(await create(order['id'], 'deliver')).toMatchObject({ message: '没有可以生成出库单的明细' });
    expect(await create(order['id'], 'burn')).toMatchObject({ message: '“销售订单”没有名为“burn”的操作' });
    const draft = await records.add('sales/order', {
      customer: base.customer,
      lines: [{ material: base.bolt, qty: 1 }],
    });
    expect(await create(draft['id'], 'deliver')).toMatchObject({ message: '单据状态为“草稿”，不能生成出库单' });
  });

  test.each([[['deliver']], [['bill:add']]])('is refused to users who may only %o', async (permissions) => {
    const records = caller();
    const { order } = await examinedOrder(records);
    const context = { ...records.context, permissions: new Set(permissions) };
    const call = { id: String(order['id']), name: 'deliver' };
    const refusal = await refusalOf(records.engine.createFrom('sales/order', call, context));
    expect(refusal.kind).toBe('forbidden');
  });
});

describe('ledger and balance', () => {
  test('follow an examination, and its undo appends what takes it back', async () => {
    const records = caller();
    const base = await baseRecords(records);
    const bill = await stockUp(records, base.depot, base.bolt, '10');
    expect(await stock(records)).toEqual([['主仓', '螺栓', '10.000']]);
    for (const name of ['unexamine', 'examine', 'unexamine']) await records.go('stock/bill', bill['id'], name);
    expect(await stock(records)).toEqual([['主仓', '螺栓', '0.000']]);
    const { records: rows } = await records.list('stock/ledger');
    expect(rows.map(({ qty }) => String(qty)).sort()).toEqual(['-10.000', '-10.000', '10.000', '10.000']);
    expect(rows[0]).toMatchObject({ billId: bill['id'], depot_dictText: '主仓', createBy: 'zhang' });
  });

  test('a sum below its minimum is refused in words, and nothing is saved', async () => {
    const records = caller();
    const base = await baseRecords(records);
    await stockUp(records, base.depot, base.bolt, '3');
    await stockUp(records, base.depot, base.nut, '100');
    const out = await records.add('stock/bill', {
      depot: base.depot,
      lines: [
        { material: base.nut, qty: '1' },
        { material: base.bolt, qty: '4.5' },
        { material: base.bolt, qty: '0.5' },
      ],
    });
    const refusal = await refusalOf(records.go('stock/bill', out['id'], 'examine'));
    expect(refusal).toMatchObject({
      kind: 'invalid',
      message: '第2、3行：仓库“主仓”物料“螺栓”的库存数量不足，现有 3，需要 5',
    });
    expect(refusal.links).toEqual([
      { text: '查看库存', document: 'stock/balance.model', where: { depot: base.depot, material: base.bolt } },
    ]);
    expect(await records.get('stock/bill', out['id'])).toMatchObject({ status: 'draft', version: 1 });
    expect(await stock(records)).toEqual([
      ['主仓', '螺栓', '3.000'],
      ['主仓', '螺母', '100.000'],
    ]);
    expect(await records.list('stock/ledger')).toMatchObject({ total: 2 });
  });

  test('goods that are gone cannot be taken back', async () => {
    const records = caller();
    const base = await baseRecords(records);
    const bill = await stockUp(records, base.depot, base.bolt, '3');
    const out = await records.add('stock/bill', { depot: base.depot, lines: [{ material: base.bolt, qty: '1' }] });
    await records.go('stock/bill', out['id'], 'examine');
    expect(await refusalOf(records.go('stock/bill', bill['id'], 'unexamine'))).toMatchObject({
      message: '仓库“主仓”物料“螺栓”的库存数量不足，现有 2，需要 3',
    });
  });

  test('bills that compete for the same goods never take more than there are', async () => {
    const records = caller();
    const base = await baseRecords(records);
    await stockUp(records, base.depot, base.bolt, '10');
    const bills = await Promise.all(
      Array.from({ length: 6 }, () =>
        records.add('stock/bill', { depot: base.depot, lines: [{ material: base.bolt, qty: '3' }] }),
      ),
    );
    const calls = await Promise.allSettled(bills.map(({ id }) => records.go('stock/bill', id, 'examine')));
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await stock(records)).toEqual([['主仓', '螺栓', '1.000']]);
    const { records: rows } = await records.list('stock/ledger');
    expect(rows.map(({ qty }) => String(qty)).sort()).toEqual(['-3.000', '-3.000', '-3.000', '10.000']);
  });
});

test('lines that are made of lines come in their order', async () => {
  const records = caller();
  const base = await baseRecords(records);
  const quantities = Array.from({ length: 40 }, (_, index) => `${((index * 7) % 40) + 1}.000`);
  const draft = await records.add('sales/order', {
    customer: base.customer,
    lines: quantities.map((qty) => ({ material: base.bolt, qty })),
  });
  const order = await records.go('sales/order', draft['id'], 'examine');
  const bill = await delivery(records, order['id'], base.depot);
  expect(lines(await records.get('stock/bill', bill['id'])).map(({ qty }) => qty)).toEqual(quantities);
});

describe('a refusal names what the user sees', () => {
  const changed = (records: Caller, model: ResolvedModel) =>
    createRecordEngine({
      db: records.db,
      models: new Map([...businessModels, [model.id, model]]),
      dictionaries: { items: () => Promise.resolve(undefined) },
    });
  const modelOf = (id: string): ResolvedModel => {
    const model = businessModels.get(id);
    if (!model) throw new Error(`There is no ${id}.`);
    return model;
  };
  const examined = async (model: ResolvedModel, lines: (base: Base) => RecordValues[]) => {
    const records = caller();
    const base = await baseRecords(records);
    const bill = await records.add('stock/bill', { kind: 'out', depot: base.depot, lines: lines(base) });
    const call = { id: String(bill['id']), name: 'examine' };
    return refusalOf(changed(records, model).transition('stock/bill', call, records.context));
  };

  test.each<[why: string, qty: string, message: string]>([
    [
      'a posting whose formula fails, by its line',
      '{{ $line.qty > 1 ? $line.nothing.qty : 1 }}',
      '公式无法计算：第 2 行，库存流水的“数量”算不出来，',
    ],
    [
      'a value that its field cannot hold',
      "{{ $line.qty > 1 ? '很多' : 1 }}",
      '公式无法计算：第 2 行，库存流水的“数量”存不下算出的值',
    ],
  ])('%s', async (_, qty, message) => {
    const bill = modelOf('stock/bill');
    const postings = bill.postings.map((posting) => ({ ...posting, set: { ...posting.set, qty } }));
    const lines = (base: Base) => [
      { material: base.bolt, qty: 1 },
      { material: base.nut, qty: 2 },
    ];
    const refusal = await examined({ ...bill, postings }, lines);
    expect(refusal).toMatchObject({ kind: 'invalid', message: expect.stringContaining(message) });
  });

  test('a balance by its own words, as a closed period has them', async () => {
    const balance = modelOf('stock/balance');
    if (!balance.balanceOf) throw new Error('It is a balance.');
    const closed = { ...balance, balanceOf: { ...balance.balanceOf, message: '已经结账，不能再记账' } };
    const refusal = await examined(closed, (base) => [{ material: base.bolt, qty: 1 }]);
    expect(refusal.message).toBe('第1行：仓库“主仓”物料“螺栓”已经结账，不能再记账');
  });

  test('no records chosen', async () => {
    const records = caller();
    const call = changed(records, modelOf('stock/bill')).transitionBatch(
      'stock/bill',
      'examine',
      { ids: [] },
      records.context,
    );
    expect((await refusalOf(call)).message).toBe('没有选中记录，请先选中要处理的记录。');
  });
});
