import { type GridChange, type PastePlan, temporaryKey, textKey, valuesOfChange } from '../../../engine/grid/index.ts';
import type { EditTable } from './edit-context.ts';

/** What a plan changes in the table, with the cells that are written; `names` are the records found for it, by cell. */
export function changesOfPaste(
  table: EditTable,
  plan: PastePlan,
  names: readonly { row: number; column: string; id: unknown; text: string }[],
): { changes: GridChange[]; cells: { key: string; column: string }[] } {
  const { rows } = table.store.shown();
  const { length: end } = table.store.data().rows;
  const columns = [...table.columns.values()];
  const added = Array.from({ length: plan.addedRows }, () => temporaryKey());
  const keyOf = (row: number) => rows.keyAt(row) ?? added[row - rows.length];
  const written = new Map<string, Record<string, unknown>>();
  const emptied = new Map<string, Record<string, unknown>>();
  const cells: { key: string; column: string }[] = [];
  const write = (row: number, column: string, value: unknown, text?: string) => {
    const key = keyOf(row);
    if (key === undefined) return;
    cells.push({ key, column });
    emptied.set(key, { ...emptied.get(key), ...valuesOfChange(columns, column, null) });
    written.set(key, { ...written.get(key), [column]: value, ...(text !== undefined && { [textKey(column)]: text }) });
  };
  for (const { row, column, value } of plan.cells) write(row, column, value);
  for (const { row, column, id, text } of names) write(row, column, id, text);

  // What is pasted stays, also where a column before it, pasted too, would have emptied it.
  const valuesOf = (key: string) => ({ ...emptied.get(key), ...written.get(key) });
  const inserts = added.map((key, index) => ({
    at: end + index,
    row: { key, record: withoutNothing({ ...table.fresh(), ...valuesOf(key) }) },
  }));
  const sets = [...written.keys()]
    .filter((key) => !added.includes(key))
    .map((key) => ({ type: 'set' as const, key, values: valuesOf(key) }));
  return { changes: [...sets, ...(inserts.length > 0 ? [{ type: 'insert' as const, rows: inserts }] : [])], cells };
}

function withoutNothing(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}
