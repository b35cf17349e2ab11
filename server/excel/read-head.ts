import { lineMark, type SheetColumn } from './sheet-columns.ts';
import { SpreadsheetError } from './spreadsheet-thread.ts';
import type { ReadCell } from './thread/protocol.ts';

/** Where a sheet's data begins, and what each of its columns is. */
export interface SheetHead {
  /** Index of the head among the rows. */
  at: number;
  /** By column. Columns that are no fields are not in it. */
  columns: ReadonlyMap<number, SheetColumn>;
}

/** Rows above the data that may be titles: JeecgBoot's files have two, and then the head. */
const mostTitles = 10;

/**
 * Finds the head of a sheet: the row whose cells are titles (or names) of columns that there may be. A star or 必填 behind
 * a title is no part of it; a column of lines may stand without the title of the lines where nothing else is called so.
 * @throws SpreadsheetError when there is none, a column stands twice, or `needed` columns are missing.
 */
export function readHead(
  rows: readonly ReadCell[][],
  columns: readonly SheetColumn[],
  needed: (column: SheetColumn) => boolean,
): SheetHead {
  const find = columnFinder(columns);
  const matched = rows.slice(0, mostTitles).map((row) => row.map((cell) => find(titleIn(cell))));
  const counts = matched.map((row) => row.filter((column) => column !== undefined).length);
  const at = counts.indexOf(Math.max(...counts));
  if (at < 0 || counts[at] === 0)
    throw new SpreadsheetError(
      `没有找到表头，请使用下载的模板（表头如：${columns
        .slice(0, 3)
        .map(({ title }) => title)
        .join('、')}）`,
    );
  const found = new Map<number, SheetColumn>();
  for (const [index, column] of (matched[at] ?? []).entries()) {
    if (!column) continue;
    if ([...found.values()].includes(column)) throw new SpreadsheetError(`表头里“${column.title}”重复了，请只保留一列`);
    found.set(index, column);
  }
  const present = new Set(found.values());
  const missing = columns.filter((column) => needed(column) && !present.has(column)).map(({ title }) => `“${title}”`);
  if (missing.length > 0) throw new SpreadsheetError(`缺少必填列${missing.join('、')}，请使用下载的模板`);
  return { at, columns: found };
}

function columnFinder(columns: readonly SheetColumn[]): (title: string) => SheetColumn | undefined {
  const byTitle = new Map<string, SheetColumn | undefined>();
  for (const column of columns.filter(({ lines }) => lines)) {
    const [short] = column.title.split(lineMark).slice(-1);
    if (short !== undefined) byTitle.set(short, byTitle.has(short) ? undefined : column);
  }
  for (const column of columns) {
    const name = column.lines ? `${column.lines.name}${lineMark}${column.field.name}` : column.field.name;
    byTitle.set(name, column);
    byTitle.set(column.title, column);
  }
  return (title) => byTitle.get(title) ?? byTitle.get(title.replace(/\s*[:：．·－—-]\s*/, lineMark));
}

function titleIn(cell: ReadCell | undefined): string {
  const text = typeof cell === 'string' ? cell : '';
  return text
    .replace(/^\s*\*|[*＊]\s*$|[（(]必填[)）]\s*$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
