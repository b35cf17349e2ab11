import { useMemo } from 'react';

import { copiedRecord, insertRows, rowOf } from '../../../engine/grid/index.ts';
import type { ResolvedColumn } from '../../../engine/list/index.ts';
import { text, textTable } from '../../../locale/index.ts';
import { activate } from '../../../runtime/table/editing/index.ts';
import type { BesideRow, EditGridProps, EditTable } from '../context/index.ts';

const names: Record<BesideRow, string> = textTable({
  above: text('插入一行'),
  below: text('插入一行'),
  copy: text('复制一行'),
});

/**
 * Returns a function that adds a row next to another and focuses it. Undefined if no rows can be added, and in trees.
 */
export function useAddBeside(
  { store, canChange, fresh, tree, onAdd }: Pick<EditGridProps, 'store' | 'canChange' | 'fresh' | 'tree' | 'onAdd'>,
  columns: readonly ResolvedColumn[],
): EditTable['addBeside'] {
  const isOpen = canChange && tree === undefined && onAdd !== undefined;
  return useMemo(() => {
    if (!isOpen) return undefined;
    return (key, what) => {
      const row = rowOf(store.data(), key);
      if (!row) return;
      const record = what === 'copy' ? copiedRecord(row.record, columns, fresh()) : fresh();
      const at = (store.data().positions.get(key) ?? 0) + (what === 'above' ? 0 : 1);
      const { changes, keys } = insertRows(store.data(), at, [record]);
      store.change(names[what], changes);
      const [added] = keys;
      const column = store.focus()?.active.column ?? columns.find(({ field }) => !field.readOnly)?.key;
      if (added !== undefined && column !== undefined) activate(store, { key: added, column });
    };
  }, [isOpen, store, columns, fresh]);
}
