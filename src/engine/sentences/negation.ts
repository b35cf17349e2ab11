import { compileExpression, ExpressionError } from '../../schema/expressions/index.ts';

/**
 * Returns the condition inside `!( … )`, as it is written; undefined for any other expression. A negation without
 * parentheses is a condition in its own right (“is empty”).
 */
export function negatedCondition(text: string): string | undefined {
  const source = text.trim();
  try {
    const { ast } = compileExpression(source);
    const isWhole = ast.type === 'UnaryExpression' && ast.operator === '!' && ast.argument.end < ast.end;
    return isWhole ? source.slice(1).trim().slice(1, -1).trim() : undefined;
  } catch (error) {
    if (error instanceof ExpressionError) return undefined;
    throw error;
  }
}

/** Returns the negation of a condition, which `negatedCondition` reads again. */
export function negationOf(condition: string): string {
  return `!(${condition})`;
}
