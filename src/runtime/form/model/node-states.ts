import type { Field, Form, VoidField } from '@formily/core';
import { isEqual } from 'es-toolkit';

import type { FieldNode, FormEvaluation, LayoutNode, NodeState } from '../../../engine/form/index.ts';
import type { DataRecord } from '../../data/ports.ts';
import { createFieldLooks, type FieldLook, type FieldLooks } from './field-looks.ts';
import type { ProblemBoard } from './problem-board.ts';

/**
 * Holds the state of every node. What is drawn comes from it directly; a Formily field is made when somebody asks for
 * one (a thousand of them cost more than all that is drawn), and follows from then on.
 */
export interface NodeStates {
  of(address: string): NodeState | undefined;
  looks: FieldLooks;
  field(node: FieldNode): Field;
  layout(node: LayoutNode): VoidField;
  /** Takes over a new evaluation of these values. */
  update(evaluation: FormEvaluation, values: DataRecord): void;
  /** Tells the fields of what there is to show now. */
  show(): void;
}

/** `isDetail`: every field shows text. */
export function createNodeStates(form: Form, board: ProblemBoard, isDetail: boolean): NodeStates {
  let states: ReadonlyMap<string, NodeState> = new Map();
  let values: DataRecord = {};
  const looks = createFieldLooks({ board, isDetail, states: () => states, values: () => values });
  const fields = new Map<string, { node: FieldNode; field: Field; shown?: FieldLook }>();
  const layouts = new Map<string, { node: LayoutNode; field: VoidField }>();

  const write = (entry: { node: FieldNode; field: Field; shown?: FieldLook }) => {
    const look = looks.of(entry.node);
    if (entry.shown !== look) writeLook(entry.field, look, entry.shown);
    entry.shown = look;
  };
  const writeLayout = (node: LayoutNode, field: VoidField) => {
    const state = states.get(node.address);
    field.title = state?.title ?? node.title;
    field.display = state && (!state.visible || state.hidden) ? 'hidden' : 'visible';
    if (!isEqual(field.data, state?.props)) field.data = state?.props;
  };

  return {
    of: (address) => states.get(address),
    looks,
    field(node) {
      const known = fields.get(node.path);
      if (known?.node === node) return known.field;
      const entry = { node, field: form.createField({ name: node.path, basePath: '' }) };
      fields.set(node.path, entry);
      write(entry);
      return entry.field;
    },
    layout(node) {
      const known = layouts.get(node.address);
      if (known?.node === node) return known.field;
      const field = form.createVoidField({ name: node.address, basePath: '' });
      layouts.set(node.address, { node, field });
      writeLayout(node, field);
      return field;
    },
    update(evaluation, next) {
      const before = states;
      states = evaluation.states;
      values = next;
      const isChanged = (address: string) => !isEqual(before.get(address), states.get(address));
      for (const { node, field } of layouts.values()) if (isChanged(node.address)) writeLayout(node, field);
    },
    show() {
      looks.update();
      for (const entry of fields.values()) write(entry);
    },
  };
}

/** Formily drops the value of what is `none`; ours are kept, and left out when the form is sent. */
function writeLook(field: Field, look: FieldLook, before: FieldLook | undefined): void {
  field.title = look.title;
  field.description = look.description;
  field.dataSource = look.options;
  field.display = look.isVisible ? 'visible' : 'hidden';
  field.pattern = look.isReadOnly ? 'readPretty' : look.isDisabled ? 'disabled' : 'editable';
  if (!isEqual(before?.errors ?? [], look.errors)) field.setSelfErrors(look.errors);
  if (!isEqual(before?.warnings ?? [], look.warnings)) field.setSelfWarnings(look.warnings);
  if (!isEqual(before?.data, look.data)) field.data = look.data;
}
