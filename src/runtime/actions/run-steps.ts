import type { ActionStep } from '../../engine/list/index.ts';
import { ExpressionError } from '../../schema/expressions/index.ts';
import { failureText, PortError } from '../ports/index.ts';
import type { Registry } from '../registry/index.ts';
import type { ActionContext, ActionResult } from './action-result.ts';
import { type ActionEffects, applyResult } from './apply-result.ts';
import { withOrigin } from './dialog-origin.ts';
import { evaluateTemplates } from './evaluate-templates.ts';
import { orderParts, type StepPart } from './order-parts.ts';

/** What the steps of one button run with. `context.evaluate` is made for each step. */
export interface RunOptions {
  actions: Registry['actions'];
  /** Names that expressions see: `$record`, `$selection`, `$values`, `$user`, `$permissions`, … */
  scope: Readonly<Record<string, unknown>>;
  context: Omit<ActionContext, 'evaluate'>;
  effects: ActionEffects;
  /** Reports why a step failed; by default through `effects.notify`. */
  tellFailure?: (text: string, error: Error) => void;
}

/** How the steps ended: all done, ended by a step or a person on purpose, or failed. */
export type RunOutcome =
  | { ended: 'done'; /** What the last step gave. */ value?: unknown }
  | { ended: 'stopped' }
  | { ended: 'failed'; error: Error };

/**
 * Runs steps in sequence, their questions before the first that writes (`orderParts`). Expressions of a step are evaluated
 * before it runs and see the value of the step before it as `$result`; one whose `when` does not hold is skipped. The
 * result of a step is applied before the next. The first failure ends the run and is reported. Never throws.
 */
export async function runSteps(steps: readonly ActionStep[], options: RunOptions): Promise<RunOutcome> {
  const results: unknown[] = [];
  for (const part of orderParts(steps, options.actions)) {
    const { step, index } = part;
    try {
      const answer = await runPart(part, { ...options.scope, $result: lastOf(results.slice(0, index)) }, options);
      const openDialog = answer.openDialog && withOrigin(answer.openDialog, options);
      await applyResult({ ...answer, ...(openDialog && { openDialog }) }, options.effects);
      if (answer.stop) return { ended: 'stopped' };
      if (answer.value !== undefined) results[index] = answer.value;
    } catch (reason) {
      const error = reason instanceof Error ? reason : new Error('操作失败，请稍后重试。');
      if (error instanceof PortError && error.kind === 'cancelled') return { ended: 'stopped' };
      const text = stepFailureText(error, step);
      if (options.tellFailure) options.tellFailure(text, error);
      else if (!isReported(error)) options.effects.notify({ kind: 'error', text });
      return { ended: 'failed', error };
    }
  }
  const value = lastOf(results);
  return value === null ? { ended: 'done' } : { ended: 'done', value };
}

/** What the last step that gave something gave; null where none did. */
function lastOf(results: readonly unknown[]): unknown {
  return results.findLast((result) => result !== undefined) ?? null;
}

async function runPart(
  { step, does }: StepPart,
  scope: Record<string, unknown>,
  options: RunOptions,
): Promise<ActionResult> {
  if (step.when !== undefined && !evaluateTemplates(step.when, scope)) return {};
  const action = options.actions.get(step.action);
  if (!action) throw new PortError('invalid', `没有名为“${step.action}”的动作，请联系配置人员。`);
  const evaluate = (template: unknown, names: Record<string, unknown> = {}) =>
    evaluateTemplates(template, { ...scope, ...names });
  const fill: ActionContext['fill'] = (dialog) => options.context.fill(withOrigin(dialog, { ...options, scope }));
  const context = { ...options.context, evaluate, fill };
  if (does === 'ask') {
    const question = action.question?.(evaluateTemplates(step.args, scope), context);
    return { stop: question !== undefined && !(await context.confirm(question)) };
  }
  if (action.progress === undefined || !options.effects.progress) {
    return action.run(evaluateTemplates(step.args, scope), context);
  }
  const call = new AbortController();
  const progress = options.effects.progress(action.progress, () => call.abort());
  const told = { signal: call.signal, onProgress: progress.update };
  try {
    return await action.run(evaluateTemplates(step.args, scope), { ...context, ...told });
  } finally {
    progress.end();
  }
}

/** Whether the application has reported the error already. */
function isReported(error: Error): boolean {
  return error instanceof PortError && error.isReported;
}

function stepFailureText(error: Error, step: ActionStep): string {
  if (error instanceof ExpressionError) return `步骤“${step.action}”的表达式出错：${error.message}`;
  return failureText(error);
}
