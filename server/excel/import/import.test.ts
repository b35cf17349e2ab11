// covers: call-import
import { read, utils } from '@e965/xlsx';
import { omit } from 'es-toolkit';
import { describe, expect, test, vi } from 'vitest';

import { businessModels } from '../../records/testing/business-models.ts';
import { useRecords } from '../../records/testing/record-fixture.ts';
import { excelServer, permissionsOf } from '../testing/excel-caller.ts';
import { rowsOf, sheetOf } from '../testing/sheets.ts';

const records = useRecords();
const permissions = permissionsOf('base/customer', 'base/visit', 'base/tour', 'base/material', 'sales/order').map(
  (name) => name.replace('/', ':'),
);
const customer = '/base/customer';

async function start(tenant?: number) {
  const caller = records(tenant);
  return { ...caller, ...(await excelServer(caller, businessModels, permissions)) };
}

describe('an import', () => {
  test('reads texts, amounts, dates and choices as people write them', async () => {
    const { importing, list } = await start();
    const date = { t: 'n', v: 45_418, z: 'yyyy/m/d' };
    const moment = { t: 'n', v: 45_418.5, z: 'yyyy/m/d h:mm' };
    const answer = await importing(customer, [
      [
        ['客户名称*', '手机', '等级', '启用', '标签', '开户日期', '来访时间', '额度', '来访次数', '积分', '别的'],
        ['甲', 13_800_138_000, '金牌', '否', 'x，y、z', date, '2024/5/6 7:08', '1,234.5', 3, 99, '?'],
        [],
        ['乙', null, 'b', true, null, 20_240_506, moment, 0.1 + 0.2, '4', null, null],
        ['丙', null, null, null, null, '2024年5月6日', null, '¥12', null, null, null],
      ],
    ]);
    expect(answer).toMatchObject({ success: true, code: 200, message: '文件导入成功！数据行数：3' });
    const { records: saved } = await list('base/customer', { column: 'name', order: 'asc' });
    const byName = Object.fromEntries(saved.map((record) => [record['name'], record]));
    expect(byName['甲']).toMatchObject({
      phone: '13800138000',
      level: 'a',
      active: false,
      tags: ['x', 'y', 'z'],
      openedOn: '2024-05-06',
      seenAt: '2024-05-06 07:08:00',
      limit: '1234.50',
      visits: 3,
      score: null,
      createBy: 'tester',
    });
    expect(byName['乙']).toMatchObject({
      level: 'b',
      active: true,
      openedOn: '2024-05-06',
      seenAt: '2024-05-06 12:00:00',
      limit: '0.30',
      visits: 4,
    });
    expect(byName['丙']).toMatchObject({ level: 'b', active: true, openedOn: '2024-05-06', limit: '12.00' });
  });

  test('saves valid rows, reports the errors of the others row by row, and returns those rows in a file', async () => {
    const { importing, list, stored } = await start();
    const answer = await importing(customer, [
      [
        ['客户名称', '等级', '额度', '开户日期'],
        ['甲', '金牌', 1, null],
        ['乙', '钻石', '一百', '2024-02-30'],
        [null, '金牌', null, null],
        ['甲', '银牌', null, null],
        ['名字太长了名字太长了名字', null, 1.234, null],
      ],
    ]);
    expect(answer).toMatchObject({ success: true, code: 201, message: '文件导入成功，但有错误。' });
    expect(answer.result).toMatchObject({
      totalCount: 5,
      successCount: 1,
      errorCount: 4,
      added: 1,
      changed: 0,
      msg: '总上传行数：5，已导入行数：1，错误行数：4',
      fileUrl: '/sys/common/static/logs/1.xlsx',
      fileName: '客户导入错误.xlsx',
    });
    const errors = answer.result.errors.map(({ row, title }: { row: number; title: string }) => `${row} ${title}`);
    expect(errors).toEqual(['3 等级', '3 额度', '3 开户日期', '4 客户名称', '5 客户名称', '6 客户名称', '6 额度']);
    expect(answer.result.errors[0].message).toBe('没有“钻石”这个选项，可填：金牌、银牌');
    expect(answer.result.errors[4].message).toBe('客户名称“甲”与第 2 行重复');
    expect((await list('base/customer')).total).toBe(1);
    expect(stored[0]).toMatchObject({ name: '客户导入错误.xlsx', isPrivate: true });
    const rows = rowsOf(stored[0]?.bytes ?? new Uint8Array());
    expect(rows[0]?.slice(0, 4)).toEqual(['原行号', '错误原因', '客户名称', '等级']);
    expect(rows.map(([row]) => row)).toEqual(['原行号', 3, 4, 5, 6]);
    expect(rows[1]?.slice(2)).toEqual(['乙', '钻石', '一百', '2024-02-30']);
  });

  test('reports all errors of a row together: unreadable cells, lengths, names and repeated values', async () => {
    const { importing, add, list } = await start();
    await add('base/customer', { name: '甲' });
    const wrong = [
      ['甲', '没有的', 1.234, '2026-02-30', 1e300],
      ['名字太长了名字太长了名字', '金牌', '12,34', null, 1.5],
    ];
    const sheet = [['客户名称', '等级', '额度', '开户日期', '来访次数'], ...wrong];
    const errors = [
      [2, '等级', '没有“没有的”这个选项，可填：金牌、银牌'],
      [2, '开户日期', '“2026-02-30”不存在，请改正'],
      [2, '额度', expect.stringContaining('2位小数')],
      [2, '来访次数', expect.any(String)],
      [2, '客户名称', '客户名称“甲”已存在，不能重复'],
      [3, '额度', '“12,34”里的逗号不在千位上，请去掉逗号，或改成小数点'],
      [3, '客户名称', expect.stringContaining('10')],
      [3, '来访次数', expect.stringContaining('整数')],
    ];
    const errorsOf = ({ result }: { result: { errors: { row: number; title: string; message: string }[] } }) =>
      result.errors.map(({ row, title, message }) => [row, title, message]);
    expect(new Set(errorsOf(await importing(customer, [sheet], {}, { call: 'importPreview' })))).toEqual(
      new Set(errors),
    );
    expect(new Set(errorsOf(await importing(customer, [sheet])))).toEqual(new Set(errors));
    expect((await list('base/customer')).total).toBe(1);
  });

  test('names the value that is taken, and the row of the file that has it unless a record did before', async () => {
    const { importing, add } = await start();
    await add('base/customer', { name: '旧' });
    const sheet = [
      ['客户名称', '额度'],
      ['甲', 1],
      ['旧', 1],
      ['乙', '多'],
      ['甲', 2],
      ['旧', 2],
      ['乙', 3],
      ['甲', '多'],
    ];
    const errors = [
      '3 客户名称“旧”已存在，不能重复',
      '4 “多”不是数字，请改正',
      '5 客户名称“甲”与第 2 行重复',
      '6 客户名称“旧”已存在，不能重复',
      '8 “多”不是数字，请改正',
      '8 客户名称“甲”与第 2 行重复',
    ];
    const messagesOf = ({ result }: { result: { errors: { row: number; message: string }[] } }) =>
      result.errors.map(({ row, message }) => `${row} ${message}`);
    expect(messagesOf(await importing(customer, [sheet], {}, { call: 'importPreview' }))).toEqual(errors);
    const whole = await importing(customer, [sheet.filter((_, row) => row < 2 || row === 4)], { validateStatus: '1' });
    expect(messagesOf(whole)).toEqual(['3 客户名称“甲”与第 2 行重复']);
    expect(messagesOf(await importing(customer, [sheet]))).toEqual(errors);
  });

  test('gives dates back in the file of errors as the sheet shows them, where they can be read again', async () => {
    const { importing, stored } = await start();
    const day = (z: string) => ({ t: 'n', v: 46_082, z });
    const row = [null, day('yyyy"年"m"月"d"日"'), day('d-mmm-yy')];
    await importing(customer, [[['客户名称', '开户日期', '手机'], row]]);
    const rows = rowsOf(stored[0]?.bytes ?? new Uint8Array());
    expect(rows[1]?.slice(3)).toEqual(['2026年3月1日', '2026-03-01']);
  });

  test('lets other calls take turns while its rows are saved', async () => {
    const { importing, list } = await start();
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 40));
    const names = Array.from({ length: 40 }, (_, row) => [`客户${row}`]);
    const done = new AbortController();
    const imported = importing(customer, [[['客户名称'], ...names]]).finally(() => done.abort());
    const totals: number[] = [];
    while (!done.signal.aborted) totals.push((await list('base/customer', {})).total);
    clock.mockRestore();
    expect(await imported).toMatchObject({ success: true, message: '文件导入成功！数据行数：40' });
    expect(totals.filter((total) => total > 0 && total < 40).length).toBeGreaterThan(2);
  });

  test('with 数据校验 saves all or nothing', async () => {
    const { importing, list } = await start();
    const rows = [['客户名称'], ['甲'], ['乙'], ['甲']];
    const refused = await importing(customer, [rows], { validateStatus: '1' });
    expect(refused).toMatchObject({ success: false, code: 500, result: { successCount: 0, errorCount: 1 } });
    expect(refused.message).toMatch(/^文件导入失败:1 行有错误，没有导入任何数据。第 4 行：客户名称/);
    expect((await list('base/customer')).total).toBe(0);
    const saved = await importing(customer, [rows.slice(0, 3)], { validateStatus: '1' });
    expect(saved).toMatchObject({ success: true, message: '文件导入成功！数据行数：2' });
  });

  test('finds what is referred to by what people call it, also in rows before', async () => {
    const { importing, list, add } = await start();
    await add('base/customer', { name: '甲公司' });
    await add('base/material', { name: '双' });
    await add('base/material', { name: '双' });
    const visits = await importing('/base/visit', [
      [
        ['主题', '客户', '级别'],
        ['拜访', '甲公司', '金牌'],
        ['再访', '乙公司', null],
        ['路过', null, '别的'],
      ],
    ]);
    expect(visits.result.errors).toEqual([
      { row: 3, title: '客户', message: '客户：没有名为“乙公司”的客户，请检查后再导入' },
    ]);
    const saved = (await list('base/visit', { column: 'subject', order: 'asc' })).records;
    expect(saved.find(({ subject }) => subject === '拜访')).toMatchObject({ customer_dictText: '甲公司', rank: 'a' });
    expect(saved.find(({ subject }) => subject === '路过')).toMatchObject({ rank: '别的' });
    const tree = await importing('/base/material', [
      [
        ['名称', '上级'],
        ['螺栓', null],
        ['M6', '螺栓'],
        ['M8', '双'],
      ],
    ]);
    expect(tree.result.errors[0].message).toContain('有 2 条名为“双”的物料');
    expect((await list('base/material', { name: 'M6' })).records[0]).toMatchObject({ parentId_dictText: '螺栓' });
  });

  test('changes the records that match by the chosen fields', async () => {
    const { importing, list, add } = await start();
    await add('base/customer', { name: '甲', phone: '1', level: 'a' });
    const rows = [
      ['客户名称', '手机'],
      ['甲', '2'],
      ['乙', '3'],
    ];
    expect(await importing(customer, [rows], { matchBy: 'name' })).toMatchObject({ result: { added: 1, changed: 1 } });
    const { records: saved } = await list('base/customer', { column: 'name', order: 'desc' });
    expect(saved.find(({ name }) => name === '甲')).toMatchObject({ phone: '2', level: 'a', version: 2 });
    expect(await importing(customer, [rows], { matchBy: 'phone' })).toMatchObject({ success: false });
  });

  test('takes JeecgBoot’s files: two rows of titles, the head in the third; .xls; several at once', async () => {
    const { importing, list } = await start();
    const titled = [['客户清单'], ['导出人：管理员'], ['客户名称', '手机'], ['甲', '1']];
    const old = { name: '旧.XLS', content: sheetOf([['客户名称'], ['乙'], ['甲']], 'biff8') };
    const answer = await importing(customer, [titled, old]);
    expect(answer.result.errors).toEqual([
      { row: 3, file: '旧.XLS', title: '客户名称', message: '客户名称“甲”与“表1.xlsx”的第 4 行重复' },
    ]);
    expect((await list('base/customer')).total).toBe(2);
  });

  test('takes a page with a table, or a CSV, under the name of an .xls', async () => {
    const { importing, list } = await start();
    const page = '<table><tr><td>客户名称</td><td>手机</td></tr><tr><td>甲</td><td>007</td></tr></table>';
    const answer = await importing(customer, [
      { name: '一.xls', content: page },
      { name: '二.xls', content: '客户名称,手机\r\n乙,008\r\n' },
    ]);
    expect(answer).toMatchObject({ code: 200, result: { added: 2 } });
    const { records: saved } = await list('base/customer', { column: 'name', order: 'asc' });
    expect(new Set(saved.map(({ phone }) => phone))).toEqual(new Set(['007', '008']));
  });

  test.each<[string, unknown[][] | { name: string; content: string }, string]>([
    ['without a head', [['a', 'b']], '文件导入失败:工作表“数据”里没有找到表头'],
    ['without data', [['客户名称']], '文件导入失败:文件里只有表头，没有数据'],
    [
      'without a column that it needs',
      [['手机'], ['1']],
      '文件导入失败:缺少必填列“客户名称”，请在预览里为它们选择文件里的列，或使用下载的模板',
    ],
    [
      'with a column twice',
      [
        ['客户名称', '客户名称'],
        ['a', 'b'],
      ],
      '文件导入失败:表头里“客户名称”重复了',
    ],
    ['that is another kind', { name: 'a.csv', content: '客户名称' }, '只能导入 .xls 或 .xlsx 格式的 Excel 文件'],
    ['that only says so', { name: 'a.xlsx', content: '%PDF\u0000' }, '只能导入 .xls 或 .xlsx 格式的 Excel 文件'],
    ['that is empty', { name: 'a.xls', content: '' }, '文件导入失败:文件是空的（0 字节），请重新导出或另存后再导入'],
  ])('%s is refused in words', async (_, file, message) => {
    const { importing } = await start();
    const answer = await importing(customer, [file]);
    expect(answer).toMatchObject({ success: false, code: 500 });
    expect(answer.message).toContain(message);
  });

  test('is refused without permission, and changes nothing for users who may only add', async () => {
    const caller = records();
    const looking = await excelServer(caller, businessModels, ['base:customer:list', 'base:customer:export']);
    expect(await looking.importing(customer, [[['客户名称'], ['甲']]])).toMatchObject({ success: false, code: 510 });
    const adding = await excelServer(caller, businessModels, ['base:customer:import']);
    expect(await adding.importing(customer, [[['客户名称'], ['甲']]], { matchBy: 'name' })).toMatchObject({
      message: '没有修改客户的权限，不能更新已有记录',
    });
  });
});

