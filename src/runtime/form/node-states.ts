import type { Field, Form, VoidField } from '@formily/core';
import { isEqual } from 'es-toolkit';

import type { FieldNode, FormEvaluation, LayoutNode, NodeState } from '../../engine/form/resolved-form.ts';
import type { FieldOption } from '../../engine/model/resolved-model.ts';
import type { JsonValue } from '../../schema/json/json-value.ts';
import type { Problem } from '../../schema/problem.ts';
import type { FieldProblems, ProblemBoard } from './problem-board.ts';

/** What a field keeps in Formily's `data`, beside what Formily has a place for. */
export interface FieldData extends Pick<FieldProblems, 'inside' | 'insideFromServer' | 'showAll'> {
  required: boolean;
  /** Why it is disabled. */
  reasons: string[];
  /** Values of the props that hold expressions. */
  props: Record<string, JsonValue>;
  /** Why its value cannot be computed. */
  problem: Problem | undefined;
  /** States of the cells of lines, by `2.qty` and, for all rows, `items.qty`. */
  cells: Record<string, NodeState>;
}

/** Holds the state of every node and writes it into the Formily fields that exist, where it has changed. */
export interface NodeStates {
  of(address: string): NodeState | undefined;
  field(node: FieldNode): Field;
  layout(node: LayoutNode): VoidField;
  /** Takes over a new evaluation. */
  update(evaluation: FormEvaluation): void;
  /** Writes the problems to be shown into their fields. */
  showProblems(): void;
}

/** `isDetail`: every field shows text. */
export function createNodeStates(form: Form, board: ProblemBoard, isDetail: boolean): NodeStates {
  let states: ReadonlyMap<string, NodeState> = new Map();
  const fields = new Map<string, { node: FieldNode; field: Field }>();
  const layouts = new Map<string, { node: LayoutNode; field: VoidField }>();

  const writeState = (node: FieldNode, field: Field) => {
    const state = states.get(node.address);
    field.title = state?.title ?? node.title;
    field.description = state?.description ?? node.description;
    field.dataSource = state?.options ?? node.options ?? noOptions;
    field.display = displayOf(state);
    field.pattern = patternOf(state, isDetail);
    writeData(field, {
      required: state?.required ?? false,
      props: state?.props ?? {},
      problem: state?.problem,
      reasons: state?.disabled ? state.reasons.filter((one) => one.state === 'disabled').map((one) => one.text) : [],
      ...(node.lines && { cells: statesBelow(states, `${node.address}.`) }),
    });
  };
  const shown = new Map<Field, FieldProblems>();
  const writeProblems = (node: FieldNode, field: Field) => {
    const before = shown.get(field);
    const problems = board.of(node.path, node.lines !== undefined);
    if (isEqual(before, problems)) return;
    shown.set(field, problems);
    const { errors, warnings, ...inLines } = problems;
    if (!isEqual(before?.errors, errors)) field.setSelfErrors(errors);
    if (!isEqual(before?.warnings, warnings)) field.setSelfWarnings(warnings);
    if (node.lines) writeData(field, inLines);
  };
  const writeLayout = (node: LayoutNode, field: VoidField) => {
    const state = states.get(node.address);
    field.title = state?.title ?? node.title;
    field.display = displayOf(state);
    if (!isEqual(field.data, state?.props)) field.data = state?.props;
  };

  return {
    of: (address) => states.get(address),
    field(node) {
      const known = fields.get(node.path);
      if (known?.node === node) return known.field;
      const field = form.createField({ name: node.path, basePath: '' });
      fields.set(node.path, { node, field });
      writeState(node, field);
      writeProblems(node, field);
      return field;
    },
    layout(node) {
      const known = layouts.get(node.address);
      if (known?.node === node) return known.field;
      const field = form.createVoidField({ name: node.address, basePath: '' });
      layouts.set(node.address, { node, field });
      writeLayout(node, field);
      return field;
    },
    update(evaluation) {
      const before = states;
      states = evaluation.states;
      const isChanged = (address: string) => !isEqual(before.get(address), states.get(address));
      for (const { node, field } of fields.values()) if (node.lines || isChanged(node.address)) writeState(node, field);
      for (const { node, field } of layouts.values()) if (isChanged(node.address)) writeLayout(node, field);
    },
    showProblems() {
      for (const { node, field } of fields.values()) writeProblems(node, field);
    },
  };
}

/** Of a field's `data`, typed. */
export function fieldData(field: Field): FieldData {
  return { ...emptyData, ...(field.data as Partial<FieldData> | undefined) };
}

const noOptions: FieldOption[] = [];

const emptyData: FieldData = {
  required: false,
  props: {},
  problem: undefined,
  reasons: [],
  cells: {},
  inside: [],
  insideFromServer: [],
  showAll: false,
};

/** By row (or `items`) and field; layout nodes inside a row are left out of the name. */
function statesBelow(states: ReadonlyMap<string, NodeState>, prefix: string): Record<string, NodeState> {
  const below = [...states].filter(([address]) => address.startsWith(prefix));
  return Object.fromEntries(
    below.map(([address, state]) => {
      const keys = address.slice(prefix.length).split('.');
      return [`${keys[0]}.${keys.at(-1)}`, state];
    }),
  );
}

function writeData(field: Field, part: Partial<FieldData>): void {
  const before = fieldData(field);
  const after = { ...before, ...part };
  if (!isEqual(before, after)) field.data = after;
}

/** Formily drops the value of what is `none`; ours are kept, and left out when the form is sent. */
function displayOf(state: NodeState | undefined): 'visible' | 'hidden' {
  return state && (!state.visible || state.hidden) ? 'hidden' : 'visible';
}

function patternOf(state: NodeState | undefined, isDetail: boolean): 'editable' | 'disabled' | 'readPretty' {
  if (isDetail || state?.readOnly) return 'readPretty';
  return state?.disabled ? 'disabled' : 'editable';
}
