import { createForm } from '@formily/core';
import { batch, observable, untracked } from '@formily/reactive';

import {
  evaluateForm,
  type EvaluationContext,
  type ResolvedForm,
  type ValueProblem,
} from '../../../engine/form/index.ts';
import { givenName, valueAt } from '../../../engine/values/index.ts';
import type { DataRecord } from '../../ports/index.ts';
import {
  createFormWriter,
  initialValues,
  isAtOrBelow,
  saysTheSame,
  sentChanges,
  visibleValues,
  withCleared,
  withoutTexts,
  withoutTransient,
  withValueAt,
} from '../values/index.ts';
import { createFieldLooks } from './field-looks.ts';
import { createFormControls } from './form-controls.ts';
import { createFormEvaluation } from './form-evaluation.ts';
import type { FormModel } from './form-model.ts';
import { structureOf } from './form-structure.ts';
import { createPendingChecks } from './pending-checks.ts';
import { createProblemStore } from './problem-store.ts';
import { ruleTargets } from './rule-targets.ts';

/**
 * Forms with up to this many fields are laid out completely. The browser's autofill inspects forms of up to 200
 * controls and would lay out each skipped field for that (measured at 200: it costs 80 ms, skipping saves 20 ms).
 */
const longForm = 250;

/**
 * Opens a form on a record. Its owner closes it, not a React effect, so hiding a tab leaves the form unchanged. In mode
 * `create` absent values get the fields' defaults.
 */