test('imports the template as it is, which contains instructions', async () => {
  const { get, importing } = await start();
  const answer = await get('/base/visit/importTemplate');
  expect(rowsOf(answer.rawPayload)).toEqual([['主题*', '客户', '级别']]);
  expect(await importing('/base/visit', [{ name: 'a.xlsx', content: answer.rawPayload }])).toMatchObject({
    message: '文件导入失败:文件里只有表头，没有数据',
  });
});

test('what was exported is imported back, changed', async () => {
  const { get, importing, add, list } = await start();
  for (const name of ['甲', '乙'])
    await add('base/customer', {
      name,
      level: 'a',
      active: false,
      tags: ['x'],
      limit: '12.30',
      seenAt: '2024-05-06 07:08:09',
    });
  const exported = rowsOf((await get('/base/customer/exportXls')).rawPayload);
  const before = await list('base/customer', { column: 'name' });
  const changed = exported.map((row) => row.map((cell) => (cell === 12.3 ? 45.6 : cell)));
  const file = { name: '客户.xls', content: sheetOf(changed, 'biff8') };
  expect(await importing(customer, [file], { matchBy: 'name' })).toMatchObject({ result: { added: 0, changed: 2 } });
  const after = await list('base/customer', { column: 'name' });
  const comparable = ({ records: all }: typeof after) =>
    all.map((record) => omit(record, ['updateBy', 'updateTime', 'version', 'limit']));
  expect(comparable(after)).toEqual(comparable(before));
  expect(after.records.map(({ limit }) => limit)).toEqual(['45.60', '45.60']);
});

