import type { Expression } from '../../schema/expressions/index.ts';
import { fieldPhrase, pathOf, type NamedField, type SentenceScope } from './scope.ts';

type Call = Extract<Expression, { type: 'CallExpression' }>;

/**
 * Returns a value as a phrase: a field, a literal, sums and products, totals over rows. Undefined if it cannot be
 * phrased well.
 */
export function valuePhrase(node: Expression, scope: SentenceScope, of?: NamedField): string | undefined {
  const { words } = scope;
  switch (node.type) {
    case 'ChainExpression':
      return valuePhrase(node.expression, scope, of);
    case 'Literal':
      return literalPhrase(node.value, scope, of);
    case 'Identifier':
      if (node.name === '$today') return words.today;
      if (node.name === '$now') return words.now;
      return plainField(node, scope);
    case 'MemberExpression':
      return lengthPhrase(node, scope) ?? userPhrase(node, scope) ?? plainField(node, scope);
    case 'UnaryExpression':
      return node.operator === '-' && node.argument.type === 'Literal' ? `-${node.argument.raw}` : undefined;
    case 'BinaryExpression': {
      const sign = words.signs[node.operator];
      const [left, right] = [node.left, node.right].map((side) => part(side, scope, node.operator));
      if (sign === undefined || left === undefined || right === undefined) return undefined;
      return `${left} ${sign} ${right}`;
    }
    case 'LogicalExpression': {
      if (node.operator === '&&') return undefined;
      const [left, right] = [valuePhrase(node.left, scope, of), valuePhrase(node.right, scope, of)];
      return left !== undefined && right !== undefined ? words.instead(left, right) : undefined;
    }
    case 'ConditionalExpression': {
      const condition = scope.condition(node.test, scope);
      const [then, otherwise] = [valuePhrase(node.consequent, scope, of), valuePhrase(node.alternate, scope, of)];
      if (condition === undefined || then === undefined || otherwise === undefined) return undefined;
      return words.choice(condition, then, otherwise);
    }
    case 'CallExpression':
      return callPhrase(node, scope);
    case 'TemplateLiteral':
      return templatePhrase(node, scope);
    default:
      return undefined;
  }
}

function part(node: Expression, scope: SentenceScope, around: string): string | undefined {
  const phrase = valuePhrase(node, scope);
  const isLooser = node.type === 'BinaryExpression' && '+-'.includes(node.operator) && around !== '+';
  return phrase !== undefined && isLooser ? scope.words.inside(phrase) : phrase;
}

/** Returns the display text of a literal: the label of an option, yes or no, a quoted text, a number. */
export function literalPhrase(
  value: string | number | boolean | null,
  { words }: SentenceScope,
  of?: NamedField,
): string {
  const option = of?.options?.get(String(value));
  if (option !== undefined) return words.text(option);
  if (value === null || value === '') return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return typeof value === 'string' ? words.text(value) : String(value);
}

function plainField(node: Expression, scope: SentenceScope): string | undefined {
  const read = pathOf(node, scope);
  return read && read.path !== '' ? fieldPhrase(read, scope) : undefined;
}

function lengthPhrase(node: Extract<Expression, { type: 'MemberExpression' }>, scope: SentenceScope) {
  if (node.computed || node.property.type !== 'Identifier' || node.property.name !== 'length') return undefined;
  const rows = plainField(node.object, scope);
  return rows && scope.words.rowsOf(rows);
}

function userPhrase(
  { object, property, computed }: Extract<Expression, { type: 'MemberExpression' }>,
  scope: SentenceScope,
) {
  const isUser = object.type === 'Identifier' && object.name === '$user' && !computed;
  return isUser && property.type === 'Identifier' ? scope.words.user(property.name) : undefined;
}

function callPhrase({ callee, arguments: given }: Call, scope: SentenceScope): string | undefined {
  const { words } = scope;
  const [first, second] = given;
  if (callee.type !== 'Identifier' || !first || first.type === 'SpreadElement' || second?.type === 'SpreadElement')
    return undefined;
  if (callee.name === 'round' || callee.name === 'Number') {
    const value = valuePhrase(first, scope);
    if (value === undefined || callee.name === 'Number') return value;
    const places = second === undefined ? '0' : second.type === 'Literal' ? second.raw : undefined;
    return places && words.rounded(value, places);
  }
  const made = Object.hasOwn(words.aggregate, callee.name) ? words.aggregate[callee.name] : undefined;
  const rows = withoutEmpty(first);
  const list = plainField(rows, scope);
  if (!made || list === undefined) return undefined;
  if (second === undefined) return given.length === 1 ? made(list, undefined) : undefined;
  const inRow = rowScope(rows, second, scope);
  if (!inRow) return undefined;
  const each =
    callee.name === 'count' ? scope.condition(inRow.body, inRow.scope) : valuePhrase(inRow.body, inRow.scope);
  return each === undefined ? undefined : made(list, each);
}

/** Returns the list of `list ?? []` and of `list || []`. */
export function withoutEmpty(node: Expression): Expression {
  const isEmpty = node.type === 'LogicalExpression' && node.right.type === 'ArrayExpression';
  return isEmpty && node.operator !== '&&' ? node.left : node;
}

/** Returns the body of a callback over rows, and the scope with its parameter. */
export function rowScope(
  rows: Expression,
  callback: Expression,
  scope: SentenceScope,
): { body: Expression; scope: SentenceScope } | undefined {
  const read = pathOf(rows, scope);
  const [parameter] = callback.type === 'ArrowFunctionExpression' ? callback.params : [];
  if (!read || callback.type !== 'ArrowFunctionExpression' || parameter?.type !== 'Identifier') return undefined;
  return { body: callback.body, scope: { ...scope, rows: new Map([...scope.rows, [parameter.name, read.path]]) } };
}

function templatePhrase(
  { quasis, expressions }: Extract<Expression, { type: 'TemplateLiteral' }>,
  scope: SentenceScope,
): string | undefined {
  const parts: string[] = [];
  for (const [index, { value }] of quasis.entries()) {
    if (value.cooked !== '') parts.push(scope.words.text(value.cooked));
    const expression = expressions[index];
    const phrase = expression && valuePhrase(expression, scope);
    if (expression && phrase === undefined) return undefined;
    if (phrase !== undefined) parts.push(phrase);
  }
  return parts.join(` ${scope.words.signs['+'] ?? '+'} `);
}
