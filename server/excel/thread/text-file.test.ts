import { utils, write } from '@e965/xlsx';
import { expect, test } from 'vitest';

import { readWorkbook } from './read-workbook.ts';

const limits = { rows: 100, columns: 10, unpackedBytes: 5_000_000, ratio: 100 };
const rowsOf = (file: Uint8Array) => readWorkbook(file, limits).map(({ rows }) => rows);

/** `名称,数量` and `甲,007` in GB 18030. */
const chinese = Buffer.from('c3fbb3c62cc8fdc1bf0ac8fd2c303037', 'hex');
const html = (body: string, head = '') => `<html><head>${head}</head><body>${body}</body></html>`;
const table = '<table><tr><th>名称</th><th>数量</th></tr><tr><td>甲&amp;乙</td><td>007</td></tr></table>';
const read = [
  ['名称', '数量'],
  ['甲&乙', '007'],
];

test.each<[what: string, text: string, sheets: unknown]>([
  ['a page with a table', html(table, '<meta charset="utf-8">'), [read]],
  ['a table alone', `\uFEFF\n${table}`, [read]],
  [
    'a page in XHTML',
    `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><body>${table}</body></html>`,
    [read],
  ],
  ['a page with two tables', html(table + table), [read, read]],
  [
    'merged cells of a page',
    html('<table><tr><td colspan="2">甲</td></tr><tr><td rowspan="2">1</td><td>2</td></tr><tr><td>3</td></tr></table>'),
    [
      [
        ['甲', { within: { row: 0, column: 0 } }],
        ['1', '2'],
        [{ within: { row: 1, column: 0 } }, '3'],
      ],
    ],
  ],
  [
    'a CSV',
    '名称,数量\r\n"甲, ""一""",007\r\n',
    [
      [
        ['名称', '数量'],
        ['甲, "一"', '007'],
      ],
    ],
  ],
  [
    'a CSV for Excel',
    '\uFEFFID,名称\n="007",1e5\n',
    [
      [
        ['ID', '名称'],
        ['007', '1e5'],
      ],
    ],
  ],
  [
    'semicolons',
    '名称;数量\n甲;1,5',
    [
      [
        ['名称', '数量'],
        ['甲', '1,5'],
      ],
    ],
  ],
  [
    'tabs',
    '名称\t数量\n甲\t2026-03-01',
    [
      [
        ['名称', '数量'],
        ['甲', '2026-03-01'],
      ],
    ],
  ],
])('%s under the name of an .xls is read, its cells as texts', (_, text, sheets) => {
  expect(rowsOf(Buffer.from(text))).toEqual(sheets);
});

test('texts in the encodings of Chinese Excel are read', () => {
  const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('名称\t数量\n甲\t007', 'utf16le')]);
  expect(rowsOf(wide)).toEqual([
    [
      ['名称', '数量'],
      ['甲', '007'],
    ],
  ]);
  expect(rowsOf(chinese)[0]?.[0]?.[0]).toBe('名称');
});

test('Excel 2003’s XML is read with its numbers', () => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['名称'], [{ t: 'n', v: 46_082, z: 'yyyy-mm-dd' }, 7]]), '数据');
  const xml: string = write(book, { type: 'string', bookType: 'xlml' });
  expect(readWorkbook(Buffer.from(xml), limits)).toMatchObject([{ name: '数据', rows: [['名称'], ['2026-03-01', 7]] }]);
});

const again = '请在原系统重新导出，或用 Excel 打开后另存为 .xlsx';

test.each<[what: string, content: string | Uint8Array, message: string]>([
  ['nothing', '', '文件是空的（0 字节），请重新导出或另存后再导入'],
  ['white space', ' \n ', '文件里没有数据'],
  ['a page without a table', html('<p>登录已过期</p>'), `文件的内容是网页（HTML），里面没有表格，${again}`],
  ['another XML', '<?xml version="1.0"?><orders><order/></orders>', `文件的内容是XML，里面没有表格，${again}`],
  ['JSON', '{"success":false,"message":"导出失败"}', `文件的内容是 JSON，不是表格，${again}`],
  [
    'a web archive',
    'MIME-Version: 1.0\nContent-Type: multipart/related',
    '文件是单个文件网页（.mht），请用 Excel 另存为 .xlsx',
  ],
  ['open quotes', '名称,数量\n"甲,1', '文件的内容是 CSV，CSV 第 2 行的引号没有配对。'],
  [
    'a picture',
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]),
    '只能导入 .xls 或 .xlsx 格式的 Excel 文件',
  ],
])('%s is refused in words', (_, content, message) => {
  expect(() => readWorkbook(Buffer.from(content), limits)).toThrow(message);
});
