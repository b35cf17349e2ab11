import {
  columnName,
  importLimits,
  matchHead,
  readSpreadsheet,
  SpreadsheetError,
  type ReadCell,
  type SheetColumn,
} from '../../excel/index.ts';

/** The head of the sheets that a back end imports: those that it exports itself. */
export interface ExpectedHead {
  /** The row of the head, from 0. */
  at: number;
  titleOf(column: SheetColumn): string | undefined;
  hasTitle(title: string): boolean;
  /** The number of rows of the head: two if titles of lines are grouped below the title of the lines. */
  rows: number;
}

/** Returns the number of rows that a head has which ends in this row: titles may be merged downwards into it. */
export function headRows(rows: readonly ReadCell[][], at: number): number {
  const above = rows[at]?.map((cell) => originOf(cell, at).row) ?? [];
  return at - Math.min(at, ...above) + 1;
}

function originOf(cell: ReadCell | undefined, row: number): { row: number; column: number | undefined } {
  const isMerged = typeof cell === 'object' && cell !== null && 'within' in cell;
  return isMerged ? cell.within : { row, column: undefined };
}

/**
 * Reads the head of an exported sheet.
 * @returns undefined if no column of the document is in it.
 */
export async function readExpectedHead(
  bytes: Uint8Array,
  columns: readonly SheetColumn[],
): Promise<ExpectedHead | undefined> {
  const [sheet] = await readSpreadsheet(bytes, importLimits).catch((error: unknown) => {
    if (error instanceof SpreadsheetError) return [];
    throw error;
  });
  if (!sheet) return undefined;
  const { at, cells } = matchHead(sheet.rows, columns);
  const titles = new Map(
    cells.flatMap(({ column }, index) => {
      const { row, column: from = index } = originOf(sheet.rows[at]?.[index], at);
      const title = sheet.rows[row]?.[from];
      return column && typeof title === 'string' ? [[columnName(column), title] as const] : [];
    }),
  );
  if (titles.size === 0) return undefined;
  const all = new Set(cells.map(({ title }) => title));
  return {
    at,
    titleOf: (column) => titles.get(columnName(column)),
    hasTitle: (title) => all.has(title),
    rows: headRows(sheet.rows, at),
  };
}
