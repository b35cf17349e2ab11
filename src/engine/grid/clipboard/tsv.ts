/** The maximum number of cells to paste; larger data should be imported. */
export const mostCells = 200_000;

/**
 * Parses the plain text that a spreadsheet puts on the clipboard: tabs between cells, line ends between rows, and
 * double quotes around a cell that contains any of them. An unclosed quote is a normal character. A final line end does
 * not start another row.
 * @returns `[]` for an empty text.
 */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  let count = 0;
  const cell = /(?:"((?:[^"]|"")*)"(?=\t|\r|\n|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y;
  while (at < text.length && count < mostCells) {
    cell.lastIndex = at;
    const match = cell.exec(text);
    if (!match) break;
    const [whole, quoted, plain = '', end] = match;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    count += 1;
    at += whole.length;
    if (end === '\t' && at < text.length) continue;
    if (end === '\t') row.push('');
    rows.push(row);
    row = [];
  }
  return rows;
}

/** Prints cells as a spreadsheet reads them from the clipboard; `parseTsv` returns the same cells. */
export function printTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(quoted).join('\t')).join('\r\n');
}

function quoted(text: string): string {
  return /[\t\r\n]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
