import { scopeRecord, type ResolvedField } from '../../model/index.ts';
import type { FieldNode } from '../../resolve/index.ts';
import type { ValueProblem } from '../../rules/index.ts';

/**
 * A cache for fields and rows between evaluations of a form. Only for owners whose rows never change in place: a
 * changed row is another object.
 */
export interface RowMemo {
  /** Returns the row as expressions read it: a copy that may be written to. */
  scopeOf(fields: readonly ResolvedField[], row: Record<string, unknown>): Record<string, unknown>;
  /** Returns the same array for as long as the states it was derived from are the same. */
  fieldsOf(node: FieldNode, states: readonly unknown[], make: () => ResolvedField[]): ResolvedField[];
  isRight(row: object, fields: readonly ResolvedField[]): boolean;
  noteRight(row: object, fields: readonly ResolvedField[]): void;
  /** Returns the known problems of a field for the same value and `required`; undefined if it has not been checked. */
  problemsOf(node: FieldNode, value: unknown, required: boolean): readonly ValueProblem[] | undefined;
  noteProblems(node: FieldNode, value: unknown, required: boolean, problems: readonly ValueProblem[]): void;
}

export function createRowMemo(): RowMemo {
  const scopes = new WeakMap<object, { fields: readonly ResolvedField[]; scope: Record<string, unknown> }>();
  const made = new WeakMap<FieldNode, { states: readonly unknown[]; fields: ResolvedField[] }>();
  const right = new WeakMap<object, readonly ResolvedField[]>();
  const checked = new WeakMap<FieldNode, { value: unknown; required: boolean; problems: readonly ValueProblem[] }>();
  return {
    scopeOf(fields, row) {
      const known = scopes.get(row);
      const scope = known?.fields === fields ? known.scope : scopeRecord(fields, row);
      if (scope !== known?.scope) scopes.set(row, { fields, scope });
      return { ...scope };
    },
    fieldsOf(node, states, make) {
      const known = made.get(node);
      if (known?.states.length === states.length && states.every((state, at) => state === known.states[at]))
        return known.fields;
      const fields = make();
      made.set(node, { states, fields });
      return fields;
    },
    isRight: (row, fields) => right.get(row) === fields,
    noteRight: (row, fields) => void right.set(row, fields),
    problemsOf(node, value, required) {
      const known = checked.get(node);
      return known && known.required === required && Object.is(known.value, value) ? known.problems : undefined;
    },
    noteProblems: (node, value, required, problems) => void checked.set(node, { value, required, problems }),
  };
}
