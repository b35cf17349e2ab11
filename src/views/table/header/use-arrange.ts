import { useCallback } from 'react';

import { editingKind, type Arrangement } from '../../../engine/grid/index.ts';
import { useEditTable } from '../context/index.ts';

/** Returns a function that arranges the rows by the displayed texts of the cells; numbers by their value. */
export function useArrange(): (arrangement: Arrangement) => void {
  const { store, columns, textOf } = useEditTable();
  return useCallback(
    (arrangement) =>
      store.arrange(arrangement, {
        textOf(key, record) {
          const column = columns.get(key);
          return column ? textOf(column, record) : '';
        },
        numberOf(key, record) {
          const column = columns.get(key);
          const number = column && editingKind(column) === 'number' ? Number(record[key] ?? NaN) : NaN;
          return Number.isFinite(number) ? number : undefined;
        },
      }),
    [store, columns, textOf],
  );
}
