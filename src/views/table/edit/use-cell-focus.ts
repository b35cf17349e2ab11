import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

import { type CellAddress, type GridStore, activate } from '../../../runtime/table/editing/index.ts';

/** Brings the active cell into view, and puts the focus on it where it has no editor, which would take it itself. */
export function useActiveFocus(
  scroller: RefObject<HTMLElement | null>,
  active: CellAddress | undefined,
  show: (cell: CellAddress) => void,
): void {
  const latest = useRef(show);
  useLayoutEffect(() => {
    latest.current = show;
  });
  useLayoutEffect(() => {
    if (!active) return;
    latest.current(active);
    scroller.current?.querySelector<HTMLElement>('.pw-edit-active[tabindex="0"]')?.focus({ preventScroll: true });
  }, [scroller, active]);
}

/**
 * Takes over `pw-focus` events of the form: the control of `<id>.<row>.<column>` is wanted, and it is drawn only once its
 * row is in the window.
 */
export function useFocusRequests(scroller: RefObject<HTMLElement | null>, id: string, store: GridStore): void {
  useEffect(() => {
    const element = scroller.current;
    const take = (event: Event) => {
      const wanted: unknown = event instanceof CustomEvent ? event.detail : undefined;
      const [place, column] = typeof wanted === 'string' ? wanted.slice(id.length + 1).split('.') : [];
      const key = store.data().rows[Number(place)]?.key;
      if (key === undefined || column === undefined) return;
      event.preventDefault();
      element?.scrollIntoView({ block: 'nearest' });
      activate(store, { key, column });
    };
    element?.addEventListener('pw-focus', take);
    return () => element?.removeEventListener('pw-focus', take);
  });
}

/** The active cell is typed into: what comes replaces or goes on, and arrows leave the cell. */
export function startTyping(store: GridStore): void {
  const focus = store.focus();
  if (focus?.mode === 'navigate') store.setFocus({ ...focus, mode: 'enter' });
}
