import { deflateRawSync } from 'node:zlib';
import { CFB, utils, write } from '@e965/xlsx';
import { describe, expect, test } from 'vitest';

import { withReadableParts } from './readable-parts.ts';
import { readSpreadsheet, startWorkbook } from './spreadsheet-thread.ts';
import { SpreadsheetError } from './spreadsheet-workers.ts';
import { unpackedWithin } from './unpack.ts';

const limits = { rows: 100, columns: 10, unpackedBytes: 5_000_000, ratio: 100 };

const readRows = async (file: Uint8Array) => (await readSpreadsheet(file, limits))[0]?.rows;

async function reasonOf(file: Uint8Array, change: Partial<typeof limits> = {}): Promise<string> {
  try {
    await readSpreadsheet(file, { ...limits, ...change });
  } catch (error) {
    if (error instanceof SpreadsheetError) return error.message;
    throw error;
  }
  throw new Error('The file was read.');
}

function fileOf(rows: unknown[][], bookType: 'xlsx' | 'biff8' | 'biff5' = 'xlsx'): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'A');
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType, compression: true });
  return new Uint8Array(bytes);
}

describe('a file', () => {
  test('holds nothing of those written before it, given up or not', async () => {
    const write = async (text: string) => {
      const workbook = await startWorkbook();
      workbook.sheet(text, [10]);
      workbook.rows([[text]]);
      return workbook;
    };
    const files: Uint8Array[] = [];
    for (const text of ['甲', '乙', '丙']) {
      files.push(await (await write(text)).finish('xlsx'));
      (await write('不要')).cancel();
    }
    const read = await Promise.all(files.map(readRows));
    expect(read).toEqual([[['甲']], [['乙']], [['丙']]]);
  });

  test.each(['xls', 'xlsx'] as const)('that was written as .%s is read back as it was', async (format) => {
    const workbook = await startWorkbook();
    workbook.sheet('a/b:c', [10, 10, 10]);
    workbook.rows([['名称', '数量', '备注']]);
    workbook.rows([
      ['=1+1', null, 'x'],
      ['两\n行', { value: 1234.5, format: '0.00' }, 'bell\u0007'],
    ]);
    expect(await readRows(await workbook.finish(format))).toEqual([
      ['名称', '数量', '备注'],
      ['=1+1', null, 'x'],
      ['两\n行', { value: 1234.5, shown: '1234.50' }, 'bell'],
    ]);
  });

  test.each(['xlsx', 'biff8'] as const)(
    'of another program (%s) gives dates as text and faults as such',
    async (type) => {
      const date = { t: 'n', v: 45_418, z: 'yyyy/m/d' };
      const moment = { t: 'n', v: 45_418.5, z: 'yyyy-mm-dd hh:mm' };
      const time = { t: 'n', v: 0.25, z: 'h:mm' };
      const fault = { t: 'e', v: 0x2a };
      expect(
        await readRows(
          fileOf(
            [
              ['x', true],
              [date, moment, time, fault],
            ],
            type,
          ),
        ),
      ).toEqual([
        ['x', true],
        [{ date: '2024-05-06', shown: '2024/5/6' }, '2024-05-06 12:00:00', '06:00:00', { fault: '#N/A' }],
      ]);
    },
  );

  test('of Excel 95 is read in the code page of its author', async () => {
    expect(await readRows(fileOf([['cafe', 1]], 'biff5'))).toEqual([['cafe', 1]]);
  });

  test('that is none, is broken or has no data is refused in words', async () => {
    expect(await reasonOf(Buffer.from('%PDF-1.7\u0000'))).toBe('只能导入 .xls 或 .xlsx 格式的 Excel 文件');
    expect(await reasonOf(fileOf([['a']]).slice(0, 200))).toBe('文件已损坏，无法读取');
    expect(await reasonOf(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 1, 2, 3]))).toBe(
      '文件已损坏，无法读取',
    );
    expect(await reasonOf(fileOf([]))).toBe('文件里没有数据');
  });

  test('that is larger than it may be is refused in words', async () => {
    const tooMany = async (rows: unknown[][]) => (await readSpreadsheet(fileOf(rows), limits))[0]?.problem;
    expect(await tooMany(Array.from({ length: 101 }, () => ['a']))).toBe('文件超过 99 行，请拆成几个文件再导入');
    expect(await tooMany([Array.from({ length: 11 }, () => 'a')])).toContain('10 列');
    expect(await reasonOf(fileOf([['a'.repeat(30_000)]]), { unpackedBytes: 20_000 })).toContain('解压后太大');
  });

  test('that is small because it repeats one text is not too large', () => {
    const file = zipOf('xl/sharedStrings.xml', Buffer.alloc(4_000_000, '长'), 4_000_000);
    expect(file.length).toBeLessThan(15_000);
    expect(unpackedWithin(file, limits)?.length).toBeGreaterThan(4_000_000);
  });

  test('that unpacks to a thousand times its size is refused, whatever its directory contains', async () => {
    const bomb = zipOf('xl/worksheets/sheet1.xml', Buffer.alloc(50_000_000, 32), 10);
    expect(bomb.length).toBeLessThan(60_000);
    expect(await reasonOf(bomb, { unpackedBytes: 100_000_000 })).toContain('解压后太大');
  });

  test('whose parts are packed in another way than in its directory is not unpacked', async () => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([['a'.repeat(30_000)]]), '数据');
    const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx', compression: true });
    const file = Buffer.from(bytes);
    for (let at = file.indexOf('PK\u0001\u0002'); at >= 0; at = file.indexOf('PK\u0001\u0002', at + 4))
      file.writeUInt16LE(0, at + 10);
    expect(await reasonOf(file, { unpackedBytes: 20_000 })).toBe('文件已损坏，无法读取');
  });

  test('with a long empty cell that does not end is read in no time', async () => {
    const container = CFB.read(fileOf([['a']]), { type: 'array' });
    const sheet = CFB.find(container, '/xl/worksheets/sheet1.xml');
    sheet.content = Buffer.from(
      Buffer.from(sheet.content)
        .toString('utf8')
        .replace('</sheetData>', `<c>${' '.repeat(100_000)}</sheetData>`),
    );
    const file = Buffer.from(CFB.write(container, { type: 'array', fileType: 'zip' }));
    const { length } = withReadableParts(file);
    expect(length).toBeGreaterThan(100_000);
  }, 10_000);
});

function zipOf(name: string, content: Buffer, size: number): Uint8Array {
  const packed = deflateRawSync(content);
  const sizes = (header: Buffer, at: number): void => {
    header.writeUInt16LE(8, at);
    header.writeUInt32LE(packed.length, at + 10);
    header.writeUInt32LE(size, at + 14);
    header.writeUInt16LE(name.length, at + 18);
  };
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x0403_4b50, 0);
  sizes(local, 8);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x0201_4b50, 0);
  sizes(entry, 10);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, Buffer.from(name), packed, entry, Buffer.from(name), end]);
}