export function createFormModel(resolved: ResolvedForm, record: DataRecord, context: EvaluationContext): FormModel {
  const document = observable.ref(resolved);
  let structure = structureOf(resolved);
  let opened = initialValues(resolved, record, context);
  const formily = createForm();
  const writer = createFormWriter(formily, () => structure.tables);
  writer.overwrite(opened);
  // Formily keeps every form in a global list for life cycles that are not used here. Without unmounting, each opened
  // form would leak (measured: 40 KB and a slower change each).
  for (const endWatch of formily.disposers.splice(0)) endWatch();
  const problemStore = createProblemStore([...structure.addresses.keys()]);
  // Incremented whenever a value derived from the whole form may have changed.
  const revision = observable.ref(0);
  const evaluation = createFormEvaluation({ formily, writer, document: () => document.value, context });
  let server = record;
  const looks = createFieldLooks({
    problemStore,
    isDetail: context.mode === 'detail',
    states: evaluation.states,
    values: evaluation.values,
  });
  const stateOf = (address: string) => evaluation.states().get(address);

  const moveOn = () => {
    looks.update();
    revision.value = untracked(() => revision.value) + 1;
  };
  const stop = evaluation.start(() => {
    problemStore.update(evaluation.problems(), evaluation.values());
    moveOn();
  });
  let baseline = evaluation.visible();

  const checks = createPendingChecks();
  const placeOf = (path: string) => {
    const state = stateOf(structure.addresses.get(path) ?? '');
    if (!state?.visible || state.hidden) return 'none';
    return structure.bare.has(path) ? 'inside' : 'field';
  };
  const savers = new Set<(record: DataRecord) => void>();
  const controls = createFormControls(formily.id);
  const focusFirst = (found: ValueProblem[]) =>
    controls.show(problemStore.first(found.filter((problem) => problem.severity === 'error')));
  const validate = (paths?: readonly string[]) => {
    const errors = [...evaluation.problems(), ...problemStore.widgetProblems()].filter(
      ({ severity, path }) => severity === 'error' && (!paths || paths.some((part) => isAtOrBelow(path, part))),
    );
    batch(() => {
      if (paths) for (const path of paths) problemStore.check(path);
      else problemStore.checkAll();
      moveOn();
    });
    focusFirst(errors);
    return errors;
  };

  const load = (next: DataRecord) => {
    server = next;
    opened = initialValues(document.value, next, context);
    evaluation.open(context.mode === 'create' && next['id'] === undefined, () =>
      batch(() => {
        problemStore.clear();
        writer.overwrite(opened);
        moveOn();
      }),
    );
    baseline = evaluation.visible();
    revision.value += 1;
  };

  const visibleIn = (form: ResolvedForm, values: DataRecord) => {
    const { states, absent } = evaluateForm(form, values, context);
    return visibleValues(form, values, states, absent);
  };

  const isDirty = () => !saysTheSame(evaluation.visible(), baseline);

  formily.onMount();
  return {
    get resolved() {
      return document.value;
    },
    formily,
    context,
    get isLong() {
      return structure.addresses.size > longForm;
    },
    looks,
    state: (address) => (revision.value, stateOf(address)),
    controlId: controls.idOf,
    pathOfControl: controls.pathOf,
    record: () => server,
    opened: () => opened,
    values: () => (revision.value, evaluation.values()),
    setValue: (path, value) => writer.set([[path, value]]),
    adopt(path, value, known) {
      writer.set([[path, value]]);
      baseline = withValueAt(baseline, path, known(valueAt(baseline, path)));
      revision.value += 1;
    },
    notifySaved(record) {
      for (const listener of savers) listener(record);
    },
    onSaved(path, listener) {
      const onSave = (record: DataRecord) => listener(valueAt(record, path));
      savers.add(onSave);
      return () => void savers.delete(onSave);
    },
    textAt(path) {
      const isSent = saysTheSame(valueAt(server, path), valueAt(evaluation.values(), path));
      return isSent ? givenName(server, path) : undefined;
    },
    setWidgetProblem(path, message) {
      problemStore.setWidgetProblem(path, message, evaluation.values());
      batch(moveOn);
    },
    checking: checks.set,
    settled: checks.none,
    check(path) {
      problemStore.check(path);
      // Fields with a value whose rules read this one are checked as well.
      for (const target of ruleTargets(
        untracked(() => document.value),
        path,
      ))
        if ((valueAt(evaluation.values(), target) ?? '') !== '') problemStore.check(target);
      batch(moveOn);
    },
    formProblems: () => (revision.value, problemStore.ofForm(placeOf)),
    shownErrors: (paths) => (revision.value, paths.reduce((sum, path) => sum + problemStore.shownErrors(path), 0)),
    onReveal: controls.onReveal,
    isDirty: () => (revision.value, isDirty()),
    validate,
    submit() {
      const errors = validate();
      if (errors.length > 0) return { ok: false, problems: errors };
      const values = evaluation.visible();
      const record = withoutTransient(untracked(() => document.value).nodes, values);
      const changes = sentChanges(record, baseline, server, structure.tables);
      const cleared = withCleared(
        untracked(() => document.value),
        changes,
        server,
        evaluation.absent(),
      );
      return { ok: true, values: withoutTexts(values), record: withoutTexts(record), changes: cleared };
    },
    showServerProblems(found) {
      batch(() => {
        problemStore.showFromServer(found, evaluation.values());
        moveOn();
      });
      focusFirst(found);
    },
    load,
    rebase(next, kept) {
      const typed = kept.map((path) => [path, valueAt(evaluation.values(), path)] as const);
      load(next);
      writer.set(typed);
    },
    replaceDocument(next) {
      if (next === untracked(() => document.value)) return;
      const wasDirty = untracked(isDirty);
      const before = structure;
      structure = structureOf(next, before);
      if (structure !== before) {
        problemStore.arrange([...structure.addresses.keys()]);
        looks.keepOnly(structure.addresses);
      }
      batch(() => {
        document.value = next;
      });
      // The record as this document would open it: fields that the document lacks do not count as changes.
      baseline = wasDirty ? visibleIn(next, baseline) : evaluation.visible();
      revision.value = untracked(() => revision.value) + 1;
    },
    close() {
      stop();
      formily.onUnmount();
    },
  };
}
