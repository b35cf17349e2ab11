import type { FieldNode, NodeState } from '../../resolve/index.ts';
import { countProblem, validateLine, type RecordChecks, type ValueProblem } from '../../rules/index.ts';
import { valueAt } from '../../values/index.ts';
import { isChecked, titled, type CheckInput } from './check-input.ts';
import type { CompiledNode } from './compile-form.ts';
import { lineFields, rowState } from './line-fields.ts';

/** Checks the rows inside a row. Conditions of their fields count only if they are literally true or false. */
export function checkRowsInside(
  node: FieldNode,
  rows: readonly CompiledNode[],
  line: object,
  index: number,
  input: CheckInput,
  checks: RecordChecks,
): ValueProblem[] {
  return rows.flatMap((row) => {
    const inner = row.node;
    const state = rowState(input.states, node, row, index);
    if (inner.kind !== 'field' || !inner.lines || !state || !isChecked(state) || inner.field.readOnly) return [];
    const path = `${node.path}.${index}.${inner.path}`;
    const value = valueAt(line, inner.path);
    const count = countProblem({ ...titled(inner), required: state.required }, value);
    if (count) return [{ ...count, path }];
    const fields = lineFields(inner, row.rows, 0, { ...input, states: fixedRowStates(row.rows) });
    const lines: readonly unknown[] = Array.isArray(value) ? value : [];
    return lines.flatMap((each, at) => validateLine(fields, each, `${path}.${at}`, input.scope.$values, checks));
  });
}

function fixedRowStates(rows: readonly CompiledNode[]): Map<string, NodeState> {
  return new Map(
    rows.map(({ node: { address, linkage } }) => {
      const { visible = true, hidden = false, disabled = false, readOnly = false, required = false } = linkage;
      const state: NodeState = {
        visible: visible === true,
        hidden: hidden !== false,
        disabled: disabled !== false,
        readOnly: readOnly !== false,
        required: required === true,
        reasons: [],
      };
      return [address, state];
    }),
  );
}
