import type { ResolvedColumn } from '../../columns/resolved-column.ts';
import type { RuleSet } from '../../rules/index.ts';
import { GridRows } from '../rows/index.ts';
import { checkRows, checksOf, isUnique, type LocksRow, type RowErrors } from './validate-rows.ts';

/** Checks the rows of one table repeatedly: only rows that changed since the last check are validated. */
export interface RowChecks {
  check(rows: GridRows): RowErrors;
  /**
   * Checks some more of the rows in advance. Returns true once all of them are checked; a call of `check` before that
   * is correct, but slower.
   */
  prepare(rows: GridRows, count: number): boolean;
}

/**
 * Rows never change in place, so the result for a row that kept its place stays valid. Unique values depend on all
 * rows, which are then all checked.
 */
export function createRowChecks(columns: readonly ResolvedColumn[], rules: RuleSet, isLocked?: LocksRow): RowChecks {
  const alone = columns.filter((column) => !column.rules?.some(isUnique));
  const together = columns.filter((column) => column.rules?.some(isUnique));
  const checks = checksOf(alone, undefined, rules);
  let known = GridRows.of([]);
  /** The number of rows from the first one on that were checked. */
  let count = 0;
  let wrong: RowErrors = new Map();

  /** The results of checked rows stay valid for new rows that share the beginning or the end with them. */
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
