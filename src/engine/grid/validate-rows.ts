import type { ResolvedColumn } from '../list/resolved-list.ts';
import type { ResolvedField } from '../model/resolved-model.ts';
import { type RuleSet, validateCell, validateValue } from '../rules/index.ts';
import type { GridRecord, GridRow } from './grid-data.ts';
import { quickCheck } from './quick-check.ts';

/** What is wrong in the rows: by row key and column the first message. Computed and locked columns are not checked. */
export function validateRows(
  columns: readonly ResolvedColumn[],
  rows: readonly GridRow[],
  rules: RuleSet,
): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const column of columns) {
    const check = checkOf(column, rows, rules);
    if (!check) continue;
    for (const { key, record } of rows) {
      const message = check(record);
      if (message === undefined) continue;
      const cells = found.get(key) ?? new Map<string, string>();
      found.set(key, cells.set(column.key, message));
    }
  }
  return found;
}

type Check = (record: GridRecord) => string | undefined;

/** The check of a column; undefined where every value passes it. */
function checkOf(column: ResolvedColumn, rows: readonly GridRow[], rules: RuleSet): Check | undefined {
  const { key, field, title, rules: columnRules = [] } = column;
  if (field.readOnly) return undefined;
  const seen = columnRules.some(isUnique) ? counted(key, rows) : undefined;
  const ownRules = columnRules.filter((rule) => !isUnique(rule));
  const isChecked = isLimited(field);
  if (!isChecked && columnRules.length === 0) return undefined;
  const isRight = quickCheck(field, rules);
  return (record) => {
    const value = record[key];
    const problem =
      isChecked && !isRight?.(value)
        ? validateValue(field, value, record, rules).find(({ severity }) => severity === 'error')
        : undefined;
    if (problem) return problem.message;
    const scope = { title, record, line: record, column: [] };
    const failed = ownRules.length > 0 ? validateCell(ownRules, value, scope, rules) : undefined;
    if (failed !== undefined) return failed;
    const isRepeated = seen !== undefined && (seen.get(textOf(value)) ?? 0) > 1;
    return isRepeated ? (columnRules.find(isUnique)?.message ?? `${title}不能重复`) : undefined;
  };
}

function isUnique({ unique, pattern }: NonNullable<ResolvedColumn['rules']>[number]): boolean {
  return unique === true || pattern === 'only';
}

/** How often each value stands in the column; nothing counts as no value. */
function counted(key: string, rows: readonly GridRow[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { record } of rows) {
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
