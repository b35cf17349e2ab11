import { extractTemplate, parseExpression, type Expression } from '../../../src/schema/expressions/index.ts';

/**
 * Splits a condition into its conjuncts in a normal form, so that an added conjunct does not count as another
 * condition.
 */
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

function withoutPlaces(name: string, value: unknown): unknown {
  return name === 'start' || name === 'end' || name === 'raw' ? undefined : value;
}
