// covers: sheet-cells
import { CFB, utils, type WorkBook, write } from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import { readWorkbook } from './read-workbook.ts';

const limits = { rows: 100, columns: 10, unpackedBytes: 5_000_000, ratio: 100 };

type BookType = 'xlsx' | 'biff8';

function bookOf(cells: unknown[][], props: WorkBook['Workbook'] = {}, bookType: BookType = 'xlsx'): Uint8Array {
  const book = { ...utils.book_new(), Workbook: props };
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells), '数据');
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType, compression: true });
  return new Uint8Array(bytes);
}

/** The workbook with one text of its first sheet's XML replaced. */
function patched(cells: unknown[][], from: string, to: string): Uint8Array {
  const container = CFB.read(bookOf(cells), { type: 'array' });
  const sheet = CFB.find(container, '/xl/worksheets/sheet1.xml');
  const before = Buffer.from(sheet.content).toString('utf8');
  if (!before.includes(from)) throw new Error(`${from} is not in ${before}`);
  sheet.content = Buffer.from(before.replace(from, to));
  return Buffer.from(CFB.write(container, { type: 'array', fileType: 'zip' }));
}

const cellOf = (file: Uint8Array) => readWorkbook(file, limits)[0]?.rows[0]?.[0];
const dated = (v: number, z = 'yyyy-mm-dd') => [[{ t: 'n', v, z }]];
const types: BookType[] = ['xlsx', 'biff8'];

describe.each(types)('a cell of an .%s', (type) => {
  test.each<[v: number, z: string, shown: string]>([
    [7, '00000', '00007'],
    [0.13, '0%', '13%'],
    [1234.5, '#,##0.00', '1,234.50'],
    [1234.5, '0.00', '1234.50'],
    [12, '0"件"', '12件'],
  ])('with %d in the format %s has what the sheet shows beside it', (v, z, shown) => {
    expect(cellOf(bookOf([[{ t: 'n', v, z }]], {}, type))).toEqual({ value: v, shown });
  });

  test.each<[v: number, z: string]>([
    [7, 'General'],
    [7, '0'],
    [1.5, '0.0'],
    [138_001_380_001, '0.00E+00'],
    [5, 'unknown'],
  ])('with %d in the format %s is that number', (v, z) => {
    expect(cellOf(bookOf([[{ t: 'n', v, z }]], {}, type))).toBe(v);
  });

  test.each<[v: number, z: string]>([
    [-1, 'yyyy-mm-dd'],
    [99_999_999, 'yyyy-mm-dd'],
    [-0.5, 'h:mm'],
  ])('with the number %d, which is no date, in the format %s is a fault of its own', (v, z) => {
    expect(cellOf(bookOf(dated(v, z), {}, type))).toEqual({ fault: '########' });
  });

  test.each<[v: number, z: string, text: string]>([
    [44_620, 'yyyy-mm-dd', '2026-03-01'],
    [44_620.5, 'yyyy-mm-dd hh:mm', '2026-03-01 12:00:00'],
    [0.25, 'h:mm', '06:00:00'],
  ])('with the day %d of a workbook that counts from 1904 is %s: %s', (v, z, text) => {
    expect(cellOf(bookOf(dated(v, z), { WBProps: { date1904: true } }, type))).toBe(text);
  });
});

describe.each(['t="inlineStr"><is><t>x</t></is>', 't="str"><v>x</v>', 't="str"><f>B1</f><v>x</v>'])(
  'the text of a cell %s',
  (content) => {
    test.each<[xml: string, text: string]>([
      ['&#134071;', '𠮷'],
      ['&#x20BB7;', '𠮷'],
      ['&#x20bb7;野家&#128512;', '𠮷野家😀'],
      ['&#55362;&#57271;', '𠮷'],
      ['&amp;#134071;', '&#134071;'],
      ['&amp;lt;', '&lt;'],
      ['&#20013;', '中'],
      ['&#38;', '&'],
    ])('that is written %s is read as %s', (xml, text) => {
      expect(cellOf(patched([['谁']], 't="str"><v>谁</v>', content.replace('x', xml)))).toBe(text);
    });
  },
);

/** One cell per sheet, whatever its content in XML is. */
const rawCell = (content: string) => patched([['谁']], 't="str"><v>谁</v>', content);

test.each<[content: string, fault: string]>([
  ['><f>1+1</f>', '#GETTING_DATA'],
  ['><f>1+1</f><v/>', '#GETTING_DATA'],
  ['><f t="shared" si="0"/><v></v>', '#GETTING_DATA'],
  ['t="n"><f>1+1</f>', '#GETTING_DATA'],
  ['t="e"><f>A1</f><v>#SPILL!</v>', '#ERROR!'],
  ['t="e"><v>#CALC!</v>', '#ERROR!'],
  ['t="e"><v>#N/A</v>', '#N/A'],
])('a cell %s has the fault %s', (content, fault) => {
  expect(cellOf(rawCell(content))).toEqual({ fault });
});

test('a formula with an empty text as its result is an empty text', () => {
  expect(
    readWorkbook(patched([['谁', 'b']], 't="str"><v>谁</v>', 't="str"><f>B1</f><v></v>'), limits)[0]?.rows,
  ).toEqual([['', 'b']]);
});

describe.each(types)('a workbook (.%s)', (bookType) => {
  /** Two sheets and one that is hidden; the first with merged cells and a row that a filter hides. */
  function several(): Uint8Array {
    const book = utils.book_new();
    const first = utils.aoa_to_sheet([['a', 'b', 'c'], ['1'], ['2'], ['3', '4']]);
    first['!merges'] = ['B1:C1', 'A2:A3', 'C2:C3'].map((range) => utils.decode_range(range));
    first['!rows'] = [{}, {}, {}, { hidden: true }, { hidden: true }];
    utils.book_append_sheet(book, first, '一月');
    utils.book_append_sheet(book, utils.aoa_to_sheet([]), '空');
    utils.book_append_sheet(book, utils.aoa_to_sheet([['x']]), '二月');
    utils.book_append_sheet(book, utils.aoa_to_sheet([['y']]), '暗');
    book.Workbook = { Sheets: [{}, {}, {}, { Hidden: 1 }] };
    const bytes: ArrayBuffer = write(book, { type: 'array', bookType, cellStyles: true });
    return new Uint8Array(bytes);
  }

  test('has its sheets in order, with what is merged and, where the library writes it, what is hidden', () => {
    expect(readWorkbook(several(), limits)).toEqual([
      {
        name: '一月',
        rows: [['a', 'b', { within: { row: 0, column: 1 } }], ['1'], [{ within: { row: 1, column: 0 } }], ['3', '4']],
        hidden: bookType === 'xlsx' ? [3] : [],
      },
      { name: '二月', rows: [['x']], hidden: [] },
    ]);
  });
});

test('a sheet that is too large says so, and the others are read', () => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(Array.from({ length: 101 }, () => ['a'])), '多');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['x']]), '少');
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx' });
  const sheets = readWorkbook(new Uint8Array(bytes), limits);
  expect(sheets.map(({ name, problem }) => [name, problem])).toEqual([
    ['多', '文件超过 99 行，请拆成几个文件再导入'],
    ['少', undefined],
  ]);
});
