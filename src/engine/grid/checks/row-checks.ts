import type { ResolvedColumn } from '../../list/index.ts';
import type { RuleSet } from '../../rules/index.ts';
import { GridRows } from '../rows/index.ts';
import { checkRows, checksOf, isUnique, type LocksRow, type RowErrors } from './validate-rows.ts';

/** Checks the rows of one table again and again: only rows that are others than at the last check are looked at. */
export interface RowChecks {
  /** What is wrong in the rows, as `validateRows` says it. */
  check(rows: GridRows): RowErrors;
  /**
   * Looks at some more of the rows, ahead of a check. True once all of them are known; a check in between is right, and
   * slower.
   */
  prepare(rows: GridRows, count: number): boolean;
}

/**
 * Rows never change in place, so one that stands where it stood is as right as it was. What must not occur twice
 * depends on all rows, which are then looked at all.
 */
export function createRowChecks(columns: readonly ResolvedColumn[], rules: RuleSet, isLocked?: LocksRow): RowChecks {
  const alone = columns.filter((column) => !column.rules?.some(isUnique));
  const together = columns.filter((column) => column.rules?.some(isUnique));
  const checks = checksOf(alone, undefined, rules);
  let known = GridRows.of([]);
  /** So many of the known rows, from the first one on, were looked at. */
  let count = 0;
  let wrong: RowErrors = new Map();

  /** What was looked at of the known rows holds for those of the new ones that stand before the same rest. */
  const follow = (rows: GridRows) => {
    if (rows === known) return;
    const next = Math.max(0, Math.min(rows.length, count + rows.length - known.length));
    const from = known.sameFromStart(rows, Math.min(count, next));
    const behind = known.sameFromEnd(rows, count, next, Math.min(count, next) - from);
    const gone = Array.from(
      { length: Math.max(0, count - behind - from) },
      (_, index) => known.keyAt(from + index) ?? '',
    );
    const found = checkRows(checks, rows, { from, to: next - behind, isLocked });
    if (found.size > 0 || gone.some((key) => wrong.has(key))) {
      wrong = new Map(wrong);
      for (const key of gone) wrong.delete(key);
      for (const [key, cells] of found) wrong.set(key, cells);
    }
    [known, count] = [rows, next];
  };
  const lookAt = (rows: GridRows, end: number) => {
    follow(rows);
    if (end <= count) return;
    wrong = new Map([...wrong, ...checkRows(checks, rows, { from: count, to: Math.min(end, rows.length), isLocked })]);
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
      for (const [key, cells] of checkRows(checksOf(together, rows, rules), rows, { isLocked }))
        all.set(key, new Map([...(all.get(key) ?? []), ...cells]));
      return all;
    },
  };
}
