import { flushSync } from 'react-dom';

import { activate, type CellAddress, type GridStore } from '../../../runtime/table/editing/index.ts';
import type { TableStore } from '../../../runtime/table/index.ts';

/** Activates a cell wherever it is: a hidden column is shown, and its page is opened. */
export function revealCell(store: GridStore, table: TableStore, cell: CellAddress): void {
  const { hidden } = table.get();
  if (hidden.has(cell.column))
    flushSync(() => table.set({ hidden: new Set([...hidden].filter((key) => key !== cell.column)) }));
  activate(store, cell);
}

/** Returns the first cell of these columns with an error, row by row. */
export function firstWrongCell(store: GridStore, columns: readonly { key: string }[]): CellAddress | undefined {
  for (const { key } of store.data().rows) {
    const errors = store.errors.ofRow(key);
    const wrong = errors && columns.find((column) => errors.has(column.key));
    if (wrong) return { key, column: wrong.key };
  }
  return undefined;
}
