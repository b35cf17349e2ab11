import { utils, write, type WorkSheet } from '@e965/xlsx';

import type { ReadLimits, SheetLayout } from './protocol.ts';
import { parseWorkbook } from './read-workbook.ts';
import { unpackedWithin } from './unpack.ts';

/** The first bytes of a ZIP file, and of a container of Excel 97. */
const [zip, container] = [Buffer.from([0x50, 0x4b, 0x03, 0x04]), Buffer.from([0xd0, 0xcf, 0x11, 0xe0])];

/**
 * Rewrites a file for a reader that takes only the workbooks that Excel itself writes, in a fixed layout: texts that are
 * stored in their cells go to the table of texts, HTML pages and CSV become workbooks, the sheet becomes the first one,
 * its head moves to the expected row, and titles are replaced.
 * @returns an .xlsx, or undefined if nothing needs to change.
 * @throws UnreadableWorkbook, or an error of the library for a file that it does not understand.
 */
export function rewriteWorkbook(
  file: Uint8Array,
  limits: ReadLimits,
  layout: SheetLayout,
): Uint8Array<ArrayBuffer> | undefined {
  const { sheet: name, isFirst, head, titles } = layout;
  if (isFirst && head.from === head.to && titles.length === 0 && isPlain(file, limits)) return undefined;
  const workbook = parseWorkbook(file, limits);
  const sheet = workbook.Sheets[name];
  if (!sheet) return undefined;
  for (const [column, title] of titles) {
    const cell = sheet['!data']?.[head.from]?.[column];
    if (cell) Object.assign(cell, { t: 's', v: title, w: title, h: undefined, r: undefined });
  }
  moveRows(sheet, head.to - head.from, name);
  const only = { SheetNames: [name], Sheets: { [name]: sheet }, Workbook: { WBProps: workbook.Workbook?.WBProps } };
  const bytes: ArrayBuffer = write(only, { type: 'array', bookType: 'xlsx', compression: true, bookSST: true });
  return new Uint8Array(bytes);
}

/** Adds rows with a title above the first one, because readers skip empty rows without counting, or removes rows. */
function moveRows(sheet: WorkSheet, by: number, title: string): void {
  const { '!data': rows, '!ref': reference, '!merges': merges = [] } = sheet;
  if (by === 0 || !rows || reference === undefined) return;
  if (by > 0) rows.unshift(...Array.from({ length: by }, () => [{ t: 's' as const, v: title }]));
  else rows.splice(0, -by);
  const { e: end } = utils.decode_range(reference);
  sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: Math.max(0, end.r + by), c: end.c } });
  sheet['!merges'] = merges.flatMap(({ s: from, e: to }) =>
    from.r + by < 0 ? [] : [{ s: { r: from.r + by, c: from.c }, e: { r: to.r + by, c: to.c } }],
  );
  delete sheet['!rows'];
}

function isPlain(file: Uint8Array, limits: ReadLimits): boolean {
  const start = Buffer.from(file.subarray(0, zip.length));
  if (start.equals(container)) return true;
  if (!start.equals(zip)) return false;
  const unpacked = unpackedWithin(file, limits);
  return !unpacked || !Buffer.from(unpacked).includes('t="inlineStr"');
}
