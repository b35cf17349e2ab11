import { useLayoutEffect, useRef } from 'react';

import { useEditTable } from '../context/index.ts';
import { controlOf, openChoice } from './cell-control.ts';

/** Beside an editor: puts the focus into it as soon as it is there (its code may come late), its text selected. */
export function FocusEditor() {
  const { store } = useEditTable();
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const cell = mark.current?.closest<HTMLElement>('[role="gridcell"]');
    const grid = cell?.closest<HTMLElement>('[role="grid"], [role="treegrid"]');
    if (!cell || !grid) return undefined;
    // A press with the pointer that opens the cell opens its list at once, as it would on the widget itself.
    const opens = grid.dataset.opens !== undefined;
    delete grid.dataset.opens;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // After the press, which closes what is open elsewhere: the list would be among it. Who types already needs no list.
    const open = () => {
      if (opens) timer = setTimeout(() => store.focus()?.mode !== 'enter' && openChoice(cell));
    };
    const stop = isReady(cell) ? open() : whenThere(cell, open);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [store]);
  return <span ref={mark} hidden />;
}

/** Focuses the control. Gives false while there is none, or one that waits for its data before it can be opened. */
function isReady(cell: HTMLElement): boolean {
  return takeFocus(cell) && cell.querySelector('.ant-select-disabled') === null;
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

/** Heavy editors render a placeholder first, or wait for their data; the focus is set when their control is there. @returns cancels. */
function whenThere(cell: HTMLElement, then: () => void): () => void {
  const observer = new MutationObserver(() => {
    if (!isReady(cell)) return;
    observer.disconnect();
    then();
  });
  observer.observe(cell, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => observer.disconnect();
}
