import type { RowChange } from './record-context.ts';

/** Returns those of the given columns whose value changes. Whole numbers can be numbers or texts. */
export function changedColumns({ before, after }: RowChange, columns: readonly string[]): string[] {
  return columns.filter((column) => textOf(before?.[column]) !== textOf(after?.[column]));
}

/** Returns true when the change deletes an existing row, permanently or to the recycle bin. */
export function isRemoval({ before, after }: RowChange): boolean {
  return isThere(before) && !isThere(after);
}

function isThere(row: RowChange['before']): boolean {
  return row !== undefined && Number(row['del_flag'] ?? 0) === 0;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
