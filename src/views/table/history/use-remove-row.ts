import { useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

import type { GridStore } from '../../../runtime/table/editing/index.ts';
import { say } from '../../../schema/locale/index.ts';
import { useUndoOffer } from './use-undo-offer.tsx';

/**
 * Takes rows away at once, as a spreadsheet does, and offers to take that back. The keyboard goes to the row that stands
 * in the place of the first, so that the next one can be taken away, and Control with Z brings it back. The offer goes with the next one,
 * which stands on it, and with the table.
 */
export function useRemoveRow(store: GridStore, id: string): (keys: readonly string[]) => void {
  const offer = useUndoOffer();
  const withdraw = useRef<() => void>(undefined);
  useEffect(() => () => withdraw.current?.(), []);
  return useCallback(
    (keys) => {
      const { positions } = store.shown();
      const position = Math.min(...keys.map((key) => positions.get(key) ?? 0));
      flushSync(() => store.remove(keys));
      const step = store.history().past.at(-1);
      const { rows } = store.shown();
      const next = rows.keyAt(Math.min(position, rows.length - 1));
      const grid = document.getElementById(id);
      const button =
        next !== undefined && grid?.querySelector<HTMLElement>(`[data-row="${CSS.escape(next)}"] .pw-edit-delete`);
      (button || grid)?.focus({ preventScroll: true });
      withdraw.current?.();
      withdraw.current = offer(say('已{name}', { name: step?.name ?? say('删除') }), async () => {
        // What was done since stands on it: it is taken back first, step by step.
        if (store.history().past.at(-1) === step) store.undo();
      });
    },
    [store, id, offer],
  );
}
