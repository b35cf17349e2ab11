import { utils, write } from '@e965/xlsx';
import { describe, expect, test } from 'vitest';

import { businessModels } from '../../records/testing/business-models.ts';
import { useRecords } from '../../records/testing/record-fixture.ts';
import { excelServer, permissionsOf } from '../testing/excel-caller.ts';

const records = useRecords();
const permissions = permissionsOf('base:customer', 'sales:order');
const customer = '/base/customer';

interface Sheet {
  rows: unknown[][];
  merges?: string[];
  hidden?: number[];
}

function workbookOf(sheets: Record<string, Sheet>): { name: string; content: Uint8Array } {
  const book = utils.book_new();
  for (const [name, { rows, merges = [], hidden = [] }] of Object.entries(sheets)) {
    const sheet = utils.aoa_to_sheet(rows);
    sheet['!merges'] = merges.map((range) => utils.decode_range(range));
    sheet['!rows'] = rows.map((_, index) => ({ hidden: hidden.includes(index + 1) }));
    utils.book_append_sheet(book, sheet, name);
  }
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx', cellStyles: true });
  return { name: '客户.xlsx', content: new Uint8Array(bytes) };
}

async function start() {
  const caller = records();
  const server = await excelServer(caller, businessModels, permissions);
  const preview = async (sheets: Record<string, Sheet>, fields: Record<string, string> = {}, path = customer) =>
    (await server.importing(path, [workbookOf(sheets)], fields, { call: 'importPreview' })).result;
  return { ...caller, ...server, preview };
}

const few: Sheet = {
  rows: [
    ['客户名称', '手机'],
    ['甲', '1'],
  ],
};

describe('a preview reports what an import would lose, with its place', () => {
  test.each<[what: string, sheets: Record<string, Sheet>, losses: [place: string, message: string][]]>([
    ['nothing', { 数据: few }, []],
    [
      'a second sheet with the same head, and not instructions',
      {
        一月: few,
        说明: {
          rows: [
            ['客户名称', '必填', '不能重复'],
            ['手机', '否', '11 位'],
          ],
        },
        二月: few,
      },
      [['工作表“二月”', '一个文件只导入一张工作表（“一月”），这张请另存为单独的文件再导入']],
    ],
    [
      'unknown titles, columns without a title, what the system fills in',
      {
        数据: {
          rows: [
            ['客户名称', '别的', null, '积分', '空的', '手机'],
            ['甲', 'x', 'y', 3, null, '1', 'z'],
          ],
        },
      },
      [
        ['B 列“别的”', '没有对应的字段，不导入'],
        ['C 列', '没有标题，不导入'],
        ['D 列“积分”', '由系统填写，不导入'],
        ['G 列', '没有标题，不导入'],
      ],
    ],
    [
      'hidden rows with data',
      { 数据: { rows: [['客户名称'], ['甲'], ['乙'], ['丙']], hidden: [3, 4] } },
      [['第 3、4 行', '在表里被筛选或隐藏了，仍会导入；不要导入的请先删除']],
    ],
    [
      'many hidden rows',
      {
        数据: {
          rows: [['客户名称'], ...Array.from({ length: 12 }, (_, index) => [`甲${index}`])],
          hidden: Array.from({ length: 12 }, (_, index) => index + 2),
        },
      },
      [['第 2、3、4、5、6、7、8、9、10、11 等 12 行', '在表里被筛选或隐藏了，仍会导入；不要导入的请先删除']],
    ],
    [
      'the time of a day',
      {
        数据: {
          rows: [
            ['客户名称', '开户日期', '来访时间'],
            ['甲', '2026-03-01 08:30', '2026-03-01 08:30'],
            ['乙', '2026-03-02', null],
            ['丙', '2026/3/3 0:00:01', null],
          ],
        },
      },
      [['B 列“开户日期”', '有 2 个日期带着时间（如 2026-03-01 08:30:00），时间不导入']],
    ],
    [
      'sheets that nobody looked at',
      Object.fromEntries(
        Array.from({ length: 22 }, (_, index) => [`表${index + 1}`, index === 0 ? few : { rows: [['x']] }]),
      ),
      [['工作表“表21”、“表22”', '一个文件只看前 20 张工作表，后面的没有看；要导入的请另存为单独的文件']],
    ],
  ])('%s', async (_, sheets, losses) => {
    const { preview } = await start();
    const lines = (await preview(sheets)).losses.map(({ place, message }: Record<string, string>) => [place, message]);
    expect(lines).toEqual(losses);
  });

  test('an automatic number is not taken, except to find records by it', async () => {
    const { preview } = await start();
    const orders = {
      数据: {
        rows: [
          ['单据编号', '客户'],
          ['SO1', '甲'],
        ],
      },
    };
    const { columns, losses, fields } = await preview(orders, {}, '/sales/order');
    expect(columns[0]).toMatchObject({ title: '单据编号', field: '' });
    expect(fields.map(({ name }: { name: string }) => name)).not.toContain('billNo');
    expect(losses).toEqual([{ place: 'A 列“单据编号”', message: '自动编号，由系统生成，不导入' }]);
    const matched = await preview(orders, { matchBy: 'billNo' }, '/sales/order');
    expect(matched).toMatchObject({ columns: [{ field: 'billNo' }, { field: 'customer' }], losses: [] });
  });

  test('a column that a person leaves out is no loss', async () => {
    const { preview } = await start();
    const sheet = {
      数据: {
        rows: [
          ['客户名称', '别的'],
          ['甲', 'x'],
        ],
      },
    };
    expect((await preview(sheet, { mapping: '{"别的":""}' })).losses).toEqual([]);
  });
});

