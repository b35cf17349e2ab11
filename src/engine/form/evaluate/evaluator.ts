import { say } from '../../../locale/index.ts';
import { evaluateExpression, ExpressionError, extractTemplate, type Scope } from '../../../schema/expressions/index.ts';
import type { Problem } from '../../../schema/problems/problem.ts';
import type { EvaluationContext } from '../../resolve/index.ts';
import { serverTimeText } from '../../values/index.ts';

export interface ExpressionSource {
  document: string;
  pointer: string;
}

export type Outcome = { ok: true; value: unknown } | { ok: false; problem: Problem };

/**
 * The names that a form's expressions can read; the values are a working copy that computed values are written into.
 */
export interface FormScope {
  $record: Record<string, unknown>;
  $values: Record<string, unknown>;
  $user: object;
  $route: object;
  $mode: string;
  $permissions: string[];
  $now: string;
  $today: string;
  $value?: unknown;
  $line?: unknown;
  $parent?: unknown;
}

export function formScope(values: Record<string, unknown>, context: EvaluationContext): FormScope {
  const now = serverTimeText(context.now);
  const scope = {
    $record: values,
    $values: values,
    $user: context.user ?? {},
    $route: context.route ?? {},
    $mode: context.mode ?? 'edit',
    $permissions: [...(context.permissions ?? [])],
    $now: now,
    $today: now.slice(0, 10),
    $value: undefined,
    $line: {},
    $parent: {},
  } satisfies Scope<'form'>;
  return scope;
}

/** Evaluates a text with braces. Failures are collected in `failures`, once per place. */
export function evaluate(
  text: string,
  scope: object,
  source: ExpressionSource,
  failures: Map<string, Problem>,
): Outcome {
  try {
    return { ok: true, value: evaluateExpression(extractTemplate(text) ?? text, scope) };
  } catch (error) {
    const problem = failure(error, text, source);
    failures.set(`${source.document}${source.pointer}${text}`, problem);
    return { ok: false, problem };
  }
}

function failure(error: unknown, text: string, source: ExpressionSource): Problem {
  const message = error instanceof Error ? error.message : String(error);
  const nearest = error instanceof ExpressionError ? error.nearest : undefined;
  return {
    severity: 'error',
    code: 'expression-failed',
    document: source.document,
    pointer: source.pointer,
    message: say('表达式 {text} 出错：{message}', { text: text.trim(), message }),
    ...(nearest !== undefined && { nearest }),
  };
}
