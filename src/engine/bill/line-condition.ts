import type { Expression } from '../../schema/expressions/index.ts';
import type { ResolvedField, ResolvedModel } from '../model/index.ts';

/** A condition on a line that a database can evaluate with the same result as the expression. */
export type LineCondition =
  | { field: ResolvedField; operator: '==' | '!=' | '<' | '<=' | '>' | '>='; value: string | number }
  | { every: LineCondition[] }
  | { some: LineCondition[] };

/** The parameter name that an arrow function over lines uses for a line, and the model of the lines. */
export interface LineName {
  name: string;
  model: ResolvedModel;
}

const order = ['<', '<=', '>', '>='] as const;
const equality = { '==': '==', '===': '==', '!=': '!=', '!==': '!=' } as const;

/**
 * Returns a condition that compares fields of a line with fixed numbers and texts, joined by `&&` and `||`; undefined
 * for any other expression.
 */
export function lineCondition(node: Expression, line: LineName): LineCondition | undefined {
  if (node.type === 'LogicalExpression' && node.operator !== '??') {
    const [left, right] = [lineCondition(node.left, line), lineCondition(node.right, line)];
    if (!left || !right) return undefined;
    return node.operator === '&&' ? { every: [left, right] } : { some: [left, right] };
  }
  if (node.type !== 'BinaryExpression') return undefined;
  const field = lineField(node.left, line);
  const value = fixedValue(node.right);
  if (!field || value === undefined || typeof value !== (isNumeric(field) ? 'number' : 'string')) return undefined;
  const relation = order.find((operator) => operator === node.operator);
  if (relation) return isNumeric(field) ? { field, operator: relation, value } : undefined;
  const entry = Object.entries(equality).find(([operator]) => operator === node.operator);
  return entry && (isNumeric(field) || isText(field)) ? { field, operator: entry[1], value } : undefined;
}

/** Returns the stored field of the line that an expression reads; undefined for any other expression. */
export function lineField(node: Expression, { name, model }: LineName): ResolvedField | undefined {
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return undefined;
  if (node.object.type !== 'Identifier' || node.object.name !== name) return undefined;
  const { property } = node;
  return model.fields.find((field) => field.name === property.name && !field.child && !field.secret);
}

/** True when expressions read the field's values as numbers. */
export function isNumeric({ type }: ResolvedField): boolean {
  return type === 'number' || type === 'integer';
}

function isText({ type, format }: ResolvedField): boolean {
  return type === 'string' && (format === undefined || format === 'text');
}

function fixedValue(node: Expression): string | number | undefined {
  if (node.type === 'Literal') return typeof node.value === 'boolean' ? undefined : (node.value ?? undefined);
  if (node.type !== 'UnaryExpression' || node.operator !== '-' || node.argument.type !== 'Literal') return undefined;
  return typeof node.argument.value === 'number' ? -node.argument.value : undefined;
}