describe('cells that are merged', () => {
  test('among the data are refused below the first, with the place of the first', async () => {
    const { preview } = await start();
    const rows = [['客户名称', '手机'], ['甲', '1'], ['乙'], [null, null], ['丙', '2']];
    const { errors } = await preview({ 数据: { rows, merges: ['B2:B4'] } });
    expect(errors).toEqual([{ row: 3, title: '手机', message: '单元格与 B2 合并了，请取消合并后逐行填写' }]);
  });

  test.each<[what: string, rows: unknown[][], merges: string[]]>([
    [
      'below a group',
      [
        ['客户名称', '联系', null],
        [null, '手机', '等级'],
        ['甲', '1', '金牌'],
      ],
      ['A1:A2', 'B1:C1'],
    ],
    [
      'below one known title, others unknown',
      [
        ['客户名称', '手机', '等级', '其他', null],
        [null, null, null, 'x', 'y'],
        ['甲', '1', '金牌', 'z', 'w'],
      ],
      ['A1:A2', 'B1:B2', 'C1:C2', 'D1:E1'],
    ],
    ['below a title of the sheet', [['客户清单'], ['客户名称', '手机', '等级'], ['甲', '1', '金牌']], ['A1:C1']],
  ])('in the head, %s, are titles of all their rows', async (_, rows, merges) => {
    const { importing, list } = await start();
    expect(await importing(customer, [workbookOf({ 数据: { rows, merges } })])).toMatchObject({ code: 200 });
    expect((await list('base/customer')).records).toMatchObject([{ name: '甲', phone: '1', level: 'a' }]);
  });

  test('above lines identify the lines', async () => {
    const { preview } = await start();
    const rows = [
      ['客户', '订单明细', null, '备注', null],
      [null, '物料', '数量', '价', '数量'],
      ['甲', '螺栓', 1, 'x', 'y'],
    ];
    const { columns } = await preview({ 数据: { rows, merges: ['A1:A2', 'B1:C1', 'D1:E1'] } }, {}, '/sales/order');
    expect(columns.slice(0, 3)).toMatchObject([
      { field: 'customer' },
      { field: 'lines.material' },
      { field: 'lines.qty' },
    ]);
  });
});

describe('the sheet with the head', () => {
  test('is found behind instructions', async () => {
    const { importing } = await start();
    const file = workbookOf({ 说明: { rows: [['怎么填'], ['客户名称', '不能重复']] }, 数据: few });
    expect(await importing(customer, [file])).toMatchObject({ code: 200, result: { added: 1 } });
  });

  test.each<[what: string, sheets: Record<string, Sheet>, message: string]>([
    ['no', { 说明: { rows: [['怎么填']] }, 数据: { rows: [['甲', '1']] } }, '工作表“说明”、“数据”里没有找到表头'],
    [
      'an incomplete',
      { 说明: { rows: [['怎么填']] }, 数据: { rows: [['手机'], ['1']] } },
      '工作表“数据”缺少必填列“客户名称”',
    ],
  ])('of a file with %s head is named', async (_, sheets, message) => {
    const { preview } = await start();
    expect((await preview(sheets)).problem).toContain(message);
  });
});
