import { CFB, utils, write, type WorkBook } from '@e965/xlsx';
import { describe, expect, test } from 'vitest';

import { readWorkbook } from './read-workbook.ts';

const limits = { rows: 100, columns: 10, unpackedBytes: 5_000_000, ratio: 100 };

type BookType = 'xlsx' | 'biff8';

/** Hides a row of the first sheet of the .xls as Excel does ([MS-XLS] 2.4.221); the library writes no rows. */
function withHiddenRow(file: Uint8Array, row: number): Uint8Array {
  const container = CFB.read(file, { type: 'array' });
  const stream = CFB.find(container, '/Workbook');
  const before = Buffer.from(stream.content);
  const record = Buffer.alloc(20);
  for (const [at, value] of [0x0208, 16, row, 0, 1].entries()) record.writeUInt16LE(value, 2 * at);
  record.writeUInt8(0x20, 16);
  const dimensions = recordsOf(before).find(({ type }) => type === 0x0200);
  if (!dimensions) throw new Error('The sheet says no dimensions.');
  const after = Buffer.concat([before.subarray(0, dimensions.end), record, before.subarray(dimensions.end)]);
  for (const { type, at } of recordsOf(before))
    if (type === 0x0085 && after.readUInt32LE(at + 4) > dimensions.end)
      after.writeUInt32LE(after.readUInt32LE(at + 4) + record.length, at + 4);
  stream.content = after;
  return Buffer.from(CFB.write(container, { type: 'array' }));
}

function recordsOf(stream: Buffer): { type: number; at: number; end: number }[] {
  const found: { type: number; at: number; end: number }[] = [];
  for (let at = 0; at + 4 <= stream.length; at = found.at(-1)?.end ?? stream.length)
    found.push({ type: stream.readUInt16LE(at), at, end: at + 4 + stream.readUInt16LE(at + 2) });
  return found;
}

function bookOf(cells: unknown[][], props: WorkBook['Workbook'] = {}, bookType: BookType = 'xlsx'): Uint8Array {
  const book = { ...utils.book_new(), Workbook: props };
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells), '数据');
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType, compression: true });
  return new Uint8Array(bytes);
}

function changed(cells: unknown[][], change: (xml: string) => string): Uint8Array {
  const container = CFB.read(bookOf(cells), { type: 'array' });
  const sheet = CFB.find(container, '/xl/worksheets/sheet1.xml');
  const before = Buffer.from(sheet.content).toString('utf8');
  const after = change(before);
  if (after === before) throw new Error(`Nothing is changed in ${before}`);
  sheet.content = Buffer.from(after);
  return Buffer.from(CFB.write(container, { type: 'array', fileType: 'zip' }));
}

