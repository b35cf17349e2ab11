import { createForm, type Form } from '@formily/core';
import { autorun, batch, observable, untracked } from '@formily/reactive';

import './formily-compiler.ts';
import {
  createRowMemo,
  evaluateForm,
  type EvaluationContext,
  fieldsOf,
  type NodeState,
  type ResolvedForm,
  type ValueProblem,
} from '../../../engine/form/index.ts';
import type { DataRecord } from '../../ports/index.ts';
import { createFieldLooks, type FieldLooks } from './field-looks.ts';
import { focusControl } from './focus-control.ts';
import {
  createFormWriter,
  initialValues,
  isAtOrBelow,
  plainOf,
  saysTheSame,
  sentChanges,
  setValueAt,
  valueAt,
  visibleValues,
  withoutTexts,
  withValueAt,
} from '../values/index.ts';
import { createPendingChecks } from './pending-checks.ts';
import { createProblemStore } from './problem-store.ts';

/** `changes` are the values for a record that is on the server: rows of tables by what is other in them. */
export type SubmitResult =
  { ok: true; values: DataRecord; changes: DataRecord } | { ok: false; problems: ValueProblem[] };

/**
 * One open form. Values go one way: `formily` stores them, the engine evaluates them after every change, and `looks` are
 * what is drawn of the evaluation. Components and handlers write into the store only.
 */
export interface FormModel {
  /** The document it is drawn from by now. Noted by reactions. */
  readonly resolved: ResolvedForm;
  readonly formily: Form;
  readonly context: EvaluationContext;
  /** It has so many fields that what is not near the screen is not laid out. */
  readonly isLong: boolean;
  /** What is drawn of each field. */
  readonly looks: FieldLooks;
  /** What the engine says of a node, with its reasons; undefined where there is none at that address. Noted by reactions. */
  state(address: string): NodeState | undefined;
  /** DOM id of the control of a data path. */
  controlId(path: string): string;
  /** The data path of the field whose control an element is, or stands in; undefined outside of all. */
  pathOfControl(target: EventTarget): string | undefined;
  /** The record it was opened on, or took over last. */
  record(): DataRecord;
  /** The values it was opened with, or took over last, defaults included. */
  opened(): DataRecord;
  /** All values as they are now, plain. Noted by reactions. */
  values(): DataRecord;
  setValue(path: string, value: unknown): void;
  /**
   * Takes a value that came from the server after the record did: no change of a person's. `known` makes of the value
   * there was before anybody changed it the one there would be now.
   */
  adopt(path: string, value: unknown, known: (before: unknown) => unknown): void;
  /** Tells the widgets that the record was saved, with the server's answer. */
  tellSaved(record: DataRecord): void;
  /** Calls `listener` with the value at `path` in the answer of each save. Gives the end. */
  onSaved(path: string, listener: (value: unknown) => void): () => void;
  /** The text the server put beside the value at `path`, while the value is the one it sent. */
  textAt(path: string): string | undefined;
  /** A widget found something wrong with the value at `path` (null: nothing any longer); stands until it changes. */
  setWidgetProblem(path: string, message: string | null): void;
  /** A widget has the value at `path` checked elsewhere, or has its answer. */
  checking(path: string, isChecking: boolean): void;
  /** Resolves once no value is being checked elsewhere. */
  settled(): Promise<void>;
  /** The field was left: what is wrong with it shows from now on. */
  check(path: string): void;
  /** Shown problems that have no field to stand at. Noted by reactions. */
  formProblems(): ValueProblem[];
  /** Whether there is something to save. Noted by reactions. */
  isDirty(): boolean;
  /** How many errors are shown at those fields, inside their lines too. Noted by reactions. */
  shownErrors(paths: readonly string[]): number;
  /**
   * Shows every problem, or those of some fields, and brings the first wrong one into view and focus; gives the errors,
   * none where all is well.
   */
  validate(paths?: readonly string[]): ValueProblem[];
  /** Calls `open` with the path of a field that is about to take the focus, so that what hides it opens. Gives the end. */
  onReveal(open: (path: string) => void): () => void;
  /** As `validate`; gives what to send where there is no error. */
  submit(): SubmitResult;
  /** Shows what the server found at the fields until their values change; focuses the first. */
  showServerProblems(problems: ValueProblem[]): void;
  /** Takes over a record (the one saved): nothing is dirty, nothing is wrong. */
  load(record: DataRecord): void;
  /** As `load`, with what was typed at some data paths put on top of the record. */
  rebase(record: DataRecord, kept: readonly string[]): void;
  /** Goes on with a changed document: values, shown errors and what there is to save stay. */
  takeDocument(resolved: ResolvedForm): void;
  /** The owner (tab, dialog) closed; the model must not be used again. */
  close(): void;
}

