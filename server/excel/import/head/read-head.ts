import { say } from '../../../locale/index.ts';
import { columnName, lineMark, unitOf, type SheetColumn } from '../../sheet-columns.ts';
import { SpreadsheetError, type ReadCell } from '../../thread/index.ts';
import { proposeColumns } from './propose-columns.ts';
import type { HeadMapping, MatchedCell, MatchedHead, SheetHead } from './sheet-head.ts';

/** The number of rows searched for titles: JeecgBoot's files have two rows of text above the head. */
const mostTitles = 10;

/**
 * Finds the row of a sheet whose cells are titles (or names) of importable columns, or that `mapping` names. A star or
 * 必填 (required) after a title is ignored; a column of lines may omit the title of the lines if no other column has its
 * title. A head of several rows ends with its last one; a title that is merged downwards belongs to each of its rows.
 * @param mayPropose returns true for a column that may be proposed for titles that resemble its own; without it,
 * nothing is proposed.
 */
export function matchHead(
  rows: readonly ReadCell[][],
  columns: readonly SheetColumn[],
  mapping: HeadMapping = {},
  mayPropose?: (column: SheetColumn) => boolean,
): MatchedHead {
  const find = columnFinder(columns);
  const byName = new Map(columns.map((column) => [columnName(column), column]));
  const titled = rows.slice(0, mostTitles);
  const read = titled.map((row, at) =>
    Array.from(row, (_, index): MatchedCell => {
      const title = titleAt(titled, at, index);
      const group = titleAt(titled, at - 1, index, true);
      if (Object.hasOwn(mapping, title)) return { title, column: byName.get(mapping[title] ?? '') };
      const inGroup = group === title ? [] : find(`${group}${lineMark}${title}`);
      const meant = inGroup.length > 0 ? inGroup : find(title);
      return meant.length > 1 ? { title, column: undefined, claims: meant } : { title, column: meant[0] };
    }),
  );
  const proposed = read.map((cells) =>
    mayPropose
      ? proposeColumns(cells, columns, (title, column) => !Object.hasOwn(mapping, title) && mayPropose(column))
      : cells,
  );
  const first = read.findIndex((cells) => cells.some(({ title }) => title !== ''));
  const from = fullestRow(read) ?? fullestRow(proposed) ?? Math.max(0, first);
  const at = lastRowOf(titled, from);
  return { at, cells: proposed[at] ?? [] };
}

function fullestRow(rows: readonly MatchedCell[][]): number | undefined {
  const counts = rows.map((cells) => cells.filter(({ column }) => column !== undefined).length);
  const most = Math.max(0, ...counts);
  return most > 0 ? counts.indexOf(most) : undefined;
}

/** Returns the last row of a head that includes this row, because titles may be merged downwards. */
function lastRowOf(rows: readonly ReadCell[][], at: number): number {
  const goesOn = rows[at + 1]?.some((cell, index) => {
    const within = withinOf(cell);
    return within?.column === index && within.row <= at;
  });
  return goesOn ? lastRowOf(rows, at + 1) : at;
}

export function checkHead(
  { at, cells }: MatchedHead,
  { columns, needed }: { columns: readonly SheetColumn[]; needed: (column: SheetColumn) => boolean },
  inSheets: readonly string[],
): SheetHead {
  const found = new Map<number, SheetColumn>();
  for (const [index, { title, column, claims = [] }] of cells.entries()) {
    if (claims.length > 0)
      throw new SpreadsheetError(
        say('表头“{title}”以前是{columns}的名字，不知道是哪一列，请改为其中一列现在的名字', {
          title,
          columns: listOf(claims.map((claim) => claim.title)),
        }),
      );
    if (!column) continue;
    if ([...found.values()].includes(column))
      throw new SpreadsheetError(say('表头里“{title}”重复了，请只保留一列', { title: column.title }));
    found.set(index, column);
  }
  if (found.size === 0)
    throw new SpreadsheetError(
      say('工作表{sheets}里没有找到表头，请使用下载的模板（表头如：{columns}）', {
        sheets: listOf(inSheets),
        columns: columns
          .slice(0, 3)
          .map(({ title }) => title)
          .join(say('、')),
      }),
    );
  const present = new Set(found.values());
  const missing = columns.filter((column) => needed(column) && !present.has(column)).map(({ title }) => title);
  const place = inSheets.length > 1 ? say('工作表{sheets}', { sheets: listOf(inSheets.slice(0, 1)) }) : '';
  if (missing.length > 0)
    throw new SpreadsheetError(
      say('{place}缺少必填列{columns}，请在预览里为它们选择文件里的列，或使用下载的模板', {
        place,
        columns: listOf(missing),
      }),
    );
  return { at, columns: found };
}

