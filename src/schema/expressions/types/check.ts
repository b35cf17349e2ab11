import type { Expression } from '../ast.ts';
import { parseExpression } from '../parse/parse.ts';
import type { ExpressionProblem } from '../problem.ts';
import { inferenceOver } from './infer.ts';
import type { ExpressionType, ScopeTypes } from './type.ts';

/**
 * Checks the text between the braces against the types of the names in scope, without evaluating it: syntax, unknown
 * names, fields and methods, calls of values that are not callable, arithmetic on values that are not numbers. Values
 * of kind `any` are never reported. Returns the problems by position.
 */
export function checkExpression(text: string, types: ScopeTypes): ExpressionProblem[] {
  const parsed = parseExpression(text);
  if ('problem' in parsed) return [parsed.problem];
  const problems = new Map<string, ExpressionProblem>();
  const inference = inferenceOver(types, (code, message, { start, end }, nearest) => {
    problems.set(`${code} ${start}`, {
      code,
      message,
      position: start,
      end,
      ...(nearest === undefined ? {} : { nearest }),
    });
  });
  inference.infer(parsed.ast);
  return [...problems.values()].sort((left, right) => left.position - right.position);
}

/** Returns the type of an expression's result; `any` if it cannot be inferred. */
export function inferType(ast: Expression, types: ScopeTypes): ExpressionType {
  return inferenceOver(types, () => undefined).infer(ast);
}