describe('what is chosen', () => {
  const tours = '/base/tour';

  async function prepared() {
    const caller = await start();
    for (const [name, phone] of [
      ['甲公司', '101'],
      ['乙,丙公司', '102'],
    ])
      await caller.add('base/customer', { name, phone });
    const ids: string[] = [];
    for (const name of ['螺栓', '螺母', '螺母']) {
      const saved = await caller.add('base/material', { name, price: '1' });
      ids.push(String(saved['id']));
    }
    return { ...caller, bolt: ids[0] ?? '', nut: ids[1] ?? '' };
  }

  test('leaves by its name, and comes back by it, by its code, or by the end of its path', async () => {
    const { add, get, importing, list, bolt, nut } = await prepared();
    const whole = { guests: '102,101', part: bolt, place: '330106', route: 'h', kind: bolt };
    await add('base/tour', { subject: '参观', ...whole });
    const [head, row] = rowsOf((await get(`${tours}/exportXls`)).rawPayload);
    expect(head).toEqual(['主题', '客人', '物料', '地点', '路线', '类别']);
    expect(row).toEqual(['参观', '乙,丙公司,甲公司', '螺栓', '浙江省/杭州市/西湖区', '浙江 / 杭州', '螺栓']);
    const answer = await importing(tours, [
      [
        ['主题', '客人', '物料', '地点', '路线', '类别'],
        ['名称', '甲公司', '螺栓', '浙江省/杭州市/西湖区', '浙江/杭州', '螺栓'],
        ['编码', '101、102', bolt, '330106', 'h', nut],
        ['末段', '乙,丙公司', null, '杭州市 / 西湖区', '杭州', null],
      ],
    ]);
    expect(answer).toMatchObject({ success: true, code: 200 });
    const saved = await list('base/tour', { column: 'subject', order: 'asc' });
    const bySubject = Object.fromEntries(saved.records.map((record) => [record['subject'], record]));
    expect(bySubject['名称']).toMatchObject({ ...whole, guests: '101' });
    expect(bySubject['编码']).toMatchObject({ ...whole, guests: '101,102', kind: nut });
    expect(bySubject['末段']).toMatchObject({ guests: '102', part: null, place: '330106', route: 'h' });
  });

  test('is refused by a name that nothing has, or several', async () => {
    const { importing, list } = await prepared();
    const answer = await importing(tours, [
      [
        ['主题', '客人', '物料', '地点', '路线', '类别'],
        ['一', '甲公司,丁公司', '螺母', '西湖区', '宁波', '螺丝'],
      ],
    ]);
    expect(
      answer.result.errors.map(({ title, message }: { title: string; message: string }) => [title, message]),
    ).toEqual([
      ['地点', '有2个“西湖区”，请写全：浙江省/杭州市/西湖区、江西省/南昌市/西湖区'],
      ['路线', '没有“宁波”这个选项，可填：浙江、浙江 / 杭州'],
      ['客人', '客人：没有名为“丁公司”的客户，请检查后再导入'],
      ['物料', '物料：有 2 条名为“螺母”的物料，请检查后再导入'],
      ['类别', '类别：没有名为“螺丝”的物料，请检查后再导入'],
    ]);
    expect((await list('base/tour')).total).toBe(0);
  });

  test('is explained in the template', async () => {
    const { get } = await start();
    const { Sheets } = read((await get(`${tours}/importTemplate`)).rawPayload, { type: 'array' });
    const lines = utils.sheet_to_json<string[]>(Sheets['填写说明'] ?? {}, { header: 1 });
    expect(lines.slice(2).map(([, , how]) => how)).toEqual([
      '填已有客户的客户名称或手机，多个用逗号分开',
      '填已有物料的名称',
      '省、市、区县的名称，如 浙江省/杭州市/西湖区',
      '可填：浙江、浙江 / 杭州',
      '填已有物料的名称',
    ]);
  });
});
