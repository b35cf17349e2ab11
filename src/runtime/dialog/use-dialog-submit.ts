import { useRef, useState } from 'react';

import type { ResolvedDialog } from '../../engine/dialog/index.ts';
import { runSteps, type RunOutcome } from '../actions/index.ts';
import type { FormModel } from '../form/index.ts';
import { failureText, PortError, portError, type DataRecord } from '../ports/index.ts';
import { useRuntime } from '../registry/index.ts';
import type { dialogRun } from './dialog-run.ts';
import { savedNotice } from './saved-notice.ts';

/** The state of 确定 in a dialog document. */
export interface DialogSubmit {
  running: boolean;
  failure: string | undefined;
  /**
   * Validates the form and runs the steps, or saves a new record. A call while it is running, or after it has
   * succeeded, is ignored.
   */
  submit: () => Promise<void>;
  /** Does the same, but keeps the dialog open. */
  apply: () => Promise<void>;
}

/** Returns true if 确定 has an effect; it always has for a question. */
export function canSubmit(dialog: ResolvedDialog, isQuestion = false): boolean {
  if (dialog.submitProblem) return false;
  return dialog.submit || isQuestion ? true : dialog.body.kind === 'form' && dialog.body.form.model !== undefined;
}

/**
 * Returns the submission of a dialog. `on.done` is called with the form's values after all steps have run; `on.applied`
 * if the dialog is to stay open. A step that fails, or that the user cancels, leaves the dialog open. A question
 * without steps saves nothing.
 */
export function useDialogSubmit(
  dialog: ResolvedDialog,
  run: ReturnType<typeof dialogRun>,
  form: FormModel | undefined,
  on: { done: (values: DataRecord) => void; applied?: () => Promise<void>; isQuestion?: boolean },
): DialogSubmit {
  const { ports, registry } = useRuntime();
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isUnderWay = useRef(false);

  const showFailure = (text: string, error: Error) => {
    const problems = error instanceof PortError ? error.problems : [];
    form?.showServerProblems(problems);
    if (problems.length === 0) setFailure(text);
  };
  const save = async (values: DataRecord): Promise<RunOutcome> => {
    try {
      const { model } = form?.resolved ?? {};
      const saved = await ports.records.create(`${model?.resource}/add`, values);
      run.effects.notify(savedNotice(model, saved));
      run.effects.refresh();
      return { ended: 'done' };
    } catch (reason) {
      const error = portError(reason);
      showFailure(failureText(error), error);
      return { ended: 'failed', error };
    }
  };
  const runAll = (steps: NonNullable<ResolvedDialog['submit']>, values: DataRecord): Promise<RunOutcome> => {
    const setValues = (given: DataRecord) => {
      for (const [name, value] of Object.entries(given)) form?.setValue(name, value);
    };
    return runSteps(steps, {
      actions: registry.actions,
      scope: { ...run.scope, $values: values },
      context: { ...run.context, values },
      effects: { ...run.effects, setValues },
      tellFailure: showFailure,
    });
  };
  const finish = async (stays: boolean) => {
    if (isUnderWay.current || !canSubmit(dialog, on.isQuestion)) return;
    isUnderWay.current = true;
    await form?.settled();
    const checked = form?.submit();
    if (checked && !checked.ok) {
      isUnderWay.current = false;
      return;
    }
    setRunning(true);
    setFailure(undefined);
    const values = checked?.values ?? {};
    const steps = dialog.submit ?? (on.isQuestion ? [] : undefined);
    const outcome = await (steps ? runAll(steps, values) : save(checked?.record ?? {}));
    const isDone = outcome.ended === 'done';
    if (isDone && stays) {
      await on.applied?.();
      form?.load(form.values());
    }
    // The dialog is closing: a key that is still pressed must not submit again.
    isUnderWay.current = isDone && !stays;
    setRunning(false);
    if (isDone && !stays) on.done(values);
  };
  return { running, failure, submit: () => finish(false), apply: () => finish(true) };
}
