import type { SheetColumn } from '../../sheet-columns.ts';
import type { MatchedCell } from './sheet-head.ts';

/** A shorter part of a title fits too many titles by chance. */
const shortest = 2;

/**
 * Proposes columns for the titles of a head that match none: the only column without another title in this head whose
 * title contains the title, or is contained in it. A column that several titles would get is proposed for none.
 * @param mayPropose false for a title whose column the user chose, or a column that is not imported.
 */
export function proposeColumns(
  cells: readonly MatchedCell[],
  columns: readonly SheetColumn[],
  mayPropose: (title: string, column: SheetColumn) => boolean,
): MatchedCell[] {
  const taken = new Set(cells.map(({ column }) => column));
  const free = columns.filter((column) => !taken.has(column));
  const proposals = cells.map(({ title, column, claims }) => {
    if (column || claims || title === '') return undefined;
    const alike = free.filter((each) => mayPropose(title, each) && isAlike(title, each));
    return alike.length === 1 ? alike[0] : undefined;
  });
  return cells.map((cell, index) => {
    const column = proposals[index];
    const isOnly = column && proposals.filter((other) => other === column).length === 1;
    return isOnly ? { ...cell, column, isProposed: true } : cell;
  });
}

function isAlike(title: string, { field, others = [] }: SheetColumn): boolean {
  const given = comparable(title);
  return [field, ...others.map((other) => other.field)].some((each) => {
    const own = comparable(each.title);
    return contains(own, given) || contains(given, own);
  });
}

function comparable(title: string): string {
  return title.normalize('NFKC').trim().toLowerCase();
}

function contains(text: string, part: string): boolean {
  const at = text.indexOf(part);
  const isInWord = (place: number) => /[a-z\d]{2}/.test(text.slice(Math.max(0, place - 1), place + 1));
  return part.length >= shortest && at >= 0 && !isInWord(at) && !isInWord(at + part.length);
}
