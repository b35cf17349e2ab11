import { useLayoutEffect, useRef } from 'react';

import { controlOf, openChoice } from './cell-control.ts';
import { useEditTable } from '../context/index.ts';

/** Beside an editor: puts the focus into it as soon as it is there (its code may come late), its text selected. */
export function FocusEditor() {
  const { store } = useEditTable();
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const cell = mark.current?.closest<HTMLElement>('[role="gridcell"]');
    const grid = cell?.closest<HTMLElement>('[role="grid"], [role="treegrid"]');
    if (!cell || !grid) return undefined;
    if (!takeFocus(cell)) return whenThere(cell);
    // A press with the pointer on a cell that chooses opens its list at once, as it would on the widget itself.
    const opens = grid.dataset.opens !== undefined;
    delete grid.dataset.opens;
    if (!opens) return undefined;
    // After the press, which closes what is open elsewhere: the list would be among it. Typed text needs no list.
    const timer = setTimeout(() => {
      if (store.focus()?.mode === 'navigate') openChoice(cell);
    });
    return () => clearTimeout(timer);
  }, [store]);
  return <span ref={mark} hidden />;
}

/** Whether there was a control to focus. */
function takeFocus(cell: HTMLElement): boolean {
  const control = controlOf(cell);
  // Selected first: afterwards the browser would lay out the page once more. Only a text has an end of its selection.
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
    if (control.selectionEnd !== null) control.setSelectionRange(0, control.value.length);
  control?.focus({ preventScroll: true });
  return control !== null;
}

/** Heavy editors render a placeholder first; the focus is set when their control appears. @returns cancels. */
function whenThere(cell: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    if (takeFocus(cell)) observer.disconnect();
  });
  observer.observe(cell, { childList: true, subtree: true });
  return () => observer.disconnect();
}
