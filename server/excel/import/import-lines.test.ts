import { describe, expect, test } from 'vitest';

import { businessModels } from '../../records/testing/business-models.ts';
import { useRecords } from '../../records/testing/record-fixture.ts';
import { excelServer, permissionsOf } from '../testing/excel-caller.ts';
import { rowsOf } from '../testing/sheets.ts';

const records = useRecords();
const permissions = permissionsOf('base/customer', 'sales/order').map((name) => name.replace('/', ':'));
const order = '/sales/order';
const head = ['客户*', '电话', '订单明细.物料*', '订单明细.数量*', '订单明细.单价'];

async function start() {
  const caller = records();
  for (const name of ['甲', '乙']) await caller.add('base/customer', { name, phone: `tel ${name}` });
  for (const name of ['螺栓', '螺母']) await caller.add('base/material', { name });
  const server = await excelServer(caller, businessModels, permissions);
  return { ...caller, ...server, template: server.get, get: caller.get };
}

describe('bills with lines', () => {
  test('are rows that follow each other: the cells of the bill filled in once, or on each of them', async () => {
    const { importing, list, get } = await start();
    const answer = await importing(order, [
      [
        head,
        ['甲', '100', '螺栓', 2, 1.5],
        [null, null, '螺母', 3, 1],
        ['乙', null, '螺栓', 1, 10],
        ['乙', null, '螺母', 1, 20],
      ],
    ]);
    expect(answer).toMatchObject({ success: true, message: '文件导入成功！数据行数：4' });
    expect(answer.result).toMatchObject({ totalCount: 4, successCount: 4, added: 2 });
    const { records: saved } = await list('sales/order', { column: 'billNo', order: 'asc' });
    expect(saved).toMatchObject([
      { customer_dictText: '甲', phone: '100', amount: '6.00' },
      { customer_dictText: '乙', phone: 'tel 乙', amount: '30.00' },
    ]);
    expect((await get('sales/order', String(saved[0]?.['id'])))['lines']).toMatchObject([
      { material_dictText: '螺栓', qty: '2.000', price: '1.50' },
      { material_dictText: '螺母', qty: '3.000', price: '1.00' },
    ]);
  });

  test('with something wrong in one row come back whole, each row with its own reason', async () => {
    const { importing, list, stored } = await start();
    const answer = await importing(order, [
      [
        head,
        ['甲', null, '螺栓', 2, 1],
        [null, null, '没有的', '多', 1],
        ['乙', null, '螺栓', -1, 1],
        [null, null, '没有的', 1, 1],
        ['甲', null, null, null, null],
        ['乙', null, '螺母', 1, 1],
      ],
    ]);
    expect(answer).toMatchObject({ success: true, code: 201 });
    expect(answer.result).toMatchObject({ totalCount: 6, successCount: 1, errorCount: 5, added: 1 });
    const told = answer.result.errors.map(({ row, title, message }: Record<string, unknown>) => [row, title, message]);
    expect(told).toEqual([
      [3, '数量', '“多”不是数字，请改正'],
      [3, '物料', '物料：没有名为“没有的”的物料，请检查后再导入'],
      [4, '数量', '数量必须大于0'],
      [5, '物料', '物料：没有名为“没有的”的物料，请检查后再导入'],
      [6, '订单明细', expect.stringContaining('订单明细')],
    ]);
    const rows = rowsOf(stored[0]?.bytes ?? new Uint8Array());
    expect(rows.map(([row, reason]) => [row, reason]).slice(1, 3)).toEqual([
      [2, '同一条记录的其他行有错误'],
      [3, expect.stringMatching(/^数量：“多”不是数字，请改正；物料：没有名为“没有的”的物料/)],
    ]);
    expect((await list('sales/order')).total).toBe(1);
  });

  test('count a wrong row once in the preview, and the rows of its record apart', async () => {
    const { importing } = await start();
    const sheet = [head, ['甲', null, '螺栓', 2, 1], [null, null, '螺母', 2, 1], [null, null, '没有的', 3, 1]];
    const { result } = await importing(order, [sheet], {}, { call: 'importPreview' });
    expect(result).toMatchObject({ total: 3, wrong: 1, heldBack: 2, added: 0 });
  });

  test('are changed by their number: lines in the sheet take the place of the lines there were', async () => {
    const { importing, list, get, options, add } = await start();
    const [customer, material] = [(await options('base/customer'))[0], (await options('base/material'))[0]];
    const saved = await add('sales/order', {
      customer: customer?.value,
      lines: [{ material: material?.value, qty: 1 }],
    });
    const { billNo, id } = saved;
    const withLines = ['单据编号', ...head];
    const answer = await importing(
      order,
      [[withLines, [billNo, '乙', null, '螺母', 7, 1], [null, null, null, '螺栓', 8, 1]]],
      { matchBy: 'billNo' },
    );
    expect(answer).toMatchObject({ success: true, result: { changed: 1, added: 0 } });
    expect((await get('sales/order', id))['lines']).toMatchObject([{ qty: '7.000' }, { qty: '8.000' }]);
    await importing(
      order,
      [
        [
          ['单据编号', '电话'],
          [billNo, '999'],
        ],
      ],
      { matchBy: 'billNo' },
    );
    await importing(order, [[withLines, [billNo, '乙', '888', null, null, null]]], { matchBy: 'billNo' });
    expect(await get('sales/order', id)).toMatchObject({ phone: '888', lines: [{ qty: '7.000' }, { qty: '8.000' }] });
    const apart = [
      [billNo, '乙', null, '螺母', 1, 1],
      ['新', '甲', null, '螺母', 1, 1],
      [billNo, '乙', null, '螺栓', 1, 1],
    ];
    const refused = await importing(order, [[withLines, ...apart]], { matchBy: 'billNo' });
    expect(refused.result.errors.map(({ row, message }: Record<string, unknown>) => `${row} ${message}`)).toContain(
      '4 与第 2 行是同一条记录，请把它的各行放在一起，其余列填写一致',
    );
    expect((await list('sales/order')).total).toBe(1);
    expect(await get('sales/order', id)).toMatchObject({ lines: [{ qty: '1.000', material_dictText: '螺母' }] });
  });

  test('have a template with the columns of their lines, which may also be called by their short titles', async () => {
    const { importing, template } = await start();
    const [titles] = rowsOf((await template(`${order}/importTemplate`)).rawPayload);
    expect(titles).toEqual(expect.arrayContaining(['单据编号', '客户*', '订单明细.物料*', '订单明细.数量*']));
    const sheet = [
      ['客户', '物料', '订单明细：数量', '单价'],
      ['甲', '螺栓', 1, 1],
    ];
    expect(await importing(order, [sheet])).toMatchObject({ result: { added: 1 } });
    const lacking = await importing(order, [[['客户'], ['甲']]]);
    expect(lacking.message).toContain('缺少必填列“订单明细.物料”、“订单明细.数量”');
  });
});

