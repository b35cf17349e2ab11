import { useLayoutEffect, useRef, type RefObject } from 'react';

import { useGrid, type CellAddress, type GridStore } from '../../../runtime/table/editing/index.ts';

/**
 * Scrolls the active cell into view, and focuses it unless its editor takes the focus. Placed after the lines as a
 * separate component, so that the table does not render again when the active cell changes.
 */
export function ActiveFocus(props: {
  store: GridStore;
  scroller: RefObject<HTMLElement | null>;
  show: (cell: CellAddress) => void;
  /** The cell that was pressed last; it is already in view. */
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
    // A page of cards scrolls too, so the next card may be out of view.
    if (active !== pressed.current && cell?.closest('.pw-edit-card')) cell.scrollIntoView({ block: 'nearest' });
  }, [scroller, active, pressed]);
  return null;
}

function readActive(store: GridStore) {
  return store.focus()?.active;
}
