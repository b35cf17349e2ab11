import { read, utils, type ParsingOptions, type WorkBook } from '@e965/xlsx';

import { parseCsv } from '../../../src/engine/values/index.ts';
import { say } from '../../locale/index.ts';
import { UnreadableWorkbook } from './unreadable-workbook.ts';

const again = (): string => say('请在原系统重新导出，或用 Excel 打开后另存为 .xlsx');

/** Decodes a file as UTF-8, UTF-16 with its byte order mark, or GB 18030; returns undefined if it is not text. */
export function decodeText(file: Uint8Array): string | undefined {
  const isWide = (file[0] === 0xff && file[1] === 0xfe) || (file[0] === 0xfe && file[1] === 0xff);
  const encodings = isWide ? [file[0] === 0xff ? 'utf-16le' : 'utf-16be'] : ['utf-8', 'gb18030'];
  for (const encoding of encodings) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(file);
      // oxlint-disable-next-line no-control-regex -- no text has these
      return /[\u0000-\u0008\u000e-\u001f]/.test(text) ? undefined : text;
    } catch {
    }
  }
  return undefined;
}

/**
 * Parses the tables of an HTML page, the sheets of Excel 2003's XML, or the rows of a CSV. All values except those of
 * the XML are texts.
 */
export function readTextFile(text: string, options: ParsingOptions): WorkBook {
  const opening = text.slice(0, 4_096);
  if (/^\s*</.test(text)) {
    if (opening.includes('urn:schemas-microsoft-com:office:spreadsheet') && !/<html/i.test(opening))
      return read(text.trim(), { ...options, type: 'string' });
    const table = text.search(/<table/i);
    if (table >= 0) return read(`<html>${text.slice(table)}`, { ...options, type: 'string', raw: true });
    const kind = /<(!doctype html|html|head|body|meta|div|script)\b/i.test(opening) ? say('网页（HTML）') : 'XML';
    throw new UnreadableWorkbook(say('文件的内容是{kind}，里面没有表格，{again}', { kind, again: again() }));
  }
  if (/^\s*[{[]/.test(text))
    throw new UnreadableWorkbook(say('文件的内容是 JSON，不是表格，{again}', { again: again() }));
  if (/^MIME-Version:/i.test(text))
    throw new UnreadableWorkbook(say('文件是单个文件网页（.mht），请用 Excel 另存为 .xlsx'));
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rowsOf(text), { dense: true }), 'CSV');
  return book;
}

function rowsOf(text: string): string[][] {
  try {
    // Programs write ="0001" so that Excel keeps the zeros.
    return parseCsv(text.replace(/(^|[\t,;|])="([^"\r\n]*)"/gm, '$1"$2"'), separatorOf(text));
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new UnreadableWorkbook(say('文件的内容是 CSV，{message}', { message: error.message }));
    throw error;
  }
}

function separatorOf(text: string) {
  const [line = ''] = /^.*[\t,;|].*$/m.exec(text) ?? [];
  const counted = (['\t', ',', ';', '|'] as const).map((separator) => ({
    separator,
    count: line.split(separator).length,
  }));
  return counted.reduce((most, each) => (each.count > most.count ? each : most)).separator;
}
