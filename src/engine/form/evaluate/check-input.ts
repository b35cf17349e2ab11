import type { Problem } from '../../../schema/problems/problem.ts';
import type { ResolvedField } from '../../model/index.ts';
import type { Authority } from '../../permission/index.ts';
import type { FieldNode, NodeState, ResolvedForm } from '../../resolve/index.ts';
import type { CompiledForm } from './compile-form.ts';
import type { FormScope } from './evaluator.ts';
import type { RowMemo } from './row-memo.ts';

export interface CheckInput {
  form: ResolvedForm;
  compiled: CompiledForm;
  values: object;
  scope: FormScope;
  states: Map<string, NodeState>;
  absent: ReadonlySet<string>;
  failures: Map<string, Problem>;
  memo: RowMemo | undefined;
  authority: Authority | undefined;
}

/** Returns true for a node that the user can see and change. Problems of other nodes could not be corrected. */
export function isChecked(state: NodeState): boolean {
  return state.visible && !state.hidden && !state.disabled && !state.readOnly && !state.problem;
}

/** Returns the field of a node with the title that the form gives it. */
export function titled(node: FieldNode): ResolvedField {
  return node.title === '' || node.title === node.field.title ? node.field : { ...node.field, title: node.title };
}
