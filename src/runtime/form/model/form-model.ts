import type { Form } from '@formily/core';

import type { EvaluationContext, NodeState, ResolvedForm, ValueProblem } from '../../../engine/form/index.ts';
import type { DataRecord } from '../../ports/index.ts';
import type { FieldLooks } from './field-looks.ts';

/**
 * `values` are for steps. `record` is the body of a new record, without transient fields; `changes` is that of an
 * update, in which rows of tables contain only their changed values.
 */
export type SubmitResult =
  { ok: true; values: DataRecord; record: DataRecord; changes: DataRecord } | { ok: false; problems: ValueProblem[] };

/**
 * One open form. Values flow in one direction: `formily` stores them, the engine evaluates them after every change, and
 * components render the resulting `looks`. Components and handlers write only to the store. Methods marked “observable”
 * are tracked by reactions.
 */
export interface FormModel {
  /** The current document. Observable. */
  readonly resolved: ResolvedForm;
  readonly formily: Form;
  readonly context: EvaluationContext;
  /** True if the form has so many fields that the browser skips the layout of those outside the viewport. */
  readonly isLong: boolean;
  readonly looks: FieldLooks;
  /** Returns the evaluated state of a node with its reasons; undefined for an unknown address. Observable. */
  state(address: string): NodeState | undefined;
  controlId(path: string): string;
  /** Returns the data path of the field whose control contains the element; undefined outside every field. */
  pathOfControl(target: EventTarget): string | undefined;
  /** Returns the record that was opened or loaded last. */
  record(): DataRecord;
  /** Returns the values that were opened or loaded last, with defaults. */
  opened(): DataRecord;
  /** Returns all current values as plain objects. Observable. */
  values(): DataRecord;
  setValue(path: string, value: unknown): void;
  /**
   * Takes over a value that the server sent after the record, without making the form dirty. `known` maps the original
   * value to its current equivalent.
   */
  adopt(path: string, value: unknown, known: (before: unknown) => unknown): void;
  notifySaved(record: DataRecord): void;
  /**
   * Calls `listener` with the value at `path` in the response of each save.
   * @returns unsubscribes.
   */
  onSaved(path: string, listener: (value: unknown) => void): () => void;
  /** Returns the server's text for the value at `path`, while the value is unchanged. */
  textAt(path: string): string | undefined;
  /** Sets a problem that a widget found in the value at `path` (null: none). It holds until the value changes. */
  setWidgetProblem(path: string, message: string | null): void;
  checking(path: string, isChecking: boolean): void;
  /** Resolves when no asynchronous check is pending. */
  settled(): Promise<void>;
  /** Marks a field as visited: its problems are shown from now on. */
  check(path: string): void;
  /** Returns the shown problems that belong to no visible field. Observable. */
  formProblems(): ValueProblem[];
  /** True if there are unsaved changes. Observable. */
  isDirty(): boolean;
  /** Returns the number of errors shown at these fields and in their lines. Observable. */
  shownErrors(paths: readonly string[]): number;
  /**
   * Shows the problems of all fields, or of some, and focuses the first field with an error.
   * @returns the errors.
   */
  validate(paths?: readonly string[]): ValueProblem[];
  /**
   * Calls `open` with the path of a field before it receives the focus, so that a closed pane around it can open.
   * @returns unsubscribes.
   */
  onReveal(open: (path: string) => void): () => void;
  submit(): SubmitResult;
  /** Shows the server's problems at their fields until the values change, and focuses the first. */
  showServerProblems(problems: ValueProblem[]): void;
  /** Loads a record, for example the saved one. Clears changes and problems. */
  load(record: DataRecord): void;
  /** Works like `load`, but keeps the current values at the `kept` data paths on top of the record. */
  rebase(record: DataRecord, kept: readonly string[]): void;
  /** Replaces the document. Values, shown errors and unsaved changes are kept. */
  replaceDocument(resolved: ResolvedForm): void;
  close(): void;
}
