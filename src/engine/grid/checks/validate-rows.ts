import { say } from '../../../locale/index.ts';
import type { ResolvedColumn } from '../../columns/resolved-column.ts';
import type { ResolvedField } from '../../model/index.ts';
import { validateCell, validateValue, type RuleSet } from '../../rules/index.ts';
import { isCellLocked } from '../columns/index.ts';
import type { GridRecord, GridRows } from '../rows/index.ts';
import { quickCheck } from './quick-check.ts';

/** The first message, by row key and column. */
export type RowErrors = Map<string, Map<string, string>>;

export type LocksRow = (record: GridRecord) => boolean;

/**
 * Validates the rows. Cells that the user cannot see or change are not checked, because they could not be corrected.
 */
export function validateRows(
  columns: readonly ResolvedColumn[],
  rows: GridRows,
  rules: RuleSet,
  isLocked?: LocksRow,
): RowErrors {
  return checkRows(checksOf(columns, rows, rules), rows, { isLocked });
}

/** Creates the checks of columns; `rows` are all rows, which columns with unique values need. */
export function checksOf(
  columns: readonly ResolvedColumn[],
  rows: GridRows | undefined,
  rules: RuleSet,
): ReadonlyMap<string, Check> {
  return new Map(
    columns.flatMap((column) => {
      const check = checkOf(column, rows, rules);
      return check ? [[column.key, check] as const] : [];
    }),
  );
}

/** Runs checks over the rows from `from` up to, but not including, `to`. */
export function checkRows(
  checks: ReadonlyMap<string, Check>,
  rows: GridRows,
  { from = 0, to = rows.length, isLocked }: { from?: number; to?: number; isLocked?: LocksRow | undefined } = {},
): RowErrors {
  const found: RowErrors = new Map();
  const each = [...checks];
  for (let position = from; position < to; position++) {
    const record = rows.recordAt(position) ?? {};
    for (const [column, check] of each) {
      const message = check(record);
      if (message === undefined) continue;
      if (isLocked?.(record)) break;
      const key = rows.keyAt(position) ?? '';
      const cells = found.get(key) ?? new Map<string, string>();
      found.set(key, cells.set(column, message));
    }
  }
  return found;
}

export type Check = (record: GridRecord) => string | undefined;

function checkOf(column: ResolvedColumn, rows: GridRows | undefined, rules: RuleSet): Check | undefined {
  const { key, field, title, rules: columnRules = [] } = column;
  if (field.readOnly || column.visible === false || column.disabled === true) return undefined;
  const seen = rows && columnRules.some(isUnique) ? counted(key, rows.records) : undefined;
  const isRepeated = (value: unknown) => (seen?.get(textOf(value)) ?? 0) > 1;
  const isChecked = isLimited(field);
  if (!isChecked && columnRules.length === 0) return undefined;
  const isRight = quickCheck(field, rules);
  const check: Check = (record) => {
    const value = record[key];
    if (isChecked && !isRight?.(value)) {
      const problem = validateValue(field, value, record, rules).find(({ severity }) => severity === 'error');
      if (problem) return problem.message;
    }
    if (columnRules.length === 0) return undefined;
    const scope = { title, record, line: record, column: [] };
    for (const rule of columnRules) {
      const failed = isUnique(rule)
        ? isRepeated(value) && (rule.message ?? say('{title}不能重复', { title }))
        : validateCell([rule], value, scope, rules);
      if (failed) return failed;
    }
    return undefined;
  };
  if (column.disabled === undefined) return check;
  return (record) => {
    const message = check(record);
    return message !== undefined && isCellLocked(column, record) ? undefined : message;
  };
}

/** True if the rule requires unique values in the column. */
export function isUnique({ unique, pattern }: NonNullable<ResolvedColumn['rules']>[number]): boolean {
  return unique === true || pattern === 'only';
}

function counted(key: string, records: readonly GridRecord[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const record of records) {
    const text = textOf(record[key]);
    if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

function isLimited(field: ResolvedField): boolean {
  const { required, rules, options, pattern, minLength, maxLength, format } = field;
  const isPlainText = field.type === 'string' && format === undefined;
  return (
    required ||
    rules.length > 0 ||
    !isPlainText ||
    [options, pattern, minLength, maxLength].some((limit) => limit !== undefined)
  );
}
