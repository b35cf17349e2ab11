import { describe, expect, test } from 'vitest';

import { baseRecords, lines, refusalOf, useRecords } from '../testing/record-fixture.ts';

const caller = useRecords();

describe('references', () => {
  test('stop what they name from being deleted, and are named by their document', async () => {
    const records = caller();
    const base = await baseRecords(records);
    const order = await records.add('sales/order', {
      customer: base.customer,
      lines: [{ material: base.bolt, qty: 1 }],
    });
    expect(await refusalOf(records.remove('base/customer', base.customer))).toMatchObject({
      message: '被“销售订单”引用，不能删除',
    });
    expect(await refusalOf(records.remove('base/material', base.bolt))).toMatchObject({
      message: '被“销售订单”引用，不能删除',
    });
    await records.remove('sales/order', order['id']);
    await records.remove('base/customer', base.customer);
    expect(await records.list('base/customer')).toMatchObject({ total: 0 });
  });

  test('to lines stop the order from being deleted, and the line from being left out', async () => {
    const records = caller();
    const base = await baseRecords(records);
    const order = await records.add('sales/order', {
      customer: base.customer,
      lines: [
        { material: base.bolt, qty: 1 },
        { material: base.nut, qty: 1 },
      ],
    });
    const [first, second] = lines(order);
    await records.add('stock/bill', {
      depot: base.depot,
      lines: [{ material: base.bolt, qty: 1, sourceLineId: first?.['id'] }],
    });
    const message = '被“出入库单”引用，不能删除';
    expect(await refusalOf(records.remove('sales/order', order['id']))).toMatchObject({ message });
    expect(await refusalOf(records.edit('sales/order', { ...order, lines: [second] }))).toMatchObject({ message });
    await expect(records.edit('sales/order', { ...order, lines: [first] })).resolves.toMatchObject({ qty: '1.000' });
  });

  test('that may be cleared are', async () => {
    const records = caller();
    const base = await baseRecords(records);
    const visit = await records.add('base/visit', { subject: '拜访', customer: base.customer });
    await records.remove('base/customer', base.customer);
    expect(await records.get('base/visit', visit['id'])).toMatchObject({ customer: null, version: 2 });
  });

  test('name only records within their range', async () => {
    const records = caller();
    const off = await records.add('base/customer', { name: '停用', active: false });
    expect(await refusalOf(records.add('base/visit', { subject: '拜访', customer: off['id'] }))).toMatchObject({
      message: '客户不在可选范围内，请重新选择',
    });
    const on = await records.edit('base/customer', { id: off['id'], active: true });
    const visit = await records.add('base/visit', { subject: '拜访', customer: on['id'] });
    await records.edit('base/customer', { id: off['id'], active: false });
    await expect(
      records.edit('base/visit', { id: visit['id'], subject: '回访', customer: on['id'] }),
    ).resolves.toMatchObject({ subject: '回访' });
  });

  test('do not reach into another tenant', async () => {
    const base = await baseRecords(caller());
    expect(await refusalOf(caller().add('base/visit', { subject: '拜访', customer: base.customer }))).toMatchObject({
      message: '客户不存在或已被删除，请重新选择',
    });
  });

  test('keep their text when what they name is deleted', async () => {
    const records = caller();
    const base = await baseRecords(records);
    const order = await records.add('sales/order', {
      customer: base.customer,
      lines: [{ material: base.bolt, qty: 1 }],
    });
    await records.db.updateTable('base_customer').set({ del_flag: 1 }).where('id', '=', base.customer).execute();
    expect(await records.get('sales/order', order['id'])).toMatchObject({ customer_dictText: '甲公司' });
    await expect(records.edit('sales/order', { id: order['id'], phone: '1' })).resolves.toMatchObject({ phone: '1' });
  });
});

describe('deleting', () => {
  test('marks the record and its lines, which lists and reads no longer show', async () => {
    const records = caller();
    const base = await baseRecords(records);
    const order = await records.add('sales/order', {
      customer: base.customer,
      lines: [{ material: base.bolt, qty: 1 }],
    });
    await records.remove('sales/order', order['id']);
    expect(await refusalOf(records.get('sales/order', order['id']))).toMatchObject({ kind: 'not-found' });
    const rows = await records.db
      .selectFrom('sales_order_line')
      .select('del_flag')
      .where('order_id', '=', order['id'])
      .execute();
    expect(rows).toEqual([{ del_flag: 2 }]);
  });

  test('of several is all or nothing', async () => {
    const records = caller();
    const one = await records.add('base/customer', { name: '甲' });
    expect(await refusalOf(records.remove('base/customer', one['id'], 'nothing'))).toMatchObject({ kind: 'not-found' });
    expect(await records.list('base/customer')).toMatchObject({ total: 1 });
    expect(await refusalOf(records.remove('base/customer', ''))).toMatchObject({ message: '参数不识别！' });
    await records.remove('base/customer', one['id'], one['id']);
    expect(await records.list('base/customer')).toMatchObject({ total: 0 });
  });
});

describe('a tree', () => {
  async function tree() {
    const records = caller();
    const root = await records.add('base/material', { name: '五金' });
    const middle = await records.add('base/material', { name: '紧固件', parentId: root['id'] });
    const leaf = await records.add('base/material', { name: '螺栓', parentId: middle['id'] });
    return { records, root, middle, leaf };
  }

  test('has no circles', async () => {
    const { records, root, middle, leaf } = await tree();
    for (const parentId of [root['id'], middle['id'], leaf['id']]) {
      const refusal = await refusalOf(records.edit('base/material', { id: root['id'], parentId }));
      expect(refusal).toMatchObject({ message: '上级不能是自己或自己的下级', problems: [{ path: 'parentId' }] });
    }
    await expect(records.edit('base/material', { id: leaf['id'], parentId: root['id'] })).resolves.toMatchObject({
      parentId: root['id'],
    });
    await expect(records.edit('base/material', { id: middle['id'], parentId: '0' })).resolves.toMatchObject({
      parentId: null,
    });
  });

  test('has no node below one that is not there', async () => {
    const message = '上级不存在或已被删除，请重新选择';
    for (const parentId of ['nothing', 'a\0']) {
      const refusal = await refusalOf(caller().add('base/material', { name: '螺栓', parentId }));
      expect([message, '上级含有无法保存的字符，请删去']).toContain(refusal.message);
    }
  });

  test('keeps no node without its parent', async () => {
    const { records, root, middle, leaf } = await tree();
    expect(await refusalOf(records.remove('base/material', root['id']))).toMatchObject({ message: '请先删除下级' });
    await records.remove('base/material', leaf['id'], middle['id']);
    await records.remove('base/material', root['id']);
    expect(await records.list('base/material')).toMatchObject({ total: 0 });
  });

  test('is listed level by level', async () => {
    const { records, root, middle } = await tree();
    expect(await records.list('base/material', { parentId: '0' })).toMatchObject({
      total: 1,
      records: [{ name: '五金', hasChildren: true }],
    });
    expect(await records.list('base/material', { parentId: String(middle['id']) })).toMatchObject({
      records: [{ name: '螺栓', hasChildren: false, parentId_dictText: '紧固件' }],
    });
    expect(await records.list('base/material', { parentId: String(root['id']) })).toMatchObject({
      records: [{ name: '紧固件' }],
    });
  });
});
