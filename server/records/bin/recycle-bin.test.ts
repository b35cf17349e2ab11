import { describe, expect, test } from 'vitest';

import { baseRecords, lines, refusalOf, useRecords, type Caller } from '../testing/record-fixture.ts';

const caller = useRecords();

async function deletedOrder(records: Caller) {
  const base = await baseRecords(records);
  const line = (material: string, qty: number) => ({ material, qty });
  const order = await records.add('sales/order', {
    customer: base.customer,
    lines: [line(base.bolt, 1), line(base.nut, 2), line(base.nut, 3)],
  });
  const kept = await records.edit('sales/order', { ...order, lines: lines(order).slice(0, 2) });
  await records.remove('sales/order', order['id']);
  return { base, order: kept };
}

describe('the recycle bin', () => {
  test('lists deleted records, the latest first, with user and time of the deletion', async () => {
    const records = caller();
    const first = await records.add('base/customer', { name: '甲' });
    const second = await records.add('base/customer', { name: '乙' });
    await records.add('base/customer', { name: '丙' });
    await records.remove('base/customer', first['id']);
    records.clock.now = '2024-05-07 08:00:00';
    await records.remove('base/customer', second['id']);
    const bin = await records.deleted('base/customer');
    expect(bin).toMatchObject({
      total: 2,
      records: [{ name: '乙', updateBy: 'zhang', updateTime: '2024-05-07 08:00:00', delFlag: 1 }, { name: '甲' }],
    });
    expect(await records.deleted('base/customer', { name: '*甲*' })).toMatchObject({ total: 1 });
    expect(await records.list('base/customer')).toMatchObject({ total: 1, records: [{ name: '丙' }] });
    expect(await caller().deleted('base/customer')).toMatchObject({ total: 0 });
  });

  test('gives a record back with the lines it had when it was deleted, and no others', async () => {
    const records = caller();
    const { order } = await deletedOrder(records);
    await records.restore('sales/order', order['id']);
    const restored = await records.get('sales/order', order['id']);
    expect(lines(restored).map(({ id, qty }) => [id, qty])).toEqual(lines(order).map(({ id, qty }) => [id, qty]));
    expect(restored).toMatchObject({ billNo: order['billNo'], amount: order['amount'], delFlag: 0 });
    expect(await records.deleted('sales/order')).toMatchObject({ total: 0 });
    await expect(records.edit('sales/order', restored)).resolves.toMatchObject({ qty: '3.000' });
  });

  test('lets a record go for good, with all its lines', async () => {
    const records = caller();
    const { order } = await deletedOrder(records);
    await records.erase('sales/order', order['id']);
    expect(await records.deleted('sales/order')).toMatchObject({ total: 0 });
    const left = await records.db
      .selectFrom('sales_order_line')
      .select('id')
      .where('tenant_id', '=', records.tenantId)
      .execute();
    expect(left).toEqual([]);
  });

  test('gives back several at once, a branch of a tree too', async () => {
    const records = caller();
    const root = await records.add('base/material', { name: '根' });
    const leaf = await records.add('base/material', { name: '叶', parentId: root['id'] });
    await records.remove('base/material', root['id'], leaf['id']);
    await records.restore('base/material', leaf['id'], root['id']);
    expect(await records.list('base/material')).toMatchObject({ total: 2 });
  });
});

describe('is not given back', () => {
  test('a record whose unique value is another one’s now', async () => {
    const records = caller();
    const old = await records.add('base/customer', { name: '甲' });
    await records.remove('base/customer', old['id']);
    await records.add('base/customer', { name: '甲' });
    expect(await refusalOf(records.restore('base/customer', old['id']))).toMatchObject({
      kind: 'invalid',
      message: '客户名称已存在，不能重复',
    });
    expect(await records.deleted('base/customer')).toMatchObject({ total: 1 });
  });

  test('a record that refers to one that is gone', async () => {
    const records = caller();
    const { base, order } = await deletedOrder(records);
    await records.remove('base/customer', base.customer);
    expect(await refusalOf(records.restore('sales/order', order['id']))).toMatchObject({
      message: '客户不存在或已被删除，请先恢复它',
    });
    await records.restore('base/customer', base.customer);
    await records.restore('sales/order', order['id']);
    await records.remove('sales/order', order['id']);
    await records.remove('base/material', base.nut);
    expect(await refusalOf(records.restore('sales/order', order['id']))).toMatchObject({
      message: '物料不存在或已被删除，请先恢复它',
      problems: [{ path: 'lines.1.material' }],
    });
    expect(await records.list('sales/order')).toMatchObject({ total: 0 });
  });

  test('a leaf whose branch is gone', async () => {
    const records = caller();
    const root = await records.add('base/material', { name: '根' });
    const leaf = await records.add('base/material', { name: '叶', parentId: root['id'] });
    await records.remove('base/material', leaf['id'], root['id']);
    expect(await refusalOf(records.restore('base/material', leaf['id']))).toMatchObject({
      message: '上级不存在或已被删除，请先恢复它',
    });
  });
});

test.each(['restore', 'erase'] as const)('%s is refused for what is not in the bin', async (verb) => {
  const records = caller();
  const there = await records.add('base/customer', { name: '甲' });
  const message = '未找到对应实体';
  expect(await refusalOf(records[verb]('base/customer', there['id']))).toMatchObject({ kind: 'not-found', message });
  expect(await refusalOf(records[verb]('base/customer', 'nothing'))).toMatchObject({ message });
  expect(await refusalOf(records[verb]('base/customer'))).toMatchObject({ message: '参数不识别！' });
  await records.remove('base/customer', there['id']);
  expect(await refusalOf(caller()[verb]('base/customer', there['id']))).toMatchObject({ message });
  expect(await refusalOf(records[verb]('base/depot', 'x'))).toMatchObject({ message: '“仓库”没有回收站' });
  expect(await refusalOf(records.deleted('base/depot'))).toMatchObject({ message: '“仓库”没有回收站' });
});
