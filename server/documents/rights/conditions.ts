import { type Expression, extractTemplate, parseExpression } from '../../../src/schema/expressions/index.ts';

/** The parts of a condition that all must hold, each in one form; a condition more is then no other condition. */
export function partsOfCondition(condition: string | undefined): string[] {
  const text = condition === undefined ? undefined : extractTemplate(condition);
  if (condition === undefined) return [];
  const parsed = text === undefined ? undefined : parseExpression(text);
  if (!parsed || !('ast' in parsed)) return [`when ${condition}`];
  return conjuncts(parsed.ast).map((part) => `when ${JSON.stringify(part, withoutPlaces)}`);
}

function conjuncts(part: Expression): Expression[] {
  const isBoth = part.type === 'LogicalExpression' && part.operator === '&&';
  return isBoth ? [...conjuncts(part.left), ...conjuncts(part.right)] : [part];
}

/** The same is written with other spaces, brackets and quotes. */
function withoutPlaces(name: string, value: unknown): unknown {
  return name === 'start' || name === 'end' || name === 'raw' ? undefined : value;
}
