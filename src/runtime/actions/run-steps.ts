import type { ActionStep } from '../../engine/list/index.ts';
import { say } from '../../locale/index.ts';
import { ExpressionError } from '../../schema/expressions/index.ts';
import { failureText, PortError, type DataRecord } from '../ports/index.ts';
import type { ActionContext, ActionResult } from '../registry/index.ts';
import { applyResult, type Notice } from './apply-result.ts';
import { callScope } from './call-scope.ts';
import { withOrigin } from './dialog-origin.ts';
import { evaluateTemplates } from './evaluate-templates.ts';
import { orderParts, type StepPart } from './order-parts.ts';
import type { RunOptions } from './run-options.ts';

/** The outcome of a run: completed, stopped on purpose by a step or the user, or failed. */
export type RunOutcome = { ended: 'done'; value?: unknown } | { ended: 'stopped' } | { ended: 'failed'; error: Error };

/**
 * Runs steps in sequence, with their questions before the first step that writes (`orderParts`). A step's expressions
 * are evaluated before it runs and read the previous result as `$result`; a step whose `when` is false is skipped. The
 * result of a step is applied before the next step runs; if a step changed the row, the following steps run on the
 * changed row. The first failure ends the run and is reported together with the steps that have already written. After
 * a conflict (someone else changed the row) the page reloads its data, so that a retry runs on the current record.
 * Never throws.
 */
export async function runSteps(steps: readonly ActionStep[], options: RunOptions): Promise<RunOutcome> {
  const results: unknown[] = [];
  const written: string[] = [];
  let current = options;
  for (const part of orderParts(steps, options.actions)) {
    const { step, index, does } = part;
    try {
      const scope = { ...callScope(current.scope), $result: lastOf(results.slice(0, index)) };
      const answer = await runPart(part, scope, current);
      if (!answer) continue;
      if (does === 'run' && options.actions.get(step.action)?.writes) written.push(callOf(step, current));
      const openDialog = answer.openDialog && withOrigin(answer.openDialog, current);
      await applyResult({ ...answer, ...(openDialog && { openDialog }) }, options.effects);
      if (answer.stop) return { ended: 'stopped' };
      if (answer.value !== undefined) results[index] = answer.value;
      if (answer.record) current = about(answer.record, current);
    } catch (reason) {
      const error = reason instanceof Error ? reason : new Error(say('操作失败，请稍后重试。'));
      if (error instanceof PortError && error.kind === 'cancelled' && written.length === 0) return { ended: 'stopped' };
      const text = failedText(stepFailureText(error, step), callOf(step, current), written);
      if (options.tellFailure) options.tellFailure(text, error);
      else if (!isReported(error) || written.length > 0)
        options.effects.notify({ kind: 'error', text, ...linksOf(error) });
      if (isOutdated(error)) (options.effects.reread ?? options.effects.refresh)();
      return { ended: 'failed', error };
    }
  }
  const value = lastOf(results);
  return value === null ? { ended: 'done' } : { ended: 'done', value };
}

function about(record: DataRecord, options: RunOptions): RunOptions {
  const { scope, context } = options;
  return { ...options, scope: { ...scope, $record: record }, context: { ...context, record } };
}

/** Returns the failure message. If earlier steps have written, it names the failed step and the changes that remain. */
function failedText(why: string, failed: string, written: readonly string[]): string {
  if (written.length === 0) return why;
  const end = /[。！？]$/.test(why) ? '' : '。';
  return say('“{failed}”没有完成：{why}{end}前面的{written}已经完成，不会撤销。', {
    failed,
    why,
    end,
    written: written.map((name) => `“${name}”`).join('、'),
  });
}

function callOf({ action: name, args }: ActionStep, { actions, context }: RunOptions): string {
  const action = actions.get(name);
  return action?.calls?.(args, { ...context, evaluate: (template) => template }) ?? action?.title ?? name;
}

function lastOf(results: readonly unknown[]): unknown {
  return results.findLast((result) => result !== undefined) ?? null;
}

async function runPart(
  { step, does }: StepPart,
  scope: Record<string, unknown>,
  options: RunOptions,
): Promise<ActionResult | undefined> {
  if (step.when !== undefined && !evaluateTemplates(step.when, scope)) return undefined;
  const action = options.actions.get(step.action);
  if (!action)
    throw new PortError('invalid', say('没有名为“{action}”的动作，请联系配置人员。', { action: step.action }));
  const evaluate = (template: unknown, names: Record<string, unknown> = {}) =>
    evaluateTemplates(template, { ...scope, ...names });
  const fill: ActionContext['fill'] = (dialog) => options.context.fill(withOrigin(dialog, { ...options, scope }));
  const { progress: showProgress } = options.effects;
  const context = { ...options.context, evaluate, fill, ...(showProgress && { progress: showProgress }) };
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

function isReported(error: Error): boolean {
  return error instanceof PortError && error.isReported;
}

function isOutdated(error: Error): boolean {
  return error instanceof PortError && error.kind === 'conflict';
}

function linksOf(error: Error): Pick<Notice, 'links'> {
  return error instanceof PortError && error.links.length > 0 ? { links: error.links } : {};
}

function stepFailureText(error: Error, step: ActionStep): string {
  if (error instanceof ExpressionError)
    return say('步骤“{action}”的表达式出错：{message}', { action: step.action, message: error.message });
  return failureText(error);
}
