import type { Expression } from '../../schema/expressions/index.ts';
import { literalPhrase, rowScope, valuePhrase, withoutEmpty } from './operand.ts';
import { pathOf, type NamedField, type SentenceScope } from './scope.ts';
import type { SentenceWords } from './words.ts';

type Binary = Extract<Expression, { type: 'BinaryExpression' }>;
type Call = Extract<Expression, { type: 'CallExpression' }>;

/** Returns the phrase for an expression used as a condition. Undefined if it cannot be phrased well. */
export function conditionPhrase(node: Expression, scope: SentenceScope): string | undefined {
  const { words } = scope;
  switch (node.type) {
    case 'ChainExpression':
      return conditionPhrase(node.expression, scope);
    case 'Literal':
      return node.value ? words.always : words.never;
    case 'LogicalExpression':
      return logicalPhrase(node, scope);
    case 'UnaryExpression':
      return node.operator === '!' ? negatedPhrase(node.argument, scope) : undefined;
    case 'BinaryExpression':
      return comparisonPhrase(node, scope);
    case 'CallExpression':
      return callPhrase(node, scope, false);
    case 'Identifier':
    case 'MemberExpression':
      return filledPhrase(node, scope, true);
    default:
      return undefined;
  }
}

function logicalPhrase(node: Extract<Expression, { type: 'LogicalExpression' }>, scope: SentenceScope) {
  if (node.operator === '??') return undefined;
  const parts = flattened(node, node.operator).map((part) => {
    const phrase = conditionPhrase(part, scope);
    const isOther = part.type === 'LogicalExpression';
    return phrase !== undefined && isOther ? scope.words.inside(phrase) : phrase;
  });
  const known = parts.filter((part) => part !== undefined);
  if (known.length < parts.length) return undefined;
  return node.operator === '&&' ? scope.words.and(known) : scope.words.or(known);
}

/** Returns the parts of `a && b && c`. */
export function flattened(node: Expression, operator: string): Expression[] {
  if (node.type !== 'LogicalExpression' || node.operator !== operator) return [node];
  return [...flattened(node.left, operator), ...flattened(node.right, operator)];
}

function negatedPhrase(node: Expression, scope: SentenceScope): string | undefined {
  const inner = node.type === 'ChainExpression' ? node.expression : node;
  if (inner.type === 'MemberExpression' || inner.type === 'Identifier') return filledPhrase(inner, scope, false);
  if (inner.type === 'CallExpression') return callPhrase(inner, scope, true);
  const phrase = conditionPhrase(inner, scope);
  return phrase && scope.words.not(phrase);
}

function filledPhrase(node: Expression, scope: SentenceScope, isFilled: boolean): string | undefined {
  const { words, fieldAt } = scope;
  if (isLength(node)) {
    const rows = valuePhrase(node.object, scope);
    return rows && (isFilled ? words.hasRows(rows) : words.hasNoRows(rows));
  }
  const phrase = valuePhrase(node, scope);
  const read = pathOf(node, scope);
  if (phrase === undefined || !read) return undefined;
  if (fieldAt(read.path)?.type === 'boolean') return isFilled ? words.holds(phrase) : words.holdsNot(phrase);
  return isFilled ? words.filled(phrase) : words.empty(phrase);
}

const mirrored: Readonly<Record<string, string>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

/**
 * Returns a comparison with its field on the left: `{ left, operator, right }`, with `===` as `==`. Undefined for sums
 * and other expressions.
 */
export function comparisonOf(
  node: Expression,
): { left: Expression; operator: keyof SentenceWords['comparison']; right: Expression } | undefined {
  if (node.type !== 'BinaryExpression') return undefined;
  const isTurned = node.left.type === 'Literal' && node.right.type !== 'Literal';
  const plain = node.operator.slice(0, 2);
  const operator = isTurned ? (mirrored[plain] ?? plain) : plain;
  if (!isComparison(operator)) return undefined;
  return isTurned ? { left: node.right, operator, right: node.left } : { left: node.left, operator, right: node.right };
}

function isComparison(operator: string): operator is keyof SentenceWords['comparison'] {
  return ['==', '!=', '<', '<=', '>', '>='].includes(operator);
}

