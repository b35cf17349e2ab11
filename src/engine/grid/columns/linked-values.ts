import type { ResolvedColumn } from '../../columns/resolved-column.ts';
import { markKey, textKey } from '../../values/index.ts';
import type { GridRecord } from '../rows/index.ts';

/**
 * Returns the values of a row that a change of one cell changes: the value itself, the server's text of the former
 * value (removed), and the columns that depend on it (`linkage`), directly or indirectly, which are cleared. A cleared
 * reference also clears the values that it had copied.
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
 * Returns the values that choosing a record in a reference column adds to the row besides the id: its name, the mark
 * that distinguishes it from others of that name, and the fields that the model copies, with their names.
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

/** A new value must not be shown with the name of the former one. */
function noName(key: string): GridRecord {
  return { [textKey(key)]: undefined, [markKey(key)]: undefined };
}
