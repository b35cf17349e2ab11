import { utils, write, type WorkSheet } from '@e965/xlsx';

import type { ReadLimits, SheetLayout } from './protocol.ts';
import { parseWorkbook } from './read-workbook.ts';

/**
 * Rewrites a sheet as a workbook like those that Excel itself writes, in the layout that its reader expects: texts that
 * are stored in their cells go to the table of texts, the head moves to its row, and titles are replaced.
 * @throws UnreadableWorkbook, or an error of the library for a file that it does not understand.
 * @throws RangeError if the file has no such sheet.
 */
export function rewriteWorkbook(
  file: Uint8Array,
  limits: ReadLimits,
  { sheet: name, head, titles }: SheetLayout,
): Uint8Array<ArrayBuffer> {
  const { workbook } = parseWorkbook(file, limits);
  const sheet = workbook.Sheets[name];
  if (!sheet) throw new RangeError(`The file has no sheet ${name}.`);
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
