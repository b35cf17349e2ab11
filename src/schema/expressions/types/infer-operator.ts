import type { BinaryExpression } from '../ast.ts';
import type { Inference } from './inference.ts';
import { noOperand } from './type-words.ts';
import { alternatives, any, boolean, number, text, type ExpressionType } from './type.ts';

const arithmetic = new Set(['-', '*', '/', '%', '**']);
const notNumeric = new Set<ExpressionType['kind']>(['boolean', 'array', 'object', 'function']);

export function inferBinary(node: BinaryExpression, { infer, report }: Inference): ExpressionType {
  const sides = [node.left, node.right].map((side) => ({ side, type: infer(side) }));
  if (node.operator === '+') return sum(sides.map(({ type }) => type));
  if (!arithmetic.has(node.operator)) return boolean;
  for (const { side, type } of sides) {
    const kinds = alternatives(type).filter(({ kind }) => kind !== 'null');
    const [wrong] = kinds;
    if (!wrong || !kinds.every(({ kind }) => notNumeric.has(kind))) continue;
    report('bad-operand', noOperand(wrong, node.operator), side);
  }
  return number;
}

function sum(types: readonly ExpressionType[]): ExpressionType {
  if (types.some(({ kind }) => kind === 'string' || kind === 'array' || kind === 'object')) return text;
  const isNumber = types.every((type) => alternatives(type).every(({ kind }) => kind === 'number' || kind === 'null'));
  return isNumber ? number : any;
}
