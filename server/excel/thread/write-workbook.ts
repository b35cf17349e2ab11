import { utils, write, type CellObject, type WorkBook } from '@e965/xlsx';

import type { WorkbookFormat, WrittenCell } from './protocol.ts';

export interface OpenWorkbook {
  sheets: { name: string; widths: number[]; rows: CellObject[][] }[];
}

/** Excel's limit for one cell, in characters. */
const longestText = 32_767;

export function newWorkbook(): OpenWorkbook {
  return { sheets: [] };
}

export function addSheet({ sheets }: OpenWorkbook, name: string, widths: number[]): undefined {
  sheets.push({ name: sheetName(name), widths, rows: [] });
}

export function addRows({ sheets }: OpenWorkbook, rows: readonly WrittenCell[][]): undefined {
  for (const row of rows) sheets.at(-1)?.rows.push(row.map(toCell));
}

export function finishWorkbook({ sheets }: OpenWorkbook, format: WorkbookFormat): Uint8Array<ArrayBuffer> {
  const workbook: WorkBook = utils.book_new();
  for (const { name, widths, rows } of sheets) {
    const end = { r: Math.max(0, rows.length - 1), c: Math.max(0, widths.length - 1) };
    const sheet = {
      '!data': rows,
      '!ref': utils.encode_range({ s: { r: 0, c: 0 }, e: end }),
      '!cols': widths.map((wch) => ({ wch })),
    };
    utils.book_append_sheet(workbook, sheet, name);
  }
  const bytes: ArrayBuffer = write(workbook, {
    type: 'array',
    bookType: format === 'xls' ? 'biff8' : 'xlsx',
    compression: true,
    bookSST: true,
  });
  return new Uint8Array(bytes);
}

/** Text is always written as text, so that no spreadsheet treats it as a formula. */
function toCell(cell: WrittenCell): CellObject {
  if (cell === null) return { t: 'z' };
  if (typeof cell === 'string') return { t: 's', v: printable(cell) };
  return typeof cell === 'number' ? { t: 'n', v: cell } : { t: 'n', v: cell.value, z: cell.format };
}

function printable(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- these are what is taken out
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, '')
      .slice(0, longestText)
      .replace(/\p{Cs}$/u, '')
  );
}

function sheetName(name: string): string {
  return (
    name
      .replace(/[[\]*?:/\\']|\p{Cs}/gu, ' ')
      .trim()
      .slice(0, 31)
      .replace(/\p{Cs}$/u, '') || 'Sheet1'
  );
}
