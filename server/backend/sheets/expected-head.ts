import {
  columnName,
  importLimits,
  matchHead,
  readSpreadsheet,
  SpreadsheetError,
  type ReadCell,
  type ReadSheet,
  type SheetColumn,
} from '../../excel/index.ts';

export interface ExpectedHead {
  at: number;
  titleOf(column: SheetColumn): string | undefined;
  hasTitle(title: string): boolean;
  /** The number of rows of the head: two if titles of lines are grouped below the title of the lines. */
  rows: number;
}

export function headRows(rows: readonly ReadCell[][], at: number): number {
  const above = rows[at]?.map((cell) => originOf(cell, at).row) ?? [];
  return at - Math.min(at, ...above) + 1;
}

function originOf(cell: ReadCell | undefined, row: number): { row: number; column: number | undefined } {
  const isMerged = typeof cell === 'object' && cell !== null && 'within' in cell;
  return isMerged ? cell.within : { row, column: undefined };
}

export async function readTemplate(bytes: Uint8Array): Promise<ReadSheet | undefined> {
  const [sheet] = await readSpreadsheet(bytes, importLimits).catch((error: unknown) => {
    if (error instanceof SpreadsheetError) return [];
    throw error;
  });
  return sheet;
}

/** Returns the head of an exported sheet; undefined if no column of the document is in it, or one is in it twice. */
export function expectedHead(sheet: ReadSheet, columns: readonly SheetColumn[]): ExpectedHead | undefined {
  const { at, cells } = matchHead(sheet.rows, columns);
  const matched = cells.flatMap(({ column }) => column ?? []);
  if (matched.length === 0 || new Set(matched).size < matched.length) return undefined;
  const titles = new Map(
    cells.flatMap(({ column }, index) => {
      const { row, column: from = index } = originOf(sheet.rows[at]?.[index], at);
      const title = sheet.rows[row]?.[from];
      return column && typeof title === 'string' ? [[columnName(column), title] as const] : [];
    }),
  );
  const all = new Set(cells.map(({ title }) => title));
  return {
    at,
    titleOf: (column) => titles.get(columnName(column)),
    hasTitle: (title) => all.has(title),
    rows: headRows(sheet.rows, at),
  };
}
