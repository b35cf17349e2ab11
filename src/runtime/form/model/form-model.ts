import type { Form } from '@formily/core';

import type { EvaluationContext, NodeState, ResolvedForm, ValueProblem } from '../../../engine/form/index.ts';
import type { DataRecord } from '../../ports/index.ts';
import type { FieldLooks } from './field-looks.ts';

/**
 * `values` are for steps. `record` is the body of a new record, without transient fields; `changes` that of an update,
 * whose rows of tables hold their changed values only.
 */
export type SubmitResult =
  { ok: true; values: DataRecord; record: DataRecord; changes: DataRecord } | { ok: false; problems: ValueProblem[] };

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
