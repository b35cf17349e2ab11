import { say } from '../../locale/index.ts';
import { findField, type ResolvedModel } from '../model/index.ts';
import type { ComparisonOperator, Condition, MatchOperator } from './condition.ts';
import { withinCondition } from './parse-conditions.ts';
import { queryFields } from './query-fields.ts';
import { isText, typedValue, ValueRefusal } from './typed-value.ts';

const comparisons: Readonly<Record<string, ComparisonOperator>> = {
  '=': 'eq',
  '!=': 'ne',
  '>': 'gt',
  '>=': 'ge',
  '<': 'lt',
  '<=': 'le',
};

/** LEFT_LIKE has its star on the left, so the text must be at the end (docs/jeecgboot.md, Query language). */
const matches: Readonly<Record<string, MatchOperator>> = {
  LIKE: 'contains',
  LEFT_LIKE: 'endsWith',
  RIGHT_LIKE: 'startsWith',
};

export const listOperators: readonly string[] = ['IN', 'WITHIN'];

export const ruleOperators: readonly string[] = [
  ...Object.keys(comparisons),
  ...Object.keys(matches),
  ...listOperators,
];

export interface RuleText {
  /** A field, or its column (`sys_org_code`). */
  column: string;
  operator: string;
  /** Several only if a variable has several values; empty if a variable has none, and then nothing matches. */
  values: readonly string[];
}

/**
 * Converts a data rule to a condition on records of the model.
 * @throws ValueRefusal for a field that the model does not have.
 */
export function ruleCondition(model: ResolvedModel, { column, operator, values }: RuleText): Condition {
  const field = queryFields(model).get(ruleColumnField(column));
  if (values.length === 0) return { field: field.name, operator: 'in', values: [] };
  if (operator === 'WITHIN') return withinCondition(field, values);
  const match = matches[operator];
  if (match && isText(field)) {
    if (field.type === 'array') return { field: field.name, operator: 'containsAny', texts: [...values] };
    const one = (text = ''): Condition => ({ field: field.name, operator: match, text });
    return values.length > 1 ? { operator: 'any', conditions: values.map(one) } : one(values[0]);
  }
  const comparison = comparisons[operator];
  const typed = values.map((value) => typedValue(field, value));
  const [first] = typed;
  if (comparison && comparison !== 'eq' && first !== undefined)
    return { field: field.name, operator: comparison, value: first };
  if (comparison || operator === 'IN') return { field: field.name, operator: 'in', values: typed };
  throw new ValueRefusal(
    say('“{title}”不能用条件 {operator}', { title: field.title, operator: operator.slice(0, 40) }),
  );
}

/**
 * Returns the display name of a data rule's column: its field's title, or the column as written if the model has none.
 */
export function ruleColumnTitle(model: ResolvedModel, column: string): string {
  const name = ruleColumnField(column);
  const former = model.fields.find(({ formerNames }) => formerNames?.includes(name));
  return (findField(model.fields, name) ?? former)?.title ?? column;
}

/** Converts the column of a data rule to the name of its field: `sys_org_code` becomes `sysOrgCode`. */
export function ruleColumnField(column: string): string {
  return column.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
