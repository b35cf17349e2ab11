import { say } from '../../../locale/index.ts';
import type { FlatTable } from './flat-table.ts';

const fileType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Writes a table to an Excel file with one sheet. Texts are written as text cells, so that none is read as a formula.
 */
export async function sheetOf({ columns, rows }: FlatTable): Promise<Blob> {
  const { utils, write } = await import('@e965/xlsx');
  const head = columns.map(({ title, sheetTitle = title }) => sheetTitle);
  const sheet = utils.aoa_to_sheet([head, ...rows.map(({ cells }) => cells.map(({ value }) => value))]);
  sheet['!cols'] = head.map(() => ({ wch: 18 }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, say('数据'));
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx', compression: true });
  return new Blob([bytes], { type: fileType });
}