/**
 * So many fields are laid out at once. A browser looks through forms of up to 200 controls for what it could fill in, and
 * lays out each field for that which was left out (measured at 200: 80 ms, where leaving them out saves 20).
 */
const longForm = 250;

/**
 * Opens a form on a record. Its owner closes it; React's effects do not, so hiding a tab leaves it as it is.
 * In mode `create` absent values get the fields' defaults.
 */
export function createFormModel(resolved: ResolvedForm, record: DataRecord, context: EvaluationContext): FormModel {
  const document = observable.ref(resolved);
  let structure = structureOf(resolved);
  let opened = initialValues(resolved, record, context);
  const formily = createForm();
  const writer = createFormWriter(formily, () => structure.tables);
  writer.overwrite(opened);
  // Formily watches each form from a global list, for life cycles that nothing here listens to: whoever does not end
  // that keeps every form that was ever opened (measured: 40 KB and a slower change each).
  for (const endWatch of formily.disposers.splice(0)) endWatch();
  const problemStore = createProblemStore([...structure.addresses.keys()]);
  // Moves on whenever something that is derived from the whole form may have changed.
  const revision = observable.ref(0);
  const memo = createRowMemo();
  let states: ReadonlyMap<string, NodeState> = new Map();
  let problems: ValueProblem[] = [];
  let current: DataRecord = {};
  let server = record;
  const looks = createFieldLooks({
    problemStore,
    isDetail: context.mode === 'detail',
    states: () => states,
    values: () => current,
  });
  const stateOf = (address: string) => states.get(address);

  const moveOn = () => {
    looks.update();
    revision.value = untracked(() => revision.value) + 1;
  };
  const stop = autorun(() => {
    const form = document.value;
    const values: DataRecord = Object.fromEntries(
      Object.entries(formily.values).map(([key, value]) => [key, plainOf(value)]),
    );
    const evaluation = evaluateForm(form, values, context, memo);
    untracked(() => {
      const computed = [...evaluation.computed].filter(([path, value]) => !saysTheSame(valueAt(values, path), value));
      for (const [path, value] of writer.whole(values, computed)) {
        setValueAt(values, path, value);
        writer.write(path, value);
      }
      current = values;
      states = evaluation.states;
      problems = evaluation.problems;
      problemStore.update(problems, values);
      moveOn();
    });
  });
  const visible = () => visibleValues(document.value, current, stateOf);
  let baseline = untracked(visible);

  const checks = createPendingChecks();
  const placeOf = (path: string) => {
    const state = stateOf(structure.addresses.get(path) ?? '');
    if (!state?.visible || state.hidden) return 'none';
    return structure.bare.has(path) ? 'inside' : 'field';
  };
  const revealers = new Set<(path: string) => void>();
  const savers = new Set<(record: DataRecord) => void>();
  const controlId = (path: string) => `form-${formily.id}-${path}`;
  const focusFirst = (found: ValueProblem[]) => {
    const first = problemStore.first(found.filter((problem) => problem.severity === 'error'));
    if (!first) return;
    for (const open of revealers) open(first.path);
    focusControl(controlId(first.path));
  };
  const validate = (paths?: readonly string[]) => {
    const errors = [...problems, ...problemStore.widgetProblems()].filter(
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
    batch(() => {
      problemStore.clear();
      writer.overwrite(opened);
      moveOn();
    });
    baseline = visible();
    revision.value += 1;
  };

  const isDirty = () => !saysTheSame(visible(), baseline);

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
    controlId,
    pathOfControl: (target) => pathOf(target, controlId('')),
    record: () => server,
    opened: () => opened,
    values: () => (revision.value, current),
    setValue: (path, value) => writer.set([[path, value]]),
    adopt(path, value, known) {
      writer.set([[path, value]]);
      baseline = withValueAt(baseline, path, known(valueAt(baseline, path)));
      revision.value += 1;
    },
    tellSaved(record) {
      for (const listener of savers) listener(record);
    },
    onSaved(path, listener) {
      const onSave = (record: DataRecord) => listener(valueAt(record, path));
      savers.add(onSave);
      return () => void savers.delete(onSave);
    },
    textAt(path) {
      const text = valueAt(server, `${path}_dictText`);
      return typeof text === 'string' && saysTheSame(valueAt(server, path), valueAt(current, path)) ? text : undefined;
    },
    setWidgetProblem(path, message) {
      problemStore.setWidgetProblem(path, message, current);
      batch(moveOn);
    },
    checking: checks.set,
    settled: checks.none,
    check(path) {
      problemStore.check(path);
      batch(moveOn);
    },
    formProblems: () => (revision.value, problemStore.ofForm(placeOf)),
    shownErrors: (paths) => (revision.value, paths.reduce((sum, path) => sum + problemStore.shownErrors(path), 0)),
    onReveal(open) {
      revealers.add(open);
      return () => void revealers.delete(open);
    },
    isDirty: () => (revision.value, isDirty()),
    validate,
    submit() {
      const errors = validate();
      if (errors.length > 0) return { ok: false, problems: errors };
      const values = visible();
      return { ok: true, values: withoutTexts(values), changes: sentChanges(values, baseline, structure.tables) };
    },
    showServerProblems(found) {
      batch(() => {
        problemStore.showFromServer(found, current);
        moveOn();
      });
      focusFirst(found);
    },
    load,
    rebase(next, kept) {
      const typed = kept.map((path) => [path, valueAt(current, path)] as const);
      load(next);
      writer.set(typed);
    },
    takeDocument(next) {
      if (next === untracked(() => document.value)) return;
      const wasDirty = untracked(isDirty);
      structure = structureOf(next);
      problemStore.arrange([...structure.addresses.keys()]);
      looks.keepOnly(structure.addresses);
      batch(() => {
        document.value = next;
      });
      // What the record would say under this document: fields that it does not show are no difference.
      const before = wasDirty ? evaluateForm(next, baseline, context).states : states;
      baseline = visibleValues(next, wasDirty ? baseline : current, (address) => before.get(address));
      revision.value = untracked(() => revision.value) + 1;
    },
    close() {
      stop();
      formily.onUnmount();
    },
  };
}

/** What is looked up in a form again and again. */
function structureOf({ nodes }: ResolvedForm) {
  const fields = fieldsOf(nodes);
  return {
    /** By data path, in the order of the form. */
    addresses: new Map(fields.map(({ path, address }) => [path, address])),
    /** Data paths of the fields that hold rows. */
    tables: fields.flatMap(({ lines, path }) => (lines ? [path] : [])),
    /** Data paths of the fields that stand without a form item, and so cannot show a problem of their own. */
    bare: new Set(fields.flatMap(({ decorator, path }) => (decorator === null ? [path] : []))),
  };
}

/** Controls have the id of their form and their path; what has no id stands in an item whose label has one. */
function pathOf(target: EventTarget, prefix: string): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const element =
    target.closest(`[id^="${prefix}"]`) ?? target.closest('.pw-form-item')?.querySelector(`[id^="${prefix}"]`);
  return element?.id.slice(prefix.length).replace(/-(label|note)$/, '');
}
