import { useEffect, useRef, type FocusEvent, type MouseEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import { editingKind, needsPanel, type EditingKind } from '../../../engine/grid/index.ts';
import { activate, deactivate, extendTo, type CellAddress } from '../../../runtime/table/editing/index.ts';
import type { EditTable } from '../context/index.ts';
import { cellAt } from '../editor/cell-control.ts';
import { toggleCell } from '../keys/index.ts';

/** The width in pixels of the arrow at the end of a cell, as in the style sheet. */
const arrowWidth = 28;

/**
 * Handles the pointer over the body, as a spreadsheet does. A press activates the cell, a second one puts the caret
 * into its text or opens its list. Dragging or Shift selects a block; a press on a row's number selects the row. A
 * press on a checkbox toggles it, one on an arrow opens its list. Where cells look like text until they are pressed,
 * and on a phone, which has no blocks, the first press edits. A press or a focus outside deactivates the cell; a list
 * or a dialog of an editor counts as inside, and a question above the page returns the focus to the cell. `pressed` is
 * the cell that was pressed last, which is already in view.
 */
export function useEditPointer(
  table: EditTable,
  show: (cell: CellAddress) => void,
  scroller: RefObject<HTMLElement | null>,
) {
  const { store } = table;
  const pressed = useRef<CellAddress>(undefined);
  const inside = useRef(new WeakSet<Event>());
  const stopDrawing = useRef(() => {});
  useEffect(() => () => stopDrawing.current(), []);

  useEffect(() => {
    const leave = (event: Event) => {
      if (inside.current.has(event)) return;
      table.typed.settle();
      if (!isInDialogAbove(event.target, scroller.current)) deactivate(store);
    };
    // The listeners are on the document, so that they run after React's handlers, which also receive events of portals
    // of the table.
    document.addEventListener('mousedown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('mousedown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [store, table, scroller]);

  const drawBlock = () => {
    const follow = (event: globalThis.MouseEvent) => {
      const over = cellAt(document.elementFromPoint(event.clientX, event.clientY));
      const focus = store.focus();
      if (!over || !focus || (over.key === focus.lead.key && over.column === focus.lead.column)) return;
      extendTo(store, { key: over.key, column: over.column });
    };
    const stop = () => {
      document.removeEventListener('mousemove', follow);
      document.removeEventListener('mouseup', stop);
    };
    document.addEventListener('mousemove', follow);
    document.addEventListener('mouseup', stop);
    // It is also called on unmount, if the pointer is still pressed.
    stopDrawing.current = stop;
  };

  const handlers = {
    onFocusCapture(event: FocusEvent<HTMLElement>) {
      inside.current.add(event.nativeEvent);
    },
    onMouseDownCapture(event: MouseEvent<HTMLElement>) {
      inside.current.add(event.nativeEvent);
      if (event.button !== 0 || !event.currentTarget.contains(event.target as Node)) return;
      const numbered = rowOfNumber(event.target);
      if (numbered !== undefined) {
        event.preventDefault();
        table.typed.settle();
        chooseRow(table, numbered, event.shiftKey);
        return;
      }
      const at = cellAt(event.target);
      if (!at || (event.target instanceof Element && event.target.closest('.pw-fill, .pw-tree-toggle'))) return;
      const cell = { key: at.key, column: at.column };
      const focus = store.focus();
      const isActive = focus?.active.key === at.key && focus.active.column === at.column;
      if (!isActive) table.typed.settle();
      if (event.shiftKey && focus && !isActive) {
        event.preventDefault();
        extendTo(store, cell);
        return;
      }
      // A cell that the keyboard or the form made active is selected by its first press, as any other cell.
      const wasPressed = pressed.current?.key === at.key && pressed.current.column === at.column;
      if (!isActive || (focus.mode === 'navigate' && !wasPressed)) {
        event.preventDefault();
        const choosesFirst = table.alwaysEdit && event.currentTarget.closest('[data-cards]') === null;
        const edits = table.isEditable(cell) && (!choosesFirst || isOnArrow(table, cell, at.element, event.clientX));
        if (edits && chooses(table, cell)) event.currentTarget.dataset.opens = '';
        else delete event.currentTarget.dataset.opens;
        // The layout is still valid here: rendering the editor first would force another one.
        show(cell);
        pressed.current = cell;
        flushSync(() => activate(store, cell, edits && hangsOut(table, cell) ? 'edit' : 'navigate'));
      } else if (
        focus.mode === 'navigate' &&
        (event.target !== at.element || hangsOut(table, cell)) &&
        kindOf(table, cell) !== 'file'
      ) {
        // A rendered editor receives the press itself; one that is only now rendered is notified by the attribute and
        // takes the focus.
        if (hangsOut(table, cell)) {
          event.preventDefault();
          event.currentTarget.dataset.opens = '';
        }
        store.setFocus({ active: cell, lead: cell, mode: 'edit' });
      }
      if (event.target instanceof Element && event.target.closest('.pw-check')) {
        event.preventDefault();
        toggleCell(table, cell);
      }
      drawBlock();
    },
  };
  return { pressed, handlers };
}

function rowOfNumber(target: EventTarget): string | undefined {
  if (!(target instanceof HTMLElement) || target.closest('.pw-edit-drag')) return undefined;
  return target.closest('[role="rowheader"]')?.closest<HTMLElement>('[data-row]')?.dataset['row'];
}

function chooseRow({ store }: EditTable, key: string, isExtended: boolean): void {
  const columns = store.columns();
  const [first, last] = [columns[0], columns.at(-1)];
  if (first === undefined || last === undefined) return;
  const from = (isExtended && store.focus()?.active.key) || key;
  store.setFocus({ active: { key: from, column: first }, lead: { key, column: last }, mode: 'navigate' });
}

function isInDialogAbove(target: EventTarget | null, grid: Element | null): boolean {
  const dialog = target instanceof Element ? target.closest('[aria-modal="true"]') : null;
  return dialog !== null && !dialog.contains(grid);
}

function kindOf(table: EditTable, cell: CellAddress): EditingKind | undefined {
  const column = table.columns.get(cell.column);
  return column && editingKind(column);
}

function chooses(table: EditTable, cell: CellAddress): boolean {
  const kind = kindOf(table, cell);
  return kind === 'choice' || kind === 'reference' || kind === 'date' || kind === 'pick';
}

function isOnArrow(table: EditTable, cell: CellAddress, element: HTMLElement, x: number): boolean {
  const kind = kindOf(table, cell);
  const hasArrow = kind === 'choice' || kind === 'reference' || kind === 'date';
  return hasArrow && x > 0 && element.getBoundingClientRect().right - x <= arrowWidth;
}

function hangsOut(table: EditTable, cell: CellAddress): boolean {
  const column = table.columns.get(cell.column);
  return column !== undefined && needsPanel(column) && table.isEditable(cell);
}
