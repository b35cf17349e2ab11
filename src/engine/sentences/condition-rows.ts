import { compileExpression, ExpressionError, type Expression } from '../../schema/expressions/index.ts';
import { comparisonOf, flattened } from './condition.ts';

/** The comparison of a field; `filled` and `empty` are the field alone, and its negation. */
export type ConditionOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'contains' | 'filled' | 'empty';

/** One comparison of a field with a value; `filled` and `empty` have none. */
export interface ConditionRow {
  field: string;
  operator: ConditionOperator;
  value?: string | number | boolean | null;
}

export interface ConditionRows {
  join: 'all' | 'any';
  rows: ConditionRow[];
}

/** Parses an expression (without braces) as comparisons; undefined if it contains anything else. */
export function readConditionRows(text: string): ConditionRows | undefined {
  const ast = parsed(text);
  if (!ast) return undefined;
  const operator = ast.type === 'LogicalExpression' && ast.operator === '||' ? '||' : '&&';
  const rows = flattened(ast, operator).map(rowOf);
  const known = rows.filter((row) => row !== undefined);
  return known.length === rows.length ? { join: operator === '||' ? 'any' : 'all', rows: known } : undefined;
}

/** Returns the expression for comparisons, without braces; `true` if there are none. */
export function writeConditionRows({ join, rows }: ConditionRows): string {
  if (rows.length === 0) return 'true';
  return rows.map(written).join(join === 'all' ? ' && ' : ' || ');
}

function parsed(text: string): Expression | undefined {
  try {
    return compileExpression(text).ast;
  } catch (error) {
    if (error instanceof ExpressionError) return undefined;
    throw error;
  }
}

function rowOf(node: Expression): ConditionRow | undefined {
  if (node.type === 'ChainExpression') return rowOf(node.expression);
  const field = fieldOf(node);
  if (field !== undefined) return { field, operator: 'filled' };
  if (node.type === 'UnaryExpression' && node.operator === '!') {
    const empty = fieldOf(node.argument);
    return empty === undefined ? undefined : { field: empty, operator: 'empty' };
  }
  if (node.type === 'CallExpression') return containsOf(node);
  const comparison = comparisonOf(node);
  const left = comparison && fieldOf(comparison.left);
  const value = comparison && literalOf(comparison.right);
  return comparison && left !== undefined && value
    ? { field: left, operator: comparison.operator, ...value }
    : undefined;
}

function containsOf({ callee, arguments: given }: Extract<Expression, { type: 'CallExpression' }>) {
  const [item] = given;
  if (callee.type !== 'MemberExpression' || callee.computed || given.length !== 1) return undefined;
  if (callee.property.type !== 'Identifier' || callee.property.name !== 'includes') return undefined;
  const field = fieldOf(callee.object);
  const value = item && item.type !== 'SpreadElement' ? literalOf(item) : undefined;
  return field !== undefined && value ? { field, operator: 'contains' as const, ...value } : undefined;
}

function fieldOf(node: Expression): string | undefined {
  if (node.type === 'ChainExpression') return fieldOf(node.expression);
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return undefined;
  if (node.object.name !== '$record' && node.object.name !== '$values') return undefined;
  const { property, computed } = node;
  if (!computed) return property.type === 'Identifier' ? property.name : undefined;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}

function literalOf(node: Expression): { value: string | number | boolean | null } | undefined {
  if (node.type === 'Literal') return { value: node.value };
  const isMinus = node.type === 'UnaryExpression' && node.operator === '-' && node.argument.type === 'Literal';
  const number = isMinus && node.argument.type === 'Literal' ? node.argument.value : undefined;
  return typeof number === 'number' ? { value: -number } : undefined;
}

function written({ field, operator, value = null }: ConditionRow): string {
  const name = /^[\w$\u4e00-\u9fff]+$/.test(field) ? `$record.${field}` : `$record[${quoted(field)}]`;
  if (operator === 'filled') return name;
  if (operator === 'empty') return `!${name}`;
  const literal = typeof value === 'string' ? quoted(value) : String(value);
  return operator === 'contains' ? `${name}?.includes(${literal})` : `${name} ${operator} ${literal}`;
}

function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  // Expressions do not accept these two characters unescaped.
  return `'${escaped.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`;
}
