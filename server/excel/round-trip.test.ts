import { pick } from 'es-toolkit';
import { describe, expect, test } from 'vitest';

import { resolvedField, resolvedModel } from '../../src/engine/model/testing/resolved.ts';
import { businessModels } from '../records/testing/business-models.ts';
import { useRecords } from '../records/testing/record-fixture.ts';
import { excelServer, permissionsOf } from './testing/excel-caller.ts';
import { rowsOf } from './testing/sheets.ts';

const client = resolvedModel('base/client', [
  resolvedField('code', { title: '编码', readOnly: true, numbering: { pattern: 'C{seq:5}', restart: 'never' } }),
  resolvedField('name', { title: '名称', required: true }),
  resolvedField('phone', { title: '手机' }),
  resolvedField('level', { title: '等级', dictionary: 'customer_level' }),
  resolvedField('active', { title: '启用', type: 'boolean' }),
  resolvedField('tags', { title: '标签', type: 'array' }),
  resolvedField('openedOn', { title: '开户日期', format: 'date' }),
  resolvedField('seenAt', { title: '来访时间', format: 'date-time' }),
  resolvedField('opens', { title: '开门', format: 'time' }),
  resolvedField('limit', { title: '额度', type: 'number', scale: 2 }),
  resolvedField('rating', { title: '评分', type: 'number' }),
  resolvedField('share', { title: '占比', type: 'number' }),
  resolvedField('remark', { title: '备注' }),
]);
const clientModels = new Map([[client.id, client]]);
const records = useRecords();
const clients = useRecords(clientModels);
const permissions = permissionsOf('base:customer', 'sales:order');
const order = '/sales/order';

test('400 customers, with an automatic code and every kind of value, come back equal and numbered as they were', async () => {
  const [source, target] = [clients(), clients()];
  const many = Array.from({ length: 400 }, (_, index) => ({
    code: `C${String(index + 1).padStart(5, '0')}`,
    name: `客户 ${index} 𠮷`,
    phone: `0${index}`,
    share: 0.13,
    limit: `${index}.50`,
    rating: 0.1 + index,
    active: index % 2 === 0,
    level: index % 3 === 0 ? 'a' : 'b',
    openedOn: '2026-03-01',
    seenAt: '2026-03-01 08:30:00',
    opens: '08:30:00',
    tags: ['x', `y${index}`],
    remark: index % 5 === 0 ? '=1+1\n第二行' : null,
  }));
  await source.bulk(client.id, many);
  const sent = await excelServer(source, clientModels, permissionsOf('base:client'));
  const received = await excelServer(target, clientModels, permissionsOf('base:client'));
  const { rawPayload } = await sent.get('/base/client/exportXls?column=createTime&order=desc');
  const file = { name: '客户.xlsx', content: rawPayload };
  const { result } = await received.importing('/base/client', [file], {}, { call: 'importPreview' });
  expect(result).toMatchObject({ total: 400, wrong: 0, added: 400 });
  expect(result.columns[0]).toMatchObject({ title: '编码', field: '' });
  expect(result.losses).toEqual([{ place: 'A 列“编码”', message: '自动编号，由系统生成，不导入' }]);
  expect(await received.importing('/base/client', [file])).toMatchObject({ code: 200, result: { added: 400 } });
  const all = async ({ list }: typeof source) => {
    const { records: found } = await list(client.id, { pageSize: '1000' });
    return found.map((record) => pick(record, Object.keys(many[0] ?? {})));
  };
  const back = await all(target);
  expect(back).toHaveLength(400);
  expect(back).toEqual(await all(source));
});

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

  test('come back from their own sheet: as new ones, numbered in its order, as the preview shows', async () => {
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
