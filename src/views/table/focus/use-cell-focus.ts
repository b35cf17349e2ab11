import { useEffect, type RefObject } from 'react';

import type { GridStore } from '../../../runtime/table/editing/index.ts';
import type { TableStore } from '../../../runtime/table/index.ts';
import { revealCell } from './reveal-cell.ts';

/**
 * Handles the form's `pw-focus` events for the control `<id>.<row>.<column>`, which is rendered only once its row is
 * visible.
 */
export function useFocusRequests(
  scroller: RefObject<HTMLElement | null>,
  id: string,
  { store, table }: { store: GridStore; table: TableStore },
): void {
  useEffect(() => {
    const element = scroller.current;
    const take = (event: Event) => {
      const wanted: unknown = event instanceof CustomEvent ? event.detail : undefined;
      const [place, column] = typeof wanted === 'string' ? wanted.slice(id.length + 1).split('.') : [];
      const key = store.data().rows.keyAt(Number(place));
      if (key === undefined || column === undefined) return;
      event.preventDefault();
      element?.scrollIntoView({ block: 'nearest' });
      revealCell(store, table, { key, column });
    };
    element?.addEventListener('pw-focus', take);
    return () => element?.removeEventListener('pw-focus', take);
  });
}

/** Switches the active cell to typing: input replaces or extends its value, and arrow keys leave the cell. */
export function startTyping(store: GridStore): void {
  const focus = store.focus();
  if (focus?.mode === 'navigate') store.setFocus({ ...focus, mode: 'enter' });
}
