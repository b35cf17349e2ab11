import { useLayoutEffect, useRef, type RefObject } from 'react';

import { useGrid, type CellAddress, type GridStore } from '../../../runtime/table/editing/index.ts';

/**
 * Behind the lines: brings the active cell into view, and puts the focus on it where it has no editor, which would take it
 * itself. On its own, so that the table is not drawn again when the keyboard goes from cell to cell.
 */
export function ActiveFocus(props: {
  store: GridStore;
  scroller: RefObject<HTMLElement | null>;
  show: (cell: CellAddress) => void;
  /** One that is in view already. */
  pressed: RefObject<CellAddress | undefined>;
}) {
  const { store, scroller, show, pressed } = props;
  const active = useGrid(store, 'focus', readActive);
  const latest = useRef(show);
  useLayoutEffect(() => {
    latest.current = show;
  });
  useLayoutEffect(() => {
    if (!active) return;
    if (active !== pressed.current) latest.current(active);
    const cell = scroller.current?.querySelector<HTMLElement>('.pw-edit-active');
    if (cell?.tabIndex === 0) cell.focus({ preventScroll: true });
    // Cards stand in a page that scrolls, too: the one that is gone on in may be away from it.
    if (active !== pressed.current && cell?.closest('.pw-edit-card')) cell.scrollIntoView({ block: 'nearest' });
  }, [scroller, active, pressed]);
  return null;
}

function readActive(store: GridStore) {
  return store.focus()?.active;
}
