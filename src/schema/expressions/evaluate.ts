import type { Expression } from './ast.ts';
import { compilerFor } from './compile/compile.ts';
import { limits } from './limits.ts';
import { parse } from './parse/parse.ts';
import { guarded } from './run/arrow.ts';
import { Run } from './run/run.ts';

export interface EvaluateOptions {
  /** Steps that the evaluation may use; 50,000 when left out. */
  steps?: number;
}

/** An expression that was read and made ready to run, any number of times and on any scope. */
export interface CompiledExpression {
  readonly text: string;
  readonly ast: Expression;
  /** As evaluateExpression. */
  readonly evaluate: (scope: object, options?: EvaluateOptions) => unknown;
}

const cache = new Map<string, CompiledExpression>();

/** Reads the text between the braces, or takes it from the cache of the 2,000 last used. Throws ExpressionError. */
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
 * The value of an expression over the names of `scope`. Reads go through the scope's objects, so reactive proxies
 * note them. An arrow function comes out as an event handler. Throws ExpressionError with code, message and position.
 */
export function evaluateExpression(
  expression: CompiledExpression | string,
  scope: object,
  options?: EvaluateOptions,
): unknown {
  const compiled = typeof expression === 'string' ? compileExpression(expression) : expression;
  return compiled.evaluate(scope, options);
}
