import type { SheetColumn } from '../sheet-columns.ts';
import type { ReadSheet } from '../thread/index.ts';
import { matchHead } from './head/read-head.ts';
import type { HeadMapping, MatchedHead } from './head/sheet-head.ts';

export interface HeadedSheet {
  sheet: ReadSheet;
  head: MatchedHead;
  /** True if the head is one of these records, and not a row of text that happens to contain a title. */
  isHeaded: boolean;
}

export interface WantedColumns {
  columns: readonly SheetColumn[];
  needed: (column: SheetColumn) => boolean;
  mapping?: HeadMapping | undefined;
  /** Returns true for a column that may be proposed for similar titles; without it, nothing is proposed. */
  mayPropose?: (column: SheetColumn) => boolean;
}

/** Chooses the sheet of a file to import, whose head fits best, and returns the others too. */
export function chooseSheet(
  sheets: readonly ReadSheet[],
  { columns, needed, mapping, mayPropose }: WantedColumns,
): { chosen: HeadedSheet | undefined; others: HeadedSheet[] } {
  const ranked = sheets.map((sheet) => {
    const head = matchHead(sheet.rows, columns, mapping, mayPropose);
    const found = new Set(head.cells.flatMap(({ column, isProposed }) => (isProposed ? [] : (column ?? []))));
    const proposed = head.cells.filter(({ isProposed }) => isProposed).length;
    const isWhole = found.size > 0 && columns.every((column) => !needed(column) || found.has(column));
    const titles = head.cells.filter(({ title }) => title !== '').length;
    return {
      sheet,
      head,
      isHeaded: (found.size + proposed) * 2 >= titles && (found.size > 0 || proposed > 1),
      // Proposals decide only between sheets whose titles match equally well.
      rank: found.size + (isWhole ? 1_000 : 0) + proposed / 1_000,
    };
  });
  const best = Math.max(...ranked.map(({ rank }) => rank));
  const chosen = ranked.find(({ rank }) => rank === best);
  return { chosen, others: ranked.filter((each) => each !== chosen) };
}
