import { mostCells } from './tsv.ts';

const longestHtml = 20_000_000;
const token = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|([^<]+)|</g;

/**
 * Parses the cells of the first table of an HTML text, as spreadsheets (in the formats of Excel and WPS) and web pages
 * put it on the clipboard. Line breaks inside a cell are kept, other white space collapses to one space; a merged cell
 * fills only its first place. The text is never inserted into a page.
 * @returns undefined if there is no table.
 */
export function parseHtmlTable(html: string): string[][] | undefined {
  if (html.length > longestHtml || !/<table[\s>]/i.test(html)) return undefined;
  const table = new TableReader();
  for (const match of html.matchAll(token)) {
    const [, slash, name, attributes = '', text] = match;
    if (text !== undefined) table.text(text);
    else if (name !== undefined && slash === '/') table.close(name.toLowerCase());
    else if (name !== undefined) table.open(name.toLowerCase(), attributes);
    if (table.isDone) break;
  }
  return table.cells();
}

class TableReader {
  isDone = false;
  #depth = 0;
  #row = -1;
  #column = 0;
  #cell: string | undefined;
  #span = { rows: 1, columns: 1 };
  #count = 0;
  readonly #grid: (string | undefined)[][] = [];

  open(name: string, attributes: string): void {
    if (name === 'table') this.#depth += 1;
    if (this.#depth !== 1) return;
    if (name === 'tr') this.#startRow();
    else if (name === 'td' || name === 'th') this.#startCell(attributes);
    else if (name === 'br' && this.#cell !== undefined) this.#cell += '\n';
  }

  close(name: string): void {
    if (name === 'table') {
      if (this.#depth === 1) this.#endCell();
      this.#depth -= 1;
      this.isDone = this.#depth === 0;
    } else if (this.#depth === 1 && (name === 'td' || name === 'th' || name === 'tr')) {
      this.#endCell();
    }
  }

  text(text: string): void {
    if (this.#cell !== undefined) this.#cell += decodeEntities(text).replaceAll(/[ \t\r\n]+/g, ' ');
  }

  cells(): string[][] | undefined {
    if (this.#grid.length === 0) return undefined;
    const width = Math.max(...this.#grid.map((row) => row.length));
    return this.#grid.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''));
  }

  #startRow(): void {
    this.#endCell();
    this.#row += 1;
    this.#column = 0;
    this.#grid[this.#row] ??= [];
  }

  #startCell(attributes: string): void {
    this.#endCell();
    if (this.#row < 0) this.#startRow();
    this.#cell = '';
    this.#span = { rows: spanOf(attributes, 'rowspan'), columns: spanOf(attributes, 'colspan') };
  }

  #endCell(): void {
    if (this.#cell === undefined) return;
    const text = this.#cell
      .replaceAll(/ *\n */g, '\n')
      .replaceAll('\u00a0', ' ')
      .trim();
    this.#cell = undefined;
    while (this.#grid[this.#row]?.[this.#column] !== undefined) this.#column += 1;
    for (let down = 0; down < this.#span.rows; down++) {
      const row = (this.#grid[this.#row + down] ??= []);
      for (let right = 0; right < this.#span.columns; right++)
        row[this.#column + right] = down === 0 && right === 0 ? text : '';
    }
    this.#count += this.#span.rows * this.#span.columns;
    this.isDone ||= this.#count >= mostCells;
    this.#column += this.#span.columns;
  }
}

function spanOf(attributes: string, name: string): number {
  const span = Number(new RegExp(`${name}\\s*=\\s*["']?(\\d{1,4})`, 'i').exec(attributes)?.[1] ?? 1);
  return Math.max(1, Math.min(1000, span));
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name: string) => {
    if (name) return entities[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/**
 * Prints cells as an HTML table, for spreadsheets and documents. In the columns `asText` digits stay text: a
 * spreadsheet would remove leading zeros of a code, and lose the last digits of a long one. Texts that a spreadsheet
 * would evaluate stay text too.
 */
export function printHtmlTable(rows: readonly (readonly string[])[], asText: readonly boolean[] = []): string {
  const cell = (text: string, column: number) =>
    `<td${isFormula(text) || (asText[column] === true && figures.test(text)) ? textFormat : ''}>${escapeHtml(text)}</td>`;
  const body = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('');
  return `<table>${body}</table>`;
}

const figures = /^[\d\s.,:/-]+$/;

function isFormula(text: string): boolean {
  return /^\s*[=+\-@]/.test(text) && !/^\s*[+-]?[\d.,]+%?\s*$/.test(text);
}

/** Marks a cell as text for Excel and WPS, and for LibreOffice. */
const textFormat = ` style="mso-number-format:'\\@'" sdnum="1033;0;@"`;

function escapeHtml(text: string): string {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
  return safe.replaceAll(/\r\n|\r|\n/g, '<br>');
}
