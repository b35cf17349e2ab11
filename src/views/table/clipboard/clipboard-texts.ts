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

/** The last copy in this page. Names that refer to a value (a record, users, files) are pasted as that value. */
let copied: { text: string; names: Map<string, unknown> } | undefined;

/** Returns the block as spreadsheets read it from the clipboard: plain text and an HTML table. */
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
          // A spreadsheet reads a number with commas as a text.
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

function isText(column: ResolvedColumn | undefined): boolean {
  const kind = column && editingKind(column);
  return kind !== 'number' && kind !== 'date';
}

/** Returns the cells on a clipboard: from its HTML table if there is one, else from its text. */
export function textsOfClipboard(clipboard: DataTransfer): string[][] {
  const text = clipboard.getData('text/plain');
  const cells = parseTsv(text);
  const fromHtml = cells.length > 1 || text.includes('\t') ? parseHtmlTable(clipboard.getData('text/html')) : undefined;
  if (copied && copied.text !== text) copied = undefined;
  return fromHtml ?? cells;
}

/** Returns the value of a name that was copied in this page; undefined if it was copied elsewhere. */
export function copiedValue(column: ResolvedColumn, name: string): unknown {
  const source = nameSource(column);
  return source === undefined ? undefined : copied?.names.get(nameKey(source, name));
}

/** Returns the source of the names in a column; undefined if the texts are the values themselves. */
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