test('an import repeated with its key is done once, and one that broke off goes on where it was', async () => {
  const { importing, list, db } = await start();
  const names = Array.from({ length: 150 }, (_, index) => [`客户${index}`]);
  const sheet = [['客户名称'], ...names, ['甲']];
  const first = await importing('/base/customer', [sheet], {}, { idempotencyKey: 'key-1' });
  expect(first.result).toMatchObject({ added: 150, errorCount: 1 });
  const again = await importing('/base/customer', [sheet], {}, { idempotencyKey: 'key-1' });
  expect(again.result).toMatchObject({ added: 150, errorCount: 1, errors: first.result.errors });
  expect((await list('base/customer')).total).toBe(152);
  const other = await importing('/base/customer', [[['客户名称'], ['丙']]], {}, { idempotencyKey: 'key-1' });
  expect(other.message).toContain('已被另一次提交用过');
  // The server ends before the last part that has names. The key of a part contains its first row.
  const answers = await db.selectFrom('pagewright_answer').select('key').where('key', 'like', 'key-1#%').execute();
  const starts = answers.map(({ key }) => Number(String(key).split('#')[1]));
  const last = Math.max(...starts.filter((start) => start < names.length));
  expect(last).toBeGreaterThan(0);
  const gone = starts.filter((start) => start >= last).map((start) => `key-1#${start}`);
  await db.deleteFrom('pagewright_answer').where('key', 'in', gone).execute();
  await db.deleteFrom('base_customer').where('name', 'in', names.slice(last).flat()).execute();
  expect((await importing('/base/customer', [sheet], {}, { idempotencyKey: 'key-1' })).result).toMatchObject({
    added: 150,
    errorCount: 1,
  });
  expect((await list('base/customer')).total).toBe(152);
});
