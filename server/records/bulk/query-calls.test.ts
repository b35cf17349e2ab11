import { describe, expect, test } from 'vitest';

import { baseRecords, lines, refusalOf, useRecords, type Caller } from '../testing/record-fixture.ts';

const caller = useRecords();

const removeQuery = (records: Caller, query: Record<string, string>, expected: number, key?: string) =>
  records.engine.removeQuery('base/customer', query, expected, {
    ...records.context,
    ...(key !== undefined && { idempotencyKey: key }),
  });
const names = async (records: Caller) =>
  (await records.list('base/customer', { column: 'name', order: 'asc', pageSize: '100' })).records.map(
    ({ name }) => name,
  );

async function customers(records: Caller): Promise<void> {
  await records.bulk(
    'base/customer',
    Array.from({ length: 25 }, (_, index) => ({
      name: `客户${String(index).padStart(2, '0')}`,
      level: index % 2 === 0 ? 'a' : 'b',
    })),
  );
}

describe('deleting all that a query asks for', () => {
  test('deletes all pages and nothing else, and returns the number', async () => {
    const records = caller();
    await customers(records);
    expect(await removeQuery(records, { level: 'a', column: 'name', order: 'asc' }, 13)).toBe(13);
    const left = await names(records);
    expect(left).toHaveLength(12);
    expect(left[0]).toBe('客户01');
  });

  test('is refused if the number differs from the one that the user saw', async () => {
    const records = caller();
    await customers(records);
    const refusal = await refusalOf(removeQuery(records, { level: 'a' }, 12));
    expect(refusal.message).toBe('查询到的数据已从 12 条变为 13 条，请刷新后再试');
    expect(await names(records)).toHaveLength(25);
  });

  test('does not reach what data rules hide', async () => {
    const records = caller();
    await customers(records);
    const narrowed = {
      ...records.context,
      conditions: () => [{ field: 'level', operator: 'eq' as const, value: 'b' }],
    };
    expect(await records.engine.removeQuery('base/customer', {}, 12, narrowed)).toBe(12);
    expect(await names(records)).toHaveLength(13);
  });

  test('is done once for its key', async () => {
    const records = caller();
    await customers(records);
    expect(await removeQuery(records, { level: 'a' }, 13, 'k1')).toBe(13);
    expect(await removeQuery(records, { level: 'a' }, 13, 'k1')).toBe(13);
    expect(await names(records)).toHaveLength(12);
  });

  test('leaves all where one of them may not go', async () => {
    const records = caller();
    await customers(records);
    const base = await baseRecords(records);
    await records.add('sales/order', { customer: base.customer, lines: [{ material: base.bolt, qty: 1 }] });
    expect((await refusalOf(removeQuery(records, {}, 26))).message).toBe('被“销售订单”引用，不能删除');
    expect(await names(records)).toHaveLength(26);
  });

  test('refuses a query that cannot be read', async () => {
    const refusal = await refusalOf(removeQuery(caller(), { nmae: 'x' }, 1));
    expect(refusal.message).toContain('没有名为“nmae”的字段');
  });

  test('deletes records and their children together', async () => {
    const records = caller();
    const top = await records.add('base/material', { name: '上级' });
    await records.add('base/material', { name: '下级', parentId: top['id'] });
    expect(await records.engine.removeQuery('base/material', {}, 2, records.context)).toBe(2);
  });
});

describe('a transition of several records', () => {
  async function orders(records: Caller) {
    const base = await baseRecords(records);
    await records.edit('base/material', { id: base.bolt, price: '2.00' });
    const line = { material: base.bolt, qty: 1, price: '2.00' };
    const first = await records.add('sales/order', { customer: base.customer, lines: [line] });
    const second = await records.add('sales/order', { customer: base.customer, lines: [line, line] });
    return [first, second] as const;
  }
  const states = async (records: Caller) => (await records.list('sales/order')).records.map(({ status }) => status);
  const examine = (records: Caller, choice: Parameters<Caller['engine']['transitionBatch']>[2]) =>
    records.engine.transitionBatch('sales/order', 'examine', choice, records.context);

  test('happens to each of the chosen ones, or to all of a query', async () => {
    const records = caller();
    const [first, second] = await orders(records);
    expect(await examine(records, { ids: [String(first['id']), String(second['id'])] })).toBe(2);
    expect(await states(records)).toEqual(['examined', 'examined']);
    const back = { query: { status: 'examined' }, expected: 2 };
    expect(await records.engine.transitionBatch('sales/order', 'unexamine', back, records.context)).toBe(2);
    expect(await states(records)).toEqual(['draft', 'draft']);
  });

  test('happens to none where one refuses, which is named', async () => {
    const records = caller();
    const [first, second] = await orders(records);
    await records.go('sales/order', second['id'], 'examine');
    const refusal = await refusalOf(examine(records, { ids: [String(first['id']), String(second['id'])] }));
    expect(refusal.message).toContain(`“${String(second['billNo'])}”：`);
    expect(new Set(await states(records))).toEqual(new Set(['draft', 'examined']));
  });

  test('is refused with the reason of each that refuses', async () => {
    const records = caller();
    const [first, second] = await orders(records);
    const { material } = lines(first)[0] ?? {};
    const empty = await records.add('sales/order', {
      customer: first['customer'],
      lines: [{ material, qty: 1, price: '0.00' }],
    });
    await records.go('sales/order', second['id'], 'examine');
    const refusal = await refusalOf(examine(records, { ids: [empty, first, second].map(({ id }) => String(id)) }));
    expect(refusal.message).toBe(
      `2 条不能处理，都没有改动。“${String(empty['billNo'])}”：不满足条件，不能审核；` +
        `“${String(second['billNo'])}”：单据状态为“已审核”，不能审核`,
    );
    expect((await records.get('sales/order', first['id']))['status']).toBe('draft');
  });
});
