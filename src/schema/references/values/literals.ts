import {
  freeNames,
  outerExpressions,
  parseExpression,
  type Expression,
  type FreeName,
} from '../../expressions/index.ts';

export interface LiteralPlace {
  value: string;
  start: number;
  end: number;
  quote: string;
}

export interface ComparedLiteral extends LiteralPlace {
  reads: readonly FreeName[];
  /** False if the text may be only a part of the read value, or one of several: `$record.level.includes('A')`. */
  isWhole: boolean;
}

const equalities = new Set(['==', '!=', '===', '!==']);

/**
 * Returns the texts that an expression compares with the names it reads: `$record.level == 'A'`, `['A',
 * 'B'].includes($record.level)`.
 */
export function comparedLiterals(text: string): ComparedLiteral[] {
  const parsed = parseExpression(text);
  if (!('ast' in parsed)) return [];
  const names = freeNames(parsed.ast);
  const readsOf = (node: Expression): FreeName[] =>
    operands(node).flatMap(({ start, end }) => names.filter((read) => read.position === start && read.end === end));
  return allExpressions(parsed.ast).flatMap((node): ComparedLiteral[] => {
    if (node.type === 'BinaryExpression' && equalities.has(node.operator)) {
      const { left, right } = node;
      return [
        ...textsOf(left).map((literal) => ({ ...literal, reads: readsOf(right), isWhole: true })),
        ...textsOf(right).map((literal) => ({ ...literal, reads: readsOf(left), isWhole: true })),
      ];
    }
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return [];
    const { object, property } = node.callee;
    const [only] = node.arguments;
    const isIncluded = property.type === 'Identifier' && property.name === 'includes';
    if (!isIncluded || !only || only.type === 'SpreadElement') return [];
    const inList = object.type === 'ArrayExpression' ? object.elements.flatMap(itemTexts) : [];
    return [
      ...inList.map((literal) => ({ ...literal, reads: readsOf(only), isWhole: true })),
      ...textsOf(only).map((literal) => ({ ...literal, reads: readsOf(object), isWhole: false })),
    ];
  });
}

/** Returns the literals that can be the result of an expression. */
export function resultLiterals(text: string): LiteralPlace[] {
  const parsed = parseExpression(text);
  return 'ast' in parsed ? textsOf(parsed.ast) : [];
}

function itemTexts(node: Expression | { type: 'SpreadElement' }): LiteralPlace[] {
  return node.type === 'SpreadElement' ? [] : textsOf(node);
}

function textsOf(node: Expression): LiteralPlace[] {
  return operands(node).flatMap((each): LiteralPlace[] => {
    if (each.type !== 'Literal' || typeof each.value !== 'string') return [];
    return [{ value: each.value, start: each.start, end: each.end, quote: each.raw.slice(0, 1) }];
  });
}

function operands(node: Expression): Expression[] {
  if (node.type === 'ConditionalExpression') return [...operands(node.consequent), ...operands(node.alternate)];
  if (node.type === 'LogicalExpression') return [...operands(node.left), ...operands(node.right)];
  return node.type === 'ChainExpression' ? operands(node.expression) : [node];
}

function allExpressions(ast: Expression): Expression[] {
  return outerExpressions(ast).flatMap((node) =>
    node.type === 'ArrowFunctionExpression' ? [node, ...allExpressions(node.body)] : [node],
  );
}
