import type { Form } from '@formily/core';
import { autorun, untracked } from '@formily/reactive';

import {
  createRowMemo,
  evaluateForm,
  reactedEvaluation,
  type EvaluationContext,
  type NodeState,
  type ReactedValues,
  type ResolvedForm,
  type ValueProblem,
} from '../../../engine/form/index.ts';
import { setValueAt } from '../../../engine/values/index.ts';
import { objectOf } from '../../../schema/json/index.ts';
import type { DataRecord } from '../../ports/index.ts';
import { plainOf, visibleValues, type FormWriter } from '../values/index.ts';

/** The engine's evaluation of a form, updated after every change of its values or its document. */
interface FormEvaluation {
  states(): ReadonlyMap<string, NodeState>;
  problems(): ValueProblem[];
  /** The evaluated values as plain objects, including computed ones. */
  values(): DataRecord;
  /** The visible ones of these values; the same object until the next evaluation. */
  visible(): DataRecord;
  absent(): ReadonlySet<string>;
  /** Writes the values of an opened record; reactions do not treat them as changes. */
  open(isNew: boolean, write: () => void): void;
  /**
   * Starts evaluating: immediately, and after each change; `done` is called after each evaluation.
   * @returns stops it.
   */
  start(done: () => void): () => void;
}

/** Creates the evaluation of the values in `formily`; `writer` writes computed values back; `document` is observed. */
export function createFormEvaluation(parts: {
  formily: Form;
  writer: FormWriter;
  document: () => ResolvedForm;
  context: EvaluationContext;
}): FormEvaluation {
  const { formily, writer, document, context } = parts;
  const memo = createRowMemo();
  let states: ReadonlyMap<string, NodeState> = new Map();
  let problems: ValueProblem[] = [];
  let current: DataRecord = {};
  let visible: DataRecord | undefined;
  let absent: ReadonlySet<string> = new Set();
  let before: ReactedValues | undefined;
  let isNew = context.mode === 'create';
  let evaluated = untracked(document);
  const evaluate = (done: () => void) => {
    const form = document();
    let values: DataRecord = objectOf(Object.entries(formily.values).map(([key, value]) => [key, plainOf(value)]));
    // A changed document does not count as a change of values.
    if (form !== evaluated) ({ before, isNew, evaluated } = { before: undefined, isNew: false, evaluated: form });
    untracked(() => {
      const reacted = reactedEvaluation(values, before, isNew, (now) => evaluateForm(form, now, context, memo));
      const { evaluation } = reacted;
      values = reacted.values;
      if (reacted.written.length > 0) writer.set(reacted.written);
      for (const [path, value] of writer.changed(values, evaluation.computed)) {
        setValueAt(values, path, value);
        writer.write(path, value);
      }
      if (!hasSameMembers(values, current)) current = values;
      visible = undefined;
      ({ states, problems, absent } = evaluation);
      before = { values, reactionValues: evaluation.reactionValues };
      done();
    });
  };
  return {
    states: () => states,
    problems: () => problems,
    values: () => current,
    visible: () => (visible ??= visibleValues(untracked(document), current, states, absent)),
    absent: () => absent,
    open(isNewRecord, write) {
      const last = before;
      ({ before, isNew } = { before: undefined, isNew: isNewRecord });
      write();
      before ??= last;
    },
    start: (done) => autorun(() => evaluate(done)),
  };
}

/** Unchanged values keep their object, so that callers can compare it by identity. */
function hasSameMembers(left: DataRecord, right: DataRecord): boolean {
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  for (const key of keys) if (!Object.hasOwn(right, key) || !Object.is(left[key], right[key])) return false;
  return true;
}
