import { say } from '../../locale/index.ts';
import type { ColumnRule } from '../columns/resolved-column.ts';
import { checkNamedRule, evaluateWhen, type RuleScope } from './named-rule.ts';
import { DeferredCheck, type RuleSet } from './rule-set.ts';
import { tablePatterns } from './table-patterns.ts';
import { isEmptyValue } from './validate-value.ts';

/**
 * The values that a cell's rules can read: `column` contains the column's values of all rows, for `unique` and `only`.
 */
export interface CellScope extends RuleScope {
  column: readonly unknown[];
  count?: (value: unknown) => number;
}

/**
 * Returns the message of the first of a column's `validateRules` that the value does not meet; undefined if it meets
 * all.
 */
export function validateCell(
  columnRules: readonly ColumnRule[],
  value: unknown,
  scope: CellScope,
  rules: RuleSet,
): string | undefined {
  for (const rule of columnRules) {
    const message = failure(rule, value, scope, rules);
    if (message !== undefined) return rule.message?.replaceAll('${title}', scope.title) ?? message;
  }
  return undefined;
}

function failure(rule: ColumnRule, value: unknown, scope: CellScope, rules: RuleSet): string | undefined {
  const { title } = scope;
  if (isEmptyValue(value))
    return rule.required === true || rule.pattern === '*' ? say('{title}不能为空', { title }) : undefined;
  if ((rule.unique === true || rule.pattern === 'only') && occurrences(scope, value) > 1)
    return say('{title}不能重复', { title });
  const pattern = rule.pattern === undefined ? undefined : wrongPattern(rule.pattern, String(value), scope, rules);
  if (pattern !== undefined) return pattern;
  const named = rule.rule === undefined ? undefined : checkNamedRule(rule.rule, value, scope, rules);
  if (named?.severity === 'error') return named.message;
  return rule.when === undefined ? undefined : unmetCondition(rule.when, value, scope);
}

function wrongPattern(pattern: string, text: string, scope: CellScope, rules: RuleSet): string | undefined {
  const known = tablePatterns.get(pattern);
  if (known) return known.test(text) ? undefined : `${scope.title}：${known.message}`;
  try {
    return rules.matchPattern(pattern, text) ? undefined : say('{title}格式不正确', { title: scope.title });
  } catch (error) {
    return error instanceof DeferredCheck ? undefined : uncheckable(scope, error);
  }
}

function uncheckable({ title }: CellScope, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return say('{title}的规则无法检查，请联系管理员：{reason}', { title, reason });
}

function unmetCondition(when: string, value: unknown, scope: CellScope): string | undefined {
  try {
    return evaluateWhen(when, value, scope) ? undefined : say('{title}不符合要求', { title: scope.title });
  } catch (error) {
    return uncheckable(scope, error);
  }
}

function occurrences({ column, count }: CellScope, value: unknown): number {
  return count ? count(value) : column.filter((other) => String(other ?? '') === String(value)).length;
}

/** Counts the values of a column once, for the rules of all its cells. */
export function counter(values: readonly unknown[]): (value: unknown) => number {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(String(value ?? ''), (counts.get(String(value ?? '')) ?? 0) + 1);
  return (value) => counts.get(String(value ?? '')) ?? 0;
}
