import type { ResolvedField } from '../../model/index.ts';
import { tablePermissions } from '../../permission/index.ts';
import type { FieldNode, NodeState } from '../../resolve/index.ts';
import { isChecked, titled, type CheckInput } from './check-input.ts';
import type { CompiledNode } from './compile-form.ts';

/**
 * Returns the fields of one row as columns and row nodes modify them, without those that the user cannot see or change
 * there.
 */
export function lineFields(
  node: FieldNode,
  rows: readonly CompiledNode[],
  index: number,
  { states, authority }: Pick<CheckInput, 'states' | 'authority'>,
): ResolvedField[] {
  const fields = new Map<string, ResolvedField>();
  for (const field of node.lines?.model.fields ?? []) {
    if (field.name !== node.field.child?.parent && !field.child && !field.readOnly) fields.set(field.name, field);
  }
  const { hides, disables } = tablePermissions(authority, node.lines?.table?.permission);
  for (const { key, field, visible, disabled } of node.lines?.columns ?? []) {
    if (visible === false || disabled === true || hides(key) || disables(key)) fields.delete(key);
    else if (fields.has(key)) fields.set(key, field);
  }
  for (const row of rows) {
    if (row.node.kind !== 'field' || !fields.has(row.node.path)) continue;
    const state = rowState(states, node, row, index);
    if (state && !isChecked(state)) fields.delete(row.node.path);
    else if (state) fields.set(row.node.path, asColumn(row.node, state.required, fields.get(row.node.path)));
  }
  return [...fields.values()].filter((field) => !field.readOnly);
}

function asColumn(node: FieldNode, required: boolean, column: ResolvedField | undefined): ResolvedField {
  if (!column) return { ...titled(node), required };
  const { options, requiredMessage, rangeMessage } = column;
  return {
    ...titled(node),
    required: required || column.required,
    readOnly: node.field.readOnly || column.readOnly,
    ...(requiredMessage !== undefined && { requiredMessage }),
    ...(rangeMessage !== undefined && { rangeMessage }),
    ...(options && { options }),
  };
}

/** Returns the state of a node in a row: the row's own state, or that of all rows. */
export function rowState(
  states: Map<string, NodeState>,
  node: FieldNode,
  row: CompiledNode,
  index: number,
): NodeState | undefined {
  const inside = row.node.address.slice(`${node.address}.items`.length);
  return states.get(`${node.address}.${index}${inside}`) ?? states.get(row.node.address);
}
