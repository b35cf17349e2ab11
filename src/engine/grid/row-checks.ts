import type { ResolvedColumn } from '../list/resolved-list.ts';
import type { RuleSet } from '../rules/index.ts';
import type { GridRow } from './grid-data.ts';
import { type RowErrors, checkRows, checksOf, isUnique } from './validate-rows.ts';

/** Checks the rows of one table again and again: only rows that are others than at the last check are looked at. */
export interface RowChecks {
  /** What is wrong in the rows, as `validateRows` says it. */
  check(rows: readonly GridRow[]): RowErrors;
  /**
   * Looks at some more of the rows, ahead of a check. True once all of them are known; a check in between is right, and
   * slower.
   */
  prepare(rows: readonly GridRow[], count: number): boolean;
}

/**
 * Rows never change in place, so one that stands where it stood is as right as it was. What must not occur twice
 * depends on all rows, which are then looked at all.
 */
export function createRowChecks(columns: readonly ResolvedColumn[], rules: RuleSet): RowChecks {
  const alone = columns.filter((column) => !column.rules?.some(isUnique));
  const together = columns.filter((column) => column.rules?.some(isUnique));
  const checks = checksOf(alone, [], rules);
  let known: readonly GridRow[] = [];
  /** So many of the known rows, from the first one on, were looked at. */
  let count = 0;
  let wrong: RowErrors = new Map();

  /** What was looked at of the known rows holds for those of the new ones that stand before the same rest. */
  const follow = (rows: readonly GridRow[]) => {
    if (rows === known) return;
    const next = Math.max(0, Math.min(rows.length, count + rows.length - known.length));
    const from = sameFromStart(known, rows, Math.min(count, next));
    const behind = sameFromEnd(known, count, rows, next, Math.min(count, next) - from);
    const found = new Map(wrong);
    for (const { key } of known.slice(from, count - behind)) found.delete(key);
    for (const [key, cells] of checkRows(checks, rows.slice(from, next - behind))) found.set(key, cells);
    [known, count, wrong] = [rows, next, found];
  };
  const lookAt = (rows: readonly GridRow[], end: number) => {
    follow(rows);
    if (end <= count) return;
    wrong = new Map([...wrong, ...checkRows(checks, rows.slice(count, end))]);
    count = Math.min(end, rows.length);
  };
  return {
    prepare(rows, more) {
      follow(rows);
      lookAt(rows, count + more);
      return count === rows.length;
    },
    check(rows) {
      lookAt(rows, rows.length);
      if (together.length === 0) return wrong;
      const all = new Map([...wrong].map(([key, cells]) => [key, new Map(cells)]));
      for (const [key, cells] of checkRows(checksOf(together, rows, rules), rows))
        all.set(key, new Map([...(all.get(key) ?? []), ...cells]));
      return all;
    },
  };
}

function sameFromStart(before: readonly GridRow[], after: readonly GridRow[], most: number): number {
  let same = 0;
  while (same < most && before[same] === after[same]) same += 1;
  return same;
}

/** How many of the rows before one end are those before the other. */
function sameFromEnd(
  before: readonly GridRow[],
  beforeEnd: number,
  after: readonly GridRow[],
  afterEnd: number,
  most: number,
): number {
  let same = 0;
  while (same < most && before[beforeEnd - 1 - same] === after[afterEnd - 1 - same]) same += 1;
  return same;
}
