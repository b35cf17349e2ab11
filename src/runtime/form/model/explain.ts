import {
  fieldsOf,
  type FieldNode,
  type FieldTreeNode,
  type LayoutNode,
  type StateReason,
} from '../../../engine/form/index.ts';
import { valueAt } from '../../../engine/values/index.ts';
import { bracketed, say } from '../../../locale/index.ts';
import { compileExpression, extractTemplate, freeNames } from '../../../schema/expressions/index.ts';
import type { FormModel } from './form-model.ts';

export interface Explanation {
  address: string;
  title: string;
  reasons: {
    state: StateReason['state'];
    text: string;
    /** The document and the place in it, e.g. `base/customer.form#/properties/name/x-visible`. */
    place: string;
    /** The current values that the deciding expression reads, e.g. `等级 = 重点客户`. */
    values: string[];
  }[];
}

/** Returns the reasons for the state of a field; undefined for an unknown path. */
export function explainField(form: FormModel, path: string): Explanation | undefined {
  const node = fieldsOf(form.resolved.nodes).find((field) => field.path === path);
  return node && explain(form, node);
}

/** Returns the hidden fields and groups with their reasons. Observable. */
export function explainHidden(form: FormModel): Explanation[] {
  const hidden = nodesOf(form.resolved.nodes).filter(({ address }) => {
    const state = form.state(address);
    return state !== undefined && (!state.visible || state.hidden);
  });
  return hidden.map((node) => explain(form, node, ['visible', 'hidden']));
}

/** Returns the visible fields that are disabled or read-only, with their reasons. Observable. */
export function explainLocked(form: FormModel): Explanation[] {
  const locked = fieldsOf(form.resolved.nodes).filter(({ address }) => {
    const state = form.state(address);
    return state !== undefined && state.visible && !state.hidden && (state.disabled || state.readOnly);
  });
  return locked.map((node) => explain(form, node, ['disabled', 'readOnly', 'value']));
}

function explain(form: FormModel, node: FieldNode | LayoutNode, only?: StateReason['state'][]): Explanation {
  const reasons = form.state(node.address)?.reasons ?? [];
  return {
    address: node.address,
    title: node.title !== undefined && node.title !== '' ? node.title : node.key,
    reasons: reasons
      .filter(({ state }) => !only || only.includes(state))
      .map(({ state, text, pointer, expression, carrier = node }) => ({
        state,
        text,
        place: `${carrier.document}#${pointer ?? carrier.pointer}`,
        values: expression === undefined ? [] : valuesIn(expression, form, carrier),
      })),
  };
}

function valuesIn(expression: string, form: FormModel, node: FieldNode | LayoutNode): string[] {
  const told = namesIn(expression).flatMap(({ name, path }) => {
    if (name === '$value') return node.kind === 'field' ? [valueText(form, node.path)] : [];
    if (name === '$mode') return [`$mode = ${form.context.mode ?? 'edit'}`];
    if (name === '$user') return [`$user.${path.join('.')} = ${textOf(valueAt(form.context.user, path.join('.')))}`];
    const isRecord = name === '$record' || name === '$values';
    return isRecord && path[0] !== undefined ? [valueText(form, path[0])] : [];
  });
  return [...new Set(told)];
}

function namesIn(expression: string): ReturnType<typeof freeNames> {
  try {
    return freeNames(compileExpression(extractTemplate(expression) ?? expression).ast);
  } catch {
    return [];
  }
}

/** Formats a field and its value: `等级 = 重点客户（A）`. */
function valueText(form: FormModel, path: string): string {
  const node = fieldsOf(form.resolved.nodes).find((field) => field.path === path);
  const value = valueAt(form.values(), path);
  const field = node?.field ?? form.resolved.model?.fields.find(({ name }) => name === path);
  const label = field?.options?.find((option) => String(option.value) === String(value))?.label ?? form.textAt(path);
  const text = textOf(value);
  return `${node?.title ?? field?.title ?? path} = ${label === undefined ? text : label + bracketed(text)}`;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return say('（空）');
  if (Array.isArray(value)) return say('{count} 项', { count: value.length });
  if (typeof value === 'boolean') return value ? say('是') : say('否');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function nodesOf(nodes: readonly FieldTreeNode[]): (FieldNode | LayoutNode)[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'problem') return [];
    return node.kind === 'field' ? [node] : [node, ...nodesOf(node.children)];
  });
}
