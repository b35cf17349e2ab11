import { read, set_cptable, type WorkBook } from '@e965/xlsx';
import * as codePages from '@e965/xlsx/dist/cpexcel.full.mjs';

import { say } from '../../locale/index.ts';
import { withKnownFormats } from './built-in-formats.ts';
import { mostSheets, type OpenedFile, type ReadLimits, type ReadSheet } from './protocol.ts';
import { readSheet } from './read-sheet.ts';
import { withReadableParts } from './readable-parts.ts';
import { decodeText, readTextFile } from './text-file.ts';
import { unpackedWithin } from './unpack.ts';
import { UnreadableWorkbook } from './unreadable-workbook.ts';

set_cptable(codePages);

/**
 * Reads the visible sheets of a file; those beyond the limit have only their names.
 * @throws UnreadableWorkbook, or an error of the library for a file that it does not understand.
 */
export function readWorkbook(file: Uint8Array, limits: ReadLimits): ReadSheet[] {
  return openFile(file, limits).sheets;
}

/** Reads a file like `readWorkbook`, and whether Excel itself could have written it. */
export function openFile(file: Uint8Array, limits: ReadLimits): OpenedFile {
  const { workbook, isUsual } = parseWorkbook(file, limits);
  const sheets = sheetsIn(workbook, limits);
  return { sheets, isUsual: isUsual && workbook.SheetNames[0] === sheets[0]?.name };
}

function sheetsIn(workbook: WorkBook, limits: ReadLimits): ReadSheet[] {
  const { SheetNames: names, Sheets: sheets, Workbook: about } = workbook;
  const date1904 = about?.WBProps?.date1904 === true;
  const visible = names.filter((_, index) => !about?.Sheets?.[index]?.Hidden);
  const found = visible.slice(0, mostSheets).flatMap((name) => {
    const sheet = sheets[name];
    const taken = sheet && readSheet(sheet, { name, limits, date1904 });
    return taken && taken.rows.length > 0 ? [taken] : [];
  });
  const unread = visible.slice(mostSheets);
  if (found.length === 0)
    throw new UnreadableWorkbook(
      unread.length === 0
        ? say('文件里没有数据')
        : say('前 {mostSheets} 张工作表里没有数据，一个文件只看前 {mostSheets} 张，请把数据移到前面再导入', {
            mostSheets,
          }),
    );
  return [...found, ...unread.map((name) => ({ name, rows: [], hidden: [], isUnread: true as const }))];
}

/**
 * Parses a file. The formats are distinguished by their first bytes, because programs also save HTML pages and CSV as
 * .xls.
 * @throws UnreadableWorkbook, or an error of the library for a file that it does not understand.
 */
export function parseWorkbook(file: Uint8Array, limits: ReadLimits): { workbook: WorkBook; isUsual: boolean } {
  if (file.length === 0) throw new UnreadableWorkbook(say('文件是空的（0 字节），请重新导出或另存后再导入'));
  const options = {
    dense: true,
    sheetRows: limits.rows + 1,
    cellNF: true,
    cellText: false,
    cellStyles: true,
    cellFormula: false,
    cellHTML: false,
    bookVBA: false,
  };
  if (startsWith(file, [0x50, 0x4b, 0x03, 0x04])) {
    const unpacked = unpackedWithin(file, limits);
    if (!unpacked) throw new UnreadableWorkbook(say('文件解压后太大，请拆成几个文件再导入'));
    const workbook = read(withReadableParts(unpacked), { ...options, type: 'array' });
    return { workbook, isUsual: !Buffer.from(unpacked).includes('t="inlineStr"') };
  }
  const isContainer = startsWith(file, olderFormats.biff8);
  if (isContainer || startsWith(file, olderFormats.biff5))
    return { workbook: read(withKnownFormats(file, isContainer), { ...options, type: 'array' }), isUsual: isContainer };
  const text = decodeText(file);
  if (text === undefined) throw new UnreadableWorkbook(say('只能导入 .xls 或 .xlsx 格式的 Excel 文件'));
  return { workbook: readTextFile(text, options), isUsual: false };
}

/** The first bytes of an .xls in a container, and of one without. */
const olderFormats = { biff8: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], biff5: [0x09, 0x08] };

function startsWith(file: Uint8Array, first: readonly number[]): boolean {
  return first.every((byte, index) => file[index] === byte);
}
