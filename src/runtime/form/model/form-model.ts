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
import { setValueAt, valueAt } from '../../../engine/values/index.ts';
import type { DataRecord } from '../../ports/index.ts';
import {
  createFormWriter,
  initialValues,
  isAtOrBelow,
  plainOf,
  saysTheSame,
  sentChanges,
  visibleValues,
  withoutTexts,
  withValueAt,
} from '../values/index.ts';
import { createFieldLooks, type FieldLooks } from './field-looks.ts';
import { focusControl } from './focus-control.ts';
import { createPendingChecks } from './pending-checks.ts';
import { createProblemStore } from './problem-store.ts';

/** `changes` is the body of an update: rows of tables hold their changed values only. */
export type SubmitResult =
  { ok: true; values: DataRecord; changes: DataRecord } | { ok: false; problems: ValueProblem[] };

/**
 * One open form. Values flow one way: `formily` stores them, the engine evaluates them after every change, and `looks` are
 * what is drawn of the evaluation. Components and handlers write to the store only. Methods marked “observable” are
 * tracked by reactions.
 */
export interface FormModel {
  /** The current document. Observable. */
  readonly resolved: ResolvedForm;
  readonly formily: Form;
  readonly context: EvaluationContext;
  /** The form has so many fields that the browser skips the layout of those away from the viewport. */
  readonly isLong: boolean;
  /** What is drawn of each field. */
  readonly looks: FieldLooks;
  /** The evaluated state of a node with its reasons; undefined for an unknown address. Observable. */
  state(address: string): NodeState | undefined;
  /** DOM id of the control of a data path. */
  controlId(path: string): string;
  /** The data path of the field whose control contains the element; undefined outside every field. */
  pathOfControl(target: EventTarget): string | undefined;
  /** The record that was opened or loaded last. */
  record(): DataRecord;
  /** The values that were opened or loaded last, with defaults. */
  opened(): DataRecord;
  /** All current values as plain objects. Observable. */
  values(): DataRecord;
  setValue(path: string, value: unknown): void;
  /**
   * Accepts a value that the server sent after the record, without making the form dirty. `known` maps the original value
   * to what it would be now.
   */
  adopt(path: string, value: unknown, known: (before: unknown) => unknown): void;
  /** Notifies widgets of a save, with the server's answer. */
  notifySaved(record: DataRecord): void;
  /** Calls `listener` with the value at `path` in the answer of each save. @returns unsubscribes. */
  onSaved(path: string, listener: (value: unknown) => void): () => void;
  /** The server's text for the value at `path`, while the value is unchanged. */
  textAt(path: string): string | undefined;
  /** Sets a problem that a widget found in the value at `path` (null: none). It holds until the value changes. */
  setWidgetProblem(path: string, message: string | null): void;
  /** Begins or ends an asynchronous check of the value at `path`. */
  checking(path: string, isChecking: boolean): void;
  /** Resolves when no asynchronous check is pending. */
  settled(): Promise<void>;
  /** Marks a field as visited: its problems are shown from now on. */
  check(path: string): void;
  /** Shown problems that belong to no visible field. Observable. */
  formProblems(): ValueProblem[];
  /** Whether there are unsaved changes. Observable. */
  isDirty(): boolean;
  /** The number of errors shown at these fields and in their lines. Observable. */
  shownErrors(paths: readonly string[]): number;
  /**
   * Shows the problems of all fields, or of some, and focuses the first field with an error. @returns the errors.
   */
  validate(paths?: readonly string[]): ValueProblem[];
  /** Calls `open` with the path of a field before it gets the focus, so that a closed pane around it opens. @returns
   * unsubscribes. */
  onReveal(open: (path: string) => void): () => void;
  /** Validates; gives the values to send where there is no error. */
  submit(): SubmitResult;
  /** Shows the server's problems at their fields until the values change, and focuses the first. */
  showServerProblems(problems: ValueProblem[]): void;
  /** Loads a record, such as the saved one. Clears changes and problems. */
  load(record: DataRecord): void;
  /** As `load`, but keeps the current values at some data paths on top of the record. */
  rebase(record: DataRecord, kept: readonly string[]): void;
  /** Replaces the document. Values, shown errors and unsaved changes stay. */
  replaceDocument(resolved: ResolvedForm): void;
  /** Disposes of the model when its owner (tab, dialog) closes. */
  close(): void;
}

/**
 * Up to this many fields the browser lays out all of them. Its autofill inspects forms of up to 200 controls and would lay
 * out each skipped field for that (measured at 200: it costs 80 ms, skipping saves 20 ms).
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
  // Formily keeps every form in a global list for life cycles that are not used here. Without unmounting, each opened
  // form would leak (measured: 40 KB and a slower change each).
  for (const endWatch of formily.disposers.splice(0)) endWatch();
  const problemStore = createProblemStore([...structure.addresses.keys()]);
  // Incremented whenever a value derived from the whole form may have changed.
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
    notifySaved(record) {
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
    replaceDocument(next) {
      if (next === untracked(() => document.value)) return;
      const wasDirty = untracked(isDirty);
      structure = structureOf(next);
      problemStore.arrange([...structure.addresses.keys()]);
      looks.keepOnly(structure.addresses);
      batch(() => {
        document.value = next;
      });
      // The record as this document would open it: fields that the document lacks are no change.
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

/** Indexes over a form's nodes. */
function structureOf({ nodes }: ResolvedForm) {
  const fields = fieldsOf(nodes);
  return {
    /** By data path, in the order of the form. */
    addresses: new Map(fields.map(({ path, address }) => [path, address])),
    /** Data paths of the fields that hold rows. */
    tables: fields.flatMap(({ lines, path }) => (lines ? [path] : [])),
    /** Data paths of the fields without a form item, which cannot show their own problems. */
    bare: new Set(fields.flatMap(({ decorator, path }) => (decorator === null ? [path] : []))),
  };
}

/** The id of a control is made of its form's id and its path. An element without an id is found by the label of its form item. */
function pathOf(target: EventTarget, prefix: string): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const element =
    target.closest(`[id^="${prefix}"]`) ?? target.closest('.pw-form-item')?.querySelector(`[id^="${prefix}"]`);
  return element?.id.slice(prefix.length).replace(/-(label|note)$/, '');
}
