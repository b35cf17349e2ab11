// covers: sheet-round-trip
import { describe, expect, test } from 'vitest';
import { businessModels } from '../records/testing/business-models.ts';
import { useRecords } from '../records/testing/record-fixture.ts';
import { excelServer, permissionsOf } from './testing/excel-caller.ts';
import { rowsOf } from './testing/sheets.ts';

const records = useRecords();
const permissions = permissionsOf('base:customer', 'sales:order');
const order = '/sales/order';

/** A customer, two materials, an order of two lines and one of one line. */
async function start() {
  const caller = records();
  const customer = await caller.add('base/customer', { name: '甲', phone: '1' });
  const bolt = await caller.add('base/material', { name: '螺栓' });
  const nut = await caller.add('base/material', { name: '螺母' });
  const bill = async (...lines: [material: unknown, qty: number][]) =>
    caller.add('sales/order', {
      customer: customer['id'],
      lines: lines.map(([material, qty]) => ({ material, qty, price: 2 })),
    });
  const two = await bill([bolt['id'], 1], [nut['id'], 2]);
  const one = await bill([bolt['id'], 5]);
  const server = await excelServer(caller, businessModels, permissions);
  const exported = async () => (await server.get(`${order}/exportXls?column=billNo&order=asc`)).rawPayload;
  return { ...caller, ...server, readOrder: caller.get, exported, two, one };
}

describe('orders', () => {
  test('leave with a row for each line, their own cells on the first', async () => {
    const { exported, two, one } = await start();
    const [head = [], ...rows] = rowsOf(await exported());
    const at = ['单据编号', '客户', '金额合计', '订单明细.物料', '订单明细.数量'].map((title) => head.indexOf(title));
    expect(head).not.toContain('订单明细.订单');
    expect(rows.map((row) => at.map((index) => row[index]))).toEqual([
      [two['billNo'], '甲', 6, '螺栓', 1],
      [null, null, null, '螺母', 2],
      [one['billNo'], '甲', 10, '螺栓', 5],
    ]);
  });

  test('come back from their own sheet: as changes by their number', async () => {
    const { exported, importing, readOrder, two } = await start();
    const rows = rowsOf(await exported());
    const at = rows[0]?.indexOf('订单明细.数量') ?? -1;
    const changed = rows.map((row) => row.map((cell, index) => (index === at && cell === 2 ? 20 : cell)));
    expect(await importing(order, [changed], { matchBy: 'billNo' })).toMatchObject({
      code: 200,
      result: { changed: 2, added: 0 },
    });
    const saved = await readOrder('sales/order', String(two['id']));
    expect(saved).toMatchObject({ billNo: two['billNo'], lines: [{ qty: '1.000' }, { qty: '20.000' }] });
  });

  test('come back from their own sheet: as new ones, numbered in its order, which the preview tells', async () => {
    const { exported, importing, list } = await start();
    const file = { name: '订单.xls', content: await exported() };
    const { result } = await importing(order, [file], {}, { call: 'importPreview' });
    expect(result.losses).toContainEqual({ place: 'A 列“单据编号”', message: '自动编号，由系统生成，不导入' });
    expect(await importing(order, [file])).toMatchObject({ code: 200, result: { added: 2 } });
    const { records: all } = await list('sales/order', { column: 'billNo', order: 'asc' });
    expect(all.map(({ qty }) => qty)).toEqual(['3.000', '5.000', '3.000', '5.000']);
    const numbers = all.map(({ billNo }) => String(billNo));
    expect(new Set(numbers).size).toBe(4);
  });
});