function comparisonPhrase(node: Binary, scope: SentenceScope): string | undefined {
  const { words } = scope;
  const comparison = comparisonOf(node);
  if (!comparison) return undefined;
  const { left, operator, right } = comparison;
  const mode = modePhrase(left, right, operator, words);
  if (mode !== undefined) return mode;
  const isNothing = right.type === 'Literal' && (right.value === null || right.value === '');
  const isUndefined = right.type === 'Identifier' && right.name === 'undefined';
  const a = valuePhrase(left, scope);
  if (a !== undefined && (isNothing || isUndefined) && operator === '==') return words.empty(a);
  if (a !== undefined && (isNothing || isUndefined) && operator === '!=') return words.filled(a);
  const isZero = right.type === 'Literal' && right.value === 0;
  if (isLength(left) && isZero && (operator === '>' || operator === '!=' || operator === '=='))
    return filledPhrase(left, scope, operator !== '==');
  const b = valuePhrase(right, scope, fieldOf(left, scope));
  return a !== undefined && b !== undefined ? words.comparison[operator](a, b) : undefined;
}

function fieldOf(node: Expression, scope: SentenceScope): NamedField | undefined {
  const read = pathOf(node, scope);
  return read && scope.fieldAt(read.path);
}

function isLength(node: Expression): node is Extract<Expression, { type: 'MemberExpression' }> {
  return (
    node.type === 'MemberExpression' &&
    !node.computed &&
    node.property.type === 'Identifier' &&
    node.property.name === 'length'
  );
}

function modePhrase(left: Expression, right: Expression, operator: string, words: SentenceWords): string | undefined {
  if (left.type !== 'Identifier' || left.name !== '$mode' || right.type !== 'Literal') return undefined;
  const mode = words.mode[String(right.value)];
  if (mode === undefined) return undefined;
  return operator === '==' ? mode : operator === '!=' ? words.modeNot(mode) : undefined;
}

function callPhrase({ callee, arguments: given }: Call, scope: SentenceScope, isNegated: boolean): string | undefined {
  const { words } = scope;
  const [first] = given;
  if (!first || first.type === 'SpreadElement' || given.length > 1) return undefined;
  const not = (phrase: string | undefined) => (phrase !== undefined && isNegated ? words.not(phrase) : phrase);
  if (callee.type === 'Identifier') {
    if (callee.name === 'Boolean') return isNegated ? negatedPhrase(first, scope) : conditionPhrase(first, scope);
    const isPermitted = callee.name === '$permitted' && first.type === 'Literal';
    return isPermitted ? not(words.permitted(String(first.value))) : undefined;
  }
  if (callee.computed || callee.property.type !== 'Identifier') return undefined;
  const { name } = callee.property;
  const over = withoutEmpty(callee.object);
  if (name === 'includes') return includesPhrase(over, first, scope, isNegated);
  if (name === 'every' || name === 'some') {
    const rows = valuePhrase(over, scope);
    const inRow = rowScope(over, first, scope);
    const condition = inRow && conditionPhrase(inRow.body, inRow.scope);
    return rows !== undefined && condition !== undefined ? not(words[name](rows, condition)) : undefined;
  }
  if (name !== 'startsWith' && name !== 'endsWith') return undefined;
  const [a, b] = [valuePhrase(over, scope), valuePhrase(first, scope)];
  return a !== undefined && b !== undefined ? not(words[name](a, b)) : undefined;
}

function includesPhrase(over: Expression, item: Expression, scope: SentenceScope, isNegated: boolean) {
  const { words } = scope;
  if (over.type === 'Identifier' && over.name === '$permissions' && item.type === 'Literal') {
    const phrase = words.permitted(String(item.value));
    return isNegated ? words.not(phrase) : phrase;
  }
  if (over.type === 'ArrayExpression') {
    const a = valuePhrase(item, scope);
    const values = over.elements.map((element) =>
      element.type === 'Literal' ? literalPhrase(element.value, scope, fieldOf(item, scope)) : undefined,
    );
    const known = values.filter((value) => value !== undefined);
    if (a === undefined || known.length < values.length || known.length === 0) return undefined;
    return isNegated ? words.noneOf(a, known) : words.oneOf(a, known);
  }
  const [a, b] = [valuePhrase(over, scope), valuePhrase(item, scope, fieldOf(over, scope))];
  if (a === undefined || b === undefined) return undefined;
  const phrase = words.contains(a, b);
  return isNegated ? words.not(phrase) : phrase;
}
