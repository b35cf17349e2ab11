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
  let wrong: RowErrors = new Map();

  const checkAlone = (rows: readonly GridRow[]): RowErrors => {
    if (rows === known) return wrong;
    const from = sameFromStart(known, rows);
    const behind = sameFromEnd(known, rows, from);
    const found = checkRows(checks, rows.slice(from, rows.length - behind));
    for (const row of known.slice(0, from)) keep(found, row.key);
    for (const row of known.slice(known.length - behind)) keep(found, row.key);
    known = rows;
    wrong = found;
    return found;
  };
  const prepare: RowChecks['prepare'] = (rows, count) => {
    const from = sameFromStart(known, rows);
    if (from === rows.length) return true;
    checkAlone(rows.slice(0, from + count));
    return known.length === rows.length;
  };
  const keep = (found: RowErrors, key: string) => {
    const cells = wrong.get(key);
    if (cells) found.set(key, cells);
  };
  return {
    prepare,
    check(rows) {
      const found = checkAlone(rows);
      if (together.length === 0) return found;
      const all = new Map([...found].map(([key, cells]) => [key, new Map(cells)]));
      for (const [key, cells] of checkRows(checksOf(together, rows, rules), rows))
        all.set(key, new Map([...(all.get(key) ?? []), ...cells]));
      return all;
    },
  };
}

function sameFromStart(before: readonly GridRow[], after: readonly GridRow[]): number {
  const most = Math.min(before.length, after.length);
  let count = 0;
  while (count < most && before[count] === after[count]) count += 1;
  return count;
}

function sameFromEnd(before: readonly GridRow[], after: readonly GridRow[], from: number): number {
  const most = Math.min(before.length, after.length) - from;
  let count = 0;
  while (count < most && before[before.length - 1 - count] === after[after.length - 1 - count]) count += 1;
  return count;
}