function listOf(names: readonly string[]): string {
  return names.map((name) => `“${name}”`).join(say('、'));
}

function columnFinder(columns: readonly SheetColumn[]): (title: string) => readonly SheetColumn[] {
  const byTitle = new Map<string, SheetColumn | undefined>();
  for (const column of columns.filter(({ lines }) => lines)) {
    const shorts = titlesOf(column).flatMap((title) => title.split(lineMark).slice(-1));
    for (const short of new Set(shorts)) byTitle.set(short, byTitle.has(short) ? undefined : column);
  }
  const claims = new Map<string, Set<SheetColumn>>();
  for (const column of columns)
    for (const title of formerTitles(column)) claims.set(title, (claims.get(title) ?? new Set()).add(column));
  for (const title of claims.keys()) byTitle.delete(title);
  // A title in the caller's language takes precedence over one in another language.
  for (const column of columns) for (const { title } of column.others ?? []) byTitle.set(title, column);
  for (const column of columns) {
    byTitle.set(columnName(column), column);
    byTitle.set(column.title, column);
  }
  // The unit may follow a title in one place and be missing in the other.
  for (const column of columns) {
    const short = withoutUnit(column.title, column);
    if (short !== undefined && !byTitle.has(short) && !claims.has(short)) byTitle.set(short, column);
  }
  const named = (title: string): readonly SheetColumn[] => {
    const column = byTitle.get(title);
    return column ? [column] : [...(claims.get(title) ?? [])];
  };
  return (title) => {
    const found = named(title);
    if (found.length > 0) return found;
    const inUnit = named(title.replace(unitBehind, '')).filter((column) => withoutUnit(title, column) !== undefined);
    return inUnit.length > 0 ? inUnit : named(title.replace(/\s*[:：．·－—-]\s*/, lineMark));
  };
}

/** A unit in brackets after a title: `税率(%)`, `数量（件）`. */
const unitBehind = /\s*[（(]([^()（）]+)[)）]$/;

function withoutUnit(title: string, { field }: SheetColumn): string | undefined {
  const unit = unitOf(field)?.normalize('NFKC').trim();
  const found = unitBehind.exec(title);
  return found && found[1]?.normalize('NFKC').trim() === unit ? title.slice(0, found.index) : undefined;
}

function formerTitles({ field, lines, former }: SheetColumn): string[] {
  const own = [...(field.formerNames ?? []), ...(former?.own ?? [])];
  if (!lines) return own;
  const outer = [lines.name, lines.title, ...(lines.formerNames ?? []), ...(former?.lines ?? [])];
  return [...own, field.name, field.title].flatMap((name) => outer.map((each) => `${each}${lineMark}${name}`));
}

function titlesOf({ title, others = [] }: SheetColumn): string[] {
  return [title, ...others.map((other) => other.title)];
}

/** Returns the title in a cell, or in the cell above that it is merged into; with `across` also in one to its left. */
function titleAt(rows: readonly ReadCell[][], at: number, index: number, across = false): string {
  const cell = rows[at]?.[index];
  const within = withinOf(cell);
  if (!within) return titleIn(cell);
  return across || within.column === index ? titleIn(rows[within.row]?.[within.column]) : '';
}

function withinOf(cell: ReadCell | undefined): { row: number; column: number } | undefined {
  return typeof cell === 'object' && cell !== null && 'within' in cell ? cell.within : undefined;
}

function titleIn(cell: ReadCell | undefined): string {
  const text = typeof cell === 'string' ? cell : '';
  return text
    .replace(/^\s*\*|[*＊]\s*$|[（(](?:必填|required)[)）]\s*$/gi, '')
    .replace(/\s+/g, ' ')
    .trim();
}
