import { say } from '../../locale/index.ts';

/** Prints rows as CSV (RFC 4180, CRLF). Texts that a spreadsheet would run as a formula get a leading apostrophe. */
export function formatCsv(rows: readonly (readonly (string | number | boolean | null | undefined)[])[]): string {
  return rows.map((row) => row.map(cellText).join(',')).join('\r\n');
}

function cellText(value: string | number | boolean | null | undefined): string {
  if (typeof value !== 'string') return value === null || value === undefined ? '' : String(value);
  const safe = /^[=+\-@\t\r]/.test(value) && !/^[+-]?\d+(\.\d+)?$/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Parses CSV text: commas or another character between cells, double quotes, any line end. Returns the rows as texts;
 * an empty text has none.
 */
export function parseCsv(text: string, separator: ',' | ';' | '|' | '\t' = ','): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))([${separator}]|\\r\\n|\\r|\\n|$)`, 'y');
  while (cell.lastIndex < text.length || row.length > 0) {
    const match = cell.exec(text);
    if (!match) throw new SyntaxError(say('CSV 第 {rowsCount} 行的引号没有配对。', { rowsCount: rows.length + 1 }));
    const [whole, quoted, plain = '', end] = match;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === separator) continue;
    rows.push(row);
    row = [];
    if (whole === '') break;
  }
  return rows;
}
