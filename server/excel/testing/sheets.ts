import { read, utils, write } from '@e965/xlsx';

export function sheetOf(rows: unknown[][], bookType: 'xlsx' | 'biff8' = 'xlsx'): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), '数据');
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType });
  return new Uint8Array(bytes);
}

export function rowsOf(file: Uint8Array): unknown[][] {
  const { Sheets: sheets, SheetNames: names } = read(file, { type: 'array' });
  const sheet = sheets[names[0] ?? ''];
  return sheet ? utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, defval: null }) : [];
}
