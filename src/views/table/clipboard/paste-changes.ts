import {
  temporaryKey,
  valuesOfChoice,
  type GridChange,
  type GridRecord,
  type GridRows,
  type PastePlan,
} from '../../../engine/grid/index.ts';
import type { EditTable } from '../context/index.ts';
import { createRowWrites } from './row-writes.ts';

/**
 * Converts a paste plan to changes of the table, with the written cells and the key of each row position. `names` are
 * the found records by cell; their copied fields are written too. `rows` are the rows that the plan was made for: rows
 * may have been added and removed since.
 */
export function changesOfPaste(
  table: Pick<EditTable, 'store' | 'columns' | 'fresh'>,
  { plan, rows }: { plan: PastePlan; rows: GridRows },
  names: readonly { row: number; column: string; id: unknown; text: string; record?: GridRecord | undefined }[],
): { changes: GridChange[]; cells: { key: string; column: string }[]; keyOf: (row: number) => string | undefined } {
  const { positions, rows: own } = table.store.data();
  const added = Array.from({ length: plan.addedRows }, () => temporaryKey());
  const keyOf = (row: number) => rows.keyAt(row) ?? added[row - rows.length];
  const writes = createRowWrites(table.columns);
  const cells: { key: string; column: string }[] = [];
  const write = (row: number, column: string, value: unknown, text?: string) => {
    const key = keyOf(row);
    if (key === undefined || (row < rows.length && !positions.has(key))) return undefined;
    cells.push({ key, column });
    writes.write(key, column, value, text);
    return key;
  };
  for (const { row, column, value } of plan.cells) write(row, column, value);
  for (const { row, column, id, text, record } of names) {
    const [key, chosen] = [write(row, column, id, text), table.columns.get(column)];
    if (key !== undefined && chosen && record) writes.bring(key, valuesOfChoice(chosen, record));
  }

  const inserts = added.map((key, index) => ({
    at: own.length + index,
    row: { key, record: withoutNothing({ ...table.fresh(), ...writes.valuesOf(key) }) },
  }));
  const isNew = new Set(added);
  const sets = writes
    .keys()
    .flatMap((key) => (isNew.has(key) ? [] : { type: 'set' as const, key, values: writes.valuesOf(key) }));
  const changes = [...sets, ...(inserts.length > 0 ? [{ type: 'insert' as const, rows: inserts }] : [])];
  return { changes, cells, keyOf };
}

function withoutNothing(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}
