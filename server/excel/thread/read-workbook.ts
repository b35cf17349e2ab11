import { type CellObject, read, set_cptable, SSF, utils, type WorkSheet } from '@e965/xlsx';
import * as codePages from '@e965/xlsx/dist/cpexcel.full.mjs';
import { type ReadCell, type ReadLimits, undatable } from './protocol.ts';
import { withReadableParts } from './readable-parts.ts';
import { fitsUnpacked } from './unpacked-size.ts';

/** The file cannot be used; the message says why, for a person. */
export class UnreadableWorkbook extends Error {}

// Old .xls files carry texts in the code page of their author.
set_cptable(codePages);

/** The cells of the first sheet that has any. @throws UnreadableWorkbook, and other errors for damaged files. */
export function readWorkbook(file: Uint8Array, limits: ReadLimits): ReadCell[][] {
  if (!isExcel(file)) throw new UnreadableWorkbook('只能导入 .xls 或 .xlsx 格式的 Excel 文件');
  if (isZip(file) && !fitsUnpacked(file, limits)) throw new UnreadableWorkbook('文件解压后太大，请拆成几个文件再导入');
  const {
    SheetNames: names,
    Sheets: sheets,
    Workbook: about,
  } = read(isZip(file) ? withReadableParts(file) : file, {
    ...{ type: 'array', dense: true, sheetRows: limits.rows + 1, cellNF: true, cellText: false },
    ...{ cellFormula: false, cellHTML: false, bookVBA: false },
  });
  const date1904 = about?.WBProps?.date1904 === true;
  const visible = names.filter((_, index) => !about?.Sheets?.[index]?.Hidden);
  for (const name of visible) {
    const sheet = sheets[name];
    const rows = sheet ? rowsOf(sheet, limits, date1904) : [];
    if (rows.length > 0) return rows;
  }
  throw new UnreadableWorkbook('文件里没有数据');
}

/** The signature of an OLE container ([MS-CFB] 2.2). */
const oleSignature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Whether it begins as an .xlsx (`PK`) or as the OLE container of an .xls. */
function isExcel(file: Uint8Array): boolean {
  return isZip(file) || oleSignature.every((byte, index) => file[index] === byte);
}

function isZip(file: Uint8Array): boolean {
  return [0x50, 0x4b, 0x03, 0x04].every((byte, index) => file[index] === byte);
}

function rowsOf(sheet: WorkSheet, limits: ReadLimits, date1904: boolean): ReadCell[][] {
  const cells: (CellObject[] | undefined)[] = sheet['!data'] ?? [];
  const range = utils.decode_range(sheet['!fullref'] ?? sheet['!ref'] ?? 'A1');
  if (range.e.c >= limits.columns) throw new UnreadableWorkbook(`文件超过 ${limits.columns} 列，请只保留需要导入的列`);
  const rows = Array.from(cells, (row) => Array.from(row ?? [], (cell) => toValue(cell, date1904)));
  while (rows.at(-1)?.every((cell) => cell === null || cell === '')) rows.pop();
  if (rows.length > limits.rows) throw new UnreadableWorkbook(`文件超过 ${limits.rows - 1} 行，请拆成几个文件再导入`);
  return rows;
}

/** What Excel shows for its error codes ([MS-XLS] 2.5.10). */
const faults: ReadonlyMap<number, string> = new Map([
  ...([
    [0x00, '#NULL!'],
    [0x07, '#DIV/0!'],
    [0x0f, '#VALUE!'],
    [0x17, '#REF!'],
    [0x1d, '#NAME?'],
    [0x24, '#NUM!'],
    [0x2a, '#N/A'],
    [0x2b, '#GETTING_DATA'],
  ] as const),
]);

function toValue(cell: CellObject | undefined, date1904: boolean): ReadCell {
  if (cell?.t === 'e') return { fault: faults.get(Number(cell.v)) ?? '#VALUE!' };
  if (!cell || cell.v === undefined) return null;
  if (typeof cell.v === 'string') return cell.v.replaceAll('\r\n', '\n');
  if (typeof cell.v === 'boolean') return cell.v;
  if (typeof cell.v !== 'number') return null;
  if (typeof cell.z !== 'string') return cell.v;
  return SSF.is_date(cell.z) ? dateText(cell.v, date1904) : shownNumber(cell.v, cell.z);
}

/** The number, with what its format shows where that is another text; an exponent would hide digits. */
function shownNumber(value: number, format: string): ReadCell {
  if (/^general$/i.test(format) || /[eE][+-]/.test(format)) return value;
  const shown = formatted(value, format);
  return shown === '' || shown === String(value) ? value : { value, shown };
}

/** What the format shows; '' for a format that the library does not know. */
function formatted(value: number, format: string): string {
  try {
    return String(SSF.format(format, value)).trim();
  } catch {
    return '';
  }
}

type DayParts = Record<'y' | 'm' | 'd' | 'H' | 'M' | 'S', number>;

/** A date of Excel (days since 1900 or 1904) as text: below the first day only a time, at 0:00 only a date. */
function dateText(serial: number, date1904: boolean): ReadCell {
  // Excel's times are fractions of a day, rounded to the nearest second.
  const rounded = Math.round(serial * 86_400) / 86_400;
  const parts: DayParts | null = SSF.parse_date_code(rounded, { date1904 });
  if (!parts) return { fault: undatable };
  const { y, m, d, H, M, S } = parts;
  const two = (part: number) => String(part).padStart(2, '0');
  const time = `${two(H)}:${two(M)}:${two(Math.floor(S))}`;
  if (rounded < 1) return time;
  const day = `${String(y).padStart(4, '0')}-${two(m)}-${two(d)}`;
  return time === '00:00:00' ? day : `${day} ${time}`;
}
