import { globals } from './globals/index.ts';
import { limits } from './limits.ts';
import { constants } from './parse/parse-primary.ts';
import { levels } from './parse/parse.ts';
import { builtinOf } from './run/builtin.ts';
import { signs } from './tokens/tokens.ts';
import { arrayMethodResult, functionResults, globalMethodResults, methodResults } from './types/method-types.ts';
import { any, arrayOf, type ExpressionType } from './types/type.ts';

export interface ExpressionCallable {
  name: string;
  result: ExpressionType['kind'];
}

/**
 * Returns a description of the language for documentation, derived only from the tables of its parser, check and
 * interpreter.
 */
export function expressionLanguage() {
  return {
    /** Each operator with its precedence as a binary operator (1 binds loosest). */
    operators: [...signs, 'typeof'].map((sign) => ({ sign, level: levelOf(sign) })),
    constants: [...constants.keys(), ...[...globals].flatMap(([name, value]) => constantNames(name, value))],
    /** Global functions, and those of global objects: `sum`, `Math.abs`. */
    functions: [...globals].flatMap(([name, value]) => functionsOf(name, value)),
    methods: Object.fromEntries(Object.keys(methodResults).map((kind) => [kind, methodsOf(kind)])),
    limits,
  };
}

function levelOf(sign: string): number | undefined {
  const level = levels.get(sign);
  if (sign === '**') return new Set(levels.values()).size + 1;
  return level === undefined ? undefined : level + 1;
}

function constantNames(name: string, value: unknown): string[] {
  const builtin = builtinOf(value);
  return builtin === undefined ? [name] : [...builtin.read.keys()].map((member) => `${name}.${member}`);
}

function functionsOf(name: string, value: unknown): ExpressionCallable[] {
  const builtin = builtinOf(value);
  const own = builtin?.call === undefined ? [] : [callable(name, functionResults[name])];
  const members = [...(builtin?.methods.keys() ?? [])];
  return [...own, ...members.map((member) => callable(`${name}.${member}`, globalMethodResults[name]?.[member]))];
}

function methodsOf(kind: string): ExpressionCallable[] {
  const results = methodResults[kind] ?? {};
  return Object.entries(results).map(([name, result]) =>
    callable(name, kind === 'array' ? arrayMethodResult(name, arrayOf(any), any) : result),
  );
}

function callable(name: string, result: ExpressionType = any): ExpressionCallable {
  return { name, result: result.kind };
}
