import {
  type CellRange,
  cellText,
  editingKind,
  parseHtmlTable,
  parseTsv,
  printHtmlTable,
  printTsv,
  textKey,
} from '../../../engine/grid/index.ts';
import type { EditTable } from './edit-context.ts';

/** What was copied last in this page: a reference pasted here keeps its record, whose name may not be the only one. */
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
          const text =
            cellText(column, record, table.optionsOf(column, record)) || (table.nameOf(column, record[key]) ?? '');
          const { resource } = column.componentProps;
          if (editingKind(column) === 'reference') names.set(nameKey(resource, text), record[key]);
          // A spreadsheet takes a number with commas for a text.
          return editingKind(column) === 'number' ? text.replaceAll(',', '') : text;
        }),
    );
  const text = printTsv(rows);
  copied = { text, names };
  return { text, html: printHtmlTable(rows) };
}

/** The cells on a clipboard: of its HTML table where it has one, else of its text. */
export function textsOfClipboard(clipboard: DataTransfer): string[][] {
  const text = clipboard.getData('text/plain');
  const cells = parseTsv(text);
  const fromHtml = cells.length > 1 || text.includes('\t') ? parseHtmlTable(clipboard.getData('text/html')) : undefined;
  if (copied && copied.text !== text) copied = undefined;
  return fromHtml ?? cells;
}

/** The record that a name stood for where it was copied in this page; undefined where it came from elsewhere. */
export function copiedReference(resource: unknown, name: string): unknown {
  return copied?.names.get(nameKey(resource, name));
}

function nameKey(resource: unknown, name: string): string {
  return `${String(resource)} ${textKey(name)}`;
}
