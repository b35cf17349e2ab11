import { columnName, lineMark, type SheetColumn } from '../sheet-columns.ts';
import { type ReadCell, SpreadsheetError } from '../thread/index.ts';

/** Where a sheet's data begin, and the field of each column. */
export interface SheetHead {
  /** Index of the head among the rows. */
  at: number;
  /** By index; columns without a field are missing. */
  columns: ReadonlyMap<number, SheetColumn>;
}

/** Rows above the data that may be titles: JeecgBoot's files have two, and then the head. */
const mostTitles = 10;

/** The column name for each title of a sheet; '' for a column that is not imported. */
export type HeadMapping = Readonly<Record<string, string>>;

/** The head of a sheet as far as it is known; without a known title `at` is the first row with texts. */
export interface MatchedHead {
  at: number;
  /** By index: the title in the cell, and the column that it is matched with. */
  cells: { title: string; column: SheetColumn | undefined }[];
}

/**
 * Finds the row of a sheet whose cells are titles (or names) of importable columns, or that `mapping` names. A star
 * or 必填 behind a title is ignored; a column of lines may omit the title of the lines if no other column has its title.
 */
export function matchHead(
  rows: readonly ReadCell[][],
  columns: readonly SheetColumn[],
  mapping: HeadMapping = {},
): MatchedHead {
  const find = columnFinder(columns);
  const byName = new Map(columns.map((column) => [columnName(column), column]));
  const read = rows.slice(0, mostTitles).map((row) =>
    Array.from(row, (cell) => {
      const title = titleIn(cell);
      return { title, column: Object.hasOwn(mapping, title) ? byName.get(mapping[title] ?? '') : find(title) };
    }),
  );
  const counts = read.map((cells) => cells.filter(({ column }) => column !== undefined).length);
  const best = counts.indexOf(Math.max(0, ...counts));
  const first = read.findIndex((cells) => cells.some(({ title }) => title !== ''));
  const at = (counts[best] ?? 0) > 0 ? best : Math.max(0, first);
  return { at, cells: read[at] ?? [] };
}

/**
 * The head of a sheet that can be imported.
 * @throws SpreadsheetError when there is none, a column stands twice, or `needed` columns are missing.
 */
export function readHead(
  rows: readonly ReadCell[][],
  columns: readonly SheetColumn[],
  needed: (column: SheetColumn) => boolean,
  mapping: HeadMapping = {},
): SheetHead {
  const { at, cells } = matchHead(rows, columns, mapping);
  const found = new Map<number, SheetColumn>();
  for (const [index, { column }] of cells.entries()) {
    if (!column) continue;
    if ([...found.values()].includes(column)) throw new SpreadsheetError(`表头里“${column.title}”重复了，请只保留一列`);
    found.set(index, column);
  }
  if (found.size === 0)
    throw new SpreadsheetError(
      `没有找到表头，请使用下载的模板（表头如：${columns
        .slice(0, 3)
        .map(({ title }) => title)
        .join('、')}）`,
    );
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
    byTitle.set(columnName(column), column);
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
