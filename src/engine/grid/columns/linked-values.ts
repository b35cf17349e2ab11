import type { ResolvedColumn } from '../../list/index.ts';
import type { GridRecord } from '../rows/index.ts';

/**
 * What a change of one cell changes in its row: the value itself, the server's name of the value before (gone), and
 * the columns that depend on it (`linkage`), which are emptied, and those that depend on them. A cleared reference
 * takes back what it had copied.
 */
export function valuesOfChange(columns: readonly ResolvedColumn[], key: string, value: unknown): GridRecord {
  const values: Record<string, unknown> = { [key]: value, [textKey(key)]: undefined };
  const empty = (parent: string) => {
    for (const column of columns) {
      if (column.parentColumn !== parent || Object.hasOwn(values, column.key)) continue;
      values[column.key] = null;
      values[textKey(column.key)] = undefined;
      empty(column.key);
    }
  };
  empty(key);
  const copies = columns.find((column) => column.key === key)?.field.reference?.copy ?? {};
  for (const copied of isCleared(value) ? Object.values(copies) : []) {
    values[copied] = null;
    values[textKey(copied)] = undefined;
  }
  return values;
}

/**
 * What choosing a record in a reference column brings into the row beside the value: its name, and the fields that the
 * model says are copied, with their names.
 */
export function valuesOfChoice(column: ResolvedColumn, chosen: GridRecord): GridRecord {
  const { labelField } = column.componentProps;
  const name = typeof labelField === 'string' ? chosen[labelField] : undefined;
  const values: Record<string, unknown> = typeof name === 'string' ? { [textKey(column.key)]: name } : {};
  for (const [from, to] of Object.entries(column.field.reference?.copy ?? {})) {
    values[to] = chosen[from] ?? null;
    values[textKey(to)] = chosen[textKey(from)];
  }
  return values;
}

function isCleared(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Where the text of a value stands in a record. */
export function textKey(key: string): string {
  return `${key}_dictText`;
}
