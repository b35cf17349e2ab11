import {
  editingKind,
  isSearched,
  parseHtmlTable,
  parseTsv,
  printHtmlTable,
  printTsv,
  type CellRange,
} from '../../../engine/grid/index.ts';
import type { ResolvedColumn } from '../../../engine/list/index.ts';
import type { EditTable } from '../context/index.ts';

/** What was copied last in this page: what stands for something else (a record, people, files) is that pasted here, too. */
let copied: { text: string; names: Map<string, unknown> } | undefined;

/** The block as a spreadsheet reads it from the clipboard: plain text and an HTML table. */
export function textsOfBlock(table: EditTable, range: CellRange): { text: string; html: string } {
  const names = new Map<string, unknown>();
  const rows = table.store
    .shown()
    .rows.slice(range.top, range.bottom + 1)
    .map(({ record }) =>
      table.store
        .columns()
        .slice(range.left, range.right + 1)
        .map((key) => {
          const column = table.columns.get(key);
          if (!column) return '';
          const text = table.textOf(column, record);
          const source = nameSource(column);
          if (source !== undefined) names.set(nameKey(source, text), record[key]);
          // A spreadsheet takes a number with commas for a text.
          return editingKind(column) === 'number' ? text.replaceAll(',', '') : text;
        }),
    );
  const text = printTsv(rows);
  copied = { text, names };
  const keys = table.store.columns().slice(range.left, range.right + 1);
  return {
    text,
    html: printHtmlTable(
      rows,
      keys.map((key) => isText(table.columns.get(key))),
    ),
  };
}

/** Whether digits in the column are no number and no day. */
function isText(column: ResolvedColumn | undefined): boolean {
  const kind = column && editingKind(column);
  return kind !== 'number' && kind !== 'date';
}

/** The cells on a clipboard: of its HTML table where it has one, else of its text. */
export function textsOfClipboard(clipboard: DataTransfer): string[][] {
  const text = clipboard.getData('text/plain');
  const cells = parseTsv(text);
  const fromHtml = cells.length > 1 || text.includes('\t') ? parseHtmlTable(clipboard.getData('text/html')) : undefined;
  if (copied && copied.text !== text) copied = undefined;
  return fromHtml ?? cells;
}

/** What a name stood for where it was copied in this page; undefined where it came from elsewhere. */
export function copiedValue(column: ResolvedColumn, name: string): unknown {
  const source = nameSource(column);
  return source === undefined ? undefined : copied?.names.get(nameKey(source, name));
}

/** What the texts of a column are names of; undefined where they are the values themselves. */
export function nameSource(column: ResolvedColumn): string | undefined {
  const { resource, picker, dictionary } = column.componentProps;
  switch (editingKind(column)) {
    case 'reference':
      return `record ${String(resource)}`;
    case 'pick':
      return `picker ${String(picker)}`;
    case 'file':
      return 'file';
    default:
      return isSearched(column) ? `dictionary ${String(dictionary)}` : undefined;
  }
}

function nameKey(source: string, name: string): string {
  return `${source} ${name}`;
}
