import type { ResolvedColumn } from '../../list/index.ts';
import { markKey, textKey } from '../../values/index.ts';
import type { GridRecord } from '../rows/index.ts';

/**
 * What a change of one cell changes in its row: the value itself, the server's name of the value before (gone), and
 * the columns that depend on it (`linkage`), which are emptied, and those that depend on them. A cleared reference
 * takes back what it had copied.
 */
export function valuesOfChange(columns: readonly ResolvedColumn[], key: string, value: unknown): GridRecord {
  const values: Record<string, unknown> = { [key]: value, ...noName(key) };
  const empty = (parent: string) => {
    for (const column of columns) {
      if (column.parentColumn !== parent || Object.hasOwn(values, column.key)) continue;
      Object.assign(values, { [column.key]: null }, noName(column.key));
      empty(column.key);
    }
  };
  empty(key);
  const copies = columns.find((column) => column.key === key)?.field.reference?.copy ?? {};
  for (const copied of isCleared(value) ? Object.values(copies) : []) {
    Object.assign(values, { [copied]: null }, noName(copied));
  }
  return values;
}

/**
 * What choosing a record in a reference column brings into the row beside the value: its name, with what tells the record
 * (its `id`) from others of that name, and the fields that the model says are copied, with their names.
 */
export function valuesOfChoice(column: ResolvedColumn, chosen: GridRecord): GridRecord {
  const { labelField } = column.componentProps;
  const name = typeof labelField === 'string' ? chosen[labelField] : undefined;
  const values: Record<string, unknown> = {};
  if (typeof labelField === 'string' && typeof name === 'string')
    Object.assign(values, { [textKey(column.key)]: name, [markKey(column.key)]: chosen[markKey('id')] });
  for (const [from, to] of Object.entries(column.field.reference?.copy ?? {})) {
    values[to] = chosen[from] ?? null;
    values[textKey(to)] = chosen[textKey(from)];
    values[markKey(to)] = chosen[markKey(from)];
  }
  return values;
}

function isCleared(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** What is written is called by no name that was given to another value. */
function noName(key: string): GridRecord {
  return { [textKey(key)]: undefined, [markKey(key)]: undefined };
}
