import type { ResolvedColumn } from '../../list/index.ts';
import type { RuleSet } from '../../rules/index.ts';
import { type GridRecord, GridRows } from '../rows/index.ts';
import { type LocksRow, type RowErrors, checkRows, checksOf, isUnique } from './validate-rows.ts';

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
    const from = sameFromStart(known.records, rows.records, Math.min(count, next));
    const behind = sameFromEnd(known.records, count, rows.records, next, Math.min(count, next) - from);
    const found = new Map(wrong);
    for (let place = from; place < count - behind; place++) found.delete(known.keyAt(place) ?? '');
    for (const [key, cells] of checkRows(checks, rows, { from, to: next - behind, isLocked })) found.set(key, cells);
    [known, count, wrong] = [rows, next, found];
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

function sameFromStart(before: readonly GridRecord[], after: readonly GridRecord[], most: number): number {
  let same = 0;
  while (same < most && before[same] === after[same]) same += 1;
  return same;
}

/** How many of the rows before one end are those before the other. */
function sameFromEnd(
  before: readonly GridRecord[],
  beforeEnd: number,
  after: readonly GridRecord[],
  afterEnd: number,
  most: number,
): number {
  let same = 0;
  while (same < most && before[beforeEnd - 1 - same] === after[afterEnd - 1 - same]) same += 1;
  return same;
}
