import { useLayoutEffect, useRef } from 'react';

import { useEditTable } from '../context/index.ts';
import { controlOf, openChoice } from './cell-control.ts';

/** Focuses the editor next to it as soon as it is rendered (its code may load late), and selects its text. */
export function FocusEditor() {
  const { store } = useEditTable();
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const cell = mark.current?.closest<HTMLElement>('[role="gridcell"]');
    const grid = cell?.closest<HTMLElement>('[role="grid"], [role="treegrid"]');
    if (!cell || !grid) return undefined;
    // A press that activates the cell also opens its list, as it would on the widget itself.
    const opens = grid.dataset.opens !== undefined;
    delete grid.dataset.opens;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Opening waits until after the press, which closes open lists and would close this one. A user who is already
    // typing needs no list.
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

function isReady(cell: HTMLElement): boolean {
  return takeFocus(cell) && cell.querySelector('.ant-select-disabled') === null;
}

function takeFocus(cell: HTMLElement): boolean {
  const control = controlOf(cell);
  // The text is selected before the focus, as the browser would otherwise lay out the page again. `selectionEnd` is
  // null for inputs without a text.
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
    if (control.selectionEnd !== null) control.setSelectionRange(0, control.value.length);
  control?.focus({ preventScroll: true });
  return control !== null;
}

/**
 * Heavy editors render a placeholder first, or load their data; waits until their control is ready.
 * @returns a function that cancels.
 */
function whenThere(cell: HTMLElement, then: () => void): () => void {
  const observer = new MutationObserver(() => {
    if (!isReady(cell)) return;
    observer.disconnect();
    then();
  });
  observer.observe(cell, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => observer.disconnect();
}
