import type { Expression } from './ast.ts';
import { compilerFor } from './compile/compile.ts';
import { limits } from './limits.ts';
import { parse } from './parse/parse.ts';
import { guarded } from './run/arrow.ts';
import { Run } from './run/run.ts';

export interface EvaluateOptions {
  /** The maximum number of steps. Default: 50,000. */
  steps?: number;
}

export interface CompiledExpression {
  readonly text: string;
  readonly ast: Expression;
  readonly evaluate: (scope: object, options?: EvaluateOptions) => unknown;
}

const cache = new Map<string, CompiledExpression>();

/**
 * Compiles the text between the braces, or takes it from the cache of the 2,000 last used.
 * @throws ExpressionError
 */
export function compileExpression(text: string): CompiledExpression {
  const compiled = cache.get(text) ?? compile(text);
  cache.delete(text);
  cache.set(text, compiled);
  if (cache.size > limits.cachedExpressions) cache.delete(cache.keys().next().value ?? text);
  return compiled;
}

function compile(text: string): CompiledExpression {
  const ast = parse(text);
  const code = compilerFor([]).compile(ast);
  const evaluate = (scope: object, options: EvaluateOptions = {}) => {
    const run = new Run(scope, options.steps);
    return guarded(run, () => code(run, undefined));
  };
  return Object.freeze({ text, ast, evaluate });
}

/**
 * Evaluates an expression over the names of `scope`. Reads go through the scope's objects, so that reactive proxies
 * track them. An arrow function is returned as an event handler.
 * @throws ExpressionError with code, message and position.
 */
export function evaluateExpression(
  expression: CompiledExpression | string,
  scope: object,
  options?: EvaluateOptions,
): unknown {
  const compiled = typeof expression === 'string' ? compileExpression(expression) : expression;
  return compiled.evaluate(scope, options);
}
