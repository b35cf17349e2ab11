import { type ResolvedField, scopeRecord } from '../../model/index.ts';
import type { FieldNode } from '../resolved-form.ts';

/**
 * What is known of rows from one evaluation of a form to the next. For owners whose rows never change in place only: a
 * changed row is another object.
 */
export interface RowMemo {
  /** The row as expressions see it; a copy that may be written into. */
  scopeOf(fields: readonly ResolvedField[], row: Record<string, unknown>): Record<string, unknown>;
  /** The same array for as long as the states it was made of are the same. */
  fieldsOf(node: FieldNode, states: readonly unknown[], make: () => ResolvedField[]): ResolvedField[];
  /** Whether nothing was wrong with the row by these fields. */
  isRight(row: object, fields: readonly ResolvedField[]): boolean;
  noteRight(row: object, fields: readonly ResolvedField[]): void;
}

export function createRowMemo(): RowMemo {
  const scopes = new WeakMap<object, { fields: readonly ResolvedField[]; scope: Record<string, unknown> }>();
  const made = new WeakMap<FieldNode, { states: readonly unknown[]; fields: ResolvedField[] }>();
  const right = new WeakMap<object, readonly ResolvedField[]>();
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
  };
}
