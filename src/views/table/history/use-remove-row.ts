import { useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

import { say } from '../../../locale/index.ts';
import type { GridStore } from '../../../runtime/table/editing/index.ts';
import { useUndoOffer } from './use-undo-offer.tsx';

/**
 * Returns a function that removes rows without a question, as a spreadsheet does, and offers to undo it. The focus
 * moves to the row that takes the place of the first, so that further rows can be removed, and Ctrl+Z works. The offer
 * is withdrawn by the next removal, which builds on it, and on unmount.
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
        // Later steps depend on it and have to be undone first, one by one.
        if (store.history().past.at(-1) === step) store.undo();
      });
    },
    [store, id, offer],
  );
}