function patched(cells: unknown[][], from: string, to: string): Uint8Array {
  return changed(cells, (xml) => xml.replace(from, to));
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
    [1.0625, '[h]:mm', '25:30'],
  ])('with %d in the format %s has the displayed text in addition to its value', (v, z, shown) => {
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
  ])('with the number %d, which is no date, in the format %s is a separate fault', (v, z) => {
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

test.each<[v: number, z: string, text: string]>([
  [46_082, 'aaaa', '2026-03-01'],
  [46_082.5, 'yyyy-mm-dd aaa', '2026-03-01 12:00:00'],
  [0.25, '[h]:mm', '06:00:00'],
])('the day %d in the format %s is %s', (v, z, text) => {
  expect(cellOf(bookOf(dated(v, z)))).toBe(text);
});

test.each<[v: number, z: string, shown: string]>([
  [46_082, 'yyyy"年"m"月"d"日"', '2026年3月1日'],
  [46_082, 'm/d/yy', '2026/3/1'],
  [46_082, 'd-mmm-yy', '1-Mar-26'],
  [46_082.5, 'yyyy/m/d h:mm', '2026/3/1 12:00'],
])('the day %d in the format %s has the displayed text in addition to its value', (v, z, shown) => {
  const date = v === 46_082 ? '2026-03-01' : '2026-03-01 12:00:00';
  expect(cellOf(bookOf(dated(v, z)))).toEqual({ date, shown });
});

test('a day of a workbook that counts from 1904 is shown as that day', () => {
  const file = bookOf(dated(44_620, 'yyyy/m/d'), { WBProps: { date1904: true } });
  expect(cellOf(file)).toEqual({ date: '2026-03-01', shown: '2026/3/1' });
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

function builtIn(id: number, value: number, bookType: BookType): Uint8Array {
  const bytes = bookOf(dated(value), {}, bookType);
  const container = CFB.read(bytes, { type: 'array' });
  const name = bookType === 'xlsx' ? '/xl/styles.xml' : '/Workbook';
  const part = CFB.find(container, name);
  if (bookType === 'xlsx') {
    const xml = Buffer.from(part.content).toString('utf8');
    const own = /numFmtId="(\d+)" formatCode="yyyy-mm-dd"/.exec(xml)?.[1] ?? '';
    const without = xml.replace(/<numFmts[\s\S]*?<\/numFmts>/, '');
    part.content = Buffer.from(without.replaceAll(`numFmtId="${own}"`, `numFmtId="${id}"`));
    return Buffer.from(CFB.write(container, { type: 'array', fileType: 'zip' }));
  }
  const stream = Buffer.from(part.content);
  const formats = recordsOf(stream).filter((record) => record.type === 0x041e);
  const own = formats.find((record) => stream.toString('utf16le', record.at + 9, record.end).includes('yyyy-mm-dd'));
  const number = own ? stream.readUInt16LE(own.at + 4) : NaN;
  for (const { type, at } of recordsOf(stream))
    if (type === 0x00e0 && stream.readUInt16LE(at + 6) === number) stream.writeUInt16LE(id, at + 6);
  part.content = stream;
  return Buffer.from(CFB.write(container, { type: 'array' }));
}

describe.each(types)('a day of an .%s in the built-in format of Chinese Excel', (bookType) => {
  test.each([27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58])('%d is that day', (id) => {
    expect(cellOf(builtIn(id, 46_053, bookType))).toMatchObject({ date: '2026-01-31' });
  });

  test.each([32, 33, 34, 35, 55, 56])('%d is that time', (id) => {
    const read = cellOf(builtIn(id, 0.25, bookType));
    expect(typeof read === 'object' && read !== null && 'date' in read ? read.date : read).toBe('06:00:00');
  });

  test('has the displayed text in addition to its value', () => {
    expect(cellOf(builtIn(31, 46_053, bookType))).toEqual({
      date: '2026-01-31',
      shown: bookType === 'xlsx' ? '2026年1月31日' : '2026/1/31',
    });
  });
});

const rawCell = (content: string) => patched([['谁']], 't="str"><v>谁</v>', content);

test.each<[content: string, fault: string]>([
  ['><f>1+1</f>', '#GETTING_DATA'],
  ['><f>1+1</f><v/>', '#GETTING_DATA'],
  ['><f t="shared" si="0"/><v></v>', '#GETTING_DATA'],
  ['t="n"><f>1+1</f>', '#GETTING_DATA'],
  ['><f>A1&gt;2</f><v xml:space="preserve"></v>', '#GETTING_DATA'],
  ["t='n'>\n  <f>1+1</f>\n  <v></v>\n", '#GETTING_DATA'],
  ['t="e"><f>A1</f><v>#SPILL!</v>', '#ERROR!'],
  ['t="e"><v>#CALC!</v>', '#ERROR!'],
  ['t="e"><v>#N/A</v>', '#N/A'],
])('a cell %s has the fault %s', (content, fault) => {
  expect(cellOf(rawCell(content))).toEqual({ fault });
});

test.each<[content: string, text: string]>([
  ['t="d"><v>2026-01-31</v>', '2026-01-31'],
  ['t="d"><v>2026-01-31T00:00:00</v>', '2026-01-31'],
  ['t="d"><v>2026-01-31T08:30:00.000Z</v>', '2026-01-31 08:30:00'],
  ['t="d"><f>TODAY()</f><v>2026-01-31T08:30</v>', '2026-01-31 08:30:00'],
  ['t="d"><v>08:30:00</v>', '08:30:00'],
])('a cell of type date %s is %s', (content, text) => {
  expect(cellOf(rawCell(content))).toBe(text);
});

test.each<[content: string, cell: unknown]>([
  ['><f>1+1</f>', { fault: '#GETTING_DATA' }],
  ['><f>1+1</f><v>2</v>', 2],
  ['t="str"><f>B1</f><v>&#134071;</v>', '𠮷'],
  ['><v>7</v>', 7],
])('in a file whose XML has a prefix, a cell %s is read as %j', (content, read) => {
  const file = changed([['谁']], (xml) =>
    xml
      .replace('t="str"><v>谁</v>', content)
      .replace(/<(\/?)(?=[a-z])/g, '<$1x:')
      .replace('xmlns=', 'xmlns:x='),
  );
  expect(cellOf(file)).toEqual(read);
});

test('a formula with an empty text as its result is an empty text', () => {
  expect(
    readWorkbook(patched([['谁', 'b']], 't="str"><v>谁</v>', 't="str"><f>B1</f><v></v>'), limits)[0]?.rows,
  ).toEqual([['', 'b']]);
});

describe.each(types)('a workbook (.%s)', (bookType) => {
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

  test('has its sheets in order, with what is merged and what is hidden', () => {
    const file = bookType === 'xlsx' ? several() : withHiddenRow(several(), 3);
    expect(readWorkbook(file, limits)).toEqual([
      {
        name: '一月',
        rows: [['a', 'b', { within: { row: 0, column: 1 } }], ['1'], [{ within: { row: 1, column: 0 } }], ['3', '4']],
        hidden: [3],
      },
      { name: '二月', rows: [['x']], hidden: [] },
    ]);
  });
});

test('reports a sheet that is too large, and reads the others', () => {
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

describe('of more sheets than are looked at', () => {
  const many = (filled: (index: number) => boolean) => {
    const book = utils.book_new();
    for (let index = 1; index <= 22; index++)
      utils.book_append_sheet(book, utils.aoa_to_sheet(filled(index) ? [['x']] : []), `表${index}`);
    const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx' });
    return new Uint8Array(bytes);
  };

  test('the others have their names', () => {
    const sheets = readWorkbook(
      many(() => true),
      limits,
    );
    expect(sheets.filter(({ isUnread }) => isUnread).map(({ name }) => name)).toEqual(['表21', '表22']);
    expect(sheets).toHaveLength(22);
  });

  test('empty sheets refer to the others, which may have the data', () => {
    expect(() =>
      readWorkbook(
        many((index) => index > 20),
        limits,
      ),
    ).toThrow('前 20 张工作表里没有数据');
  });
});
