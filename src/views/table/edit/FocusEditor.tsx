import { useLayoutEffect, useRef } from 'react';

import { controlOf, openChoice } from './cell-control.ts';

/** Beside an editor: puts the focus into it as soon as it is there (its code may come late), its text selected. */
export function FocusEditor() {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const cell = mark.current?.closest<HTMLElement>('[role="gridcell"]');
    const grid = cell?.closest<HTMLElement>('[role="grid"], [role="treegrid"]');
    if (!cell || !grid) return;
    const control = controlOf(cell);
    control?.focus({ preventScroll: true });
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.select();
    // A press with the pointer on a cell that chooses opens its list at once, as it would on the widget itself.
    if (grid.dataset.opens !== undefined) openChoice(cell);
    delete grid.dataset.opens;
  }, []);
  return <span ref={mark} hidden />;
}
