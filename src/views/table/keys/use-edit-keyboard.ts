import type { KeyboardEvent } from 'react';

import { activate, extendTo, moveByKey, nextEditable, type CellAddress } from '../../../runtime/table/editing/index.ts';
import { controlOf, isOpen, openChoice } from '../editor/index.ts';
import type { EditTable } from '../context/index.ts';
import { isToggled, needsPanel, toggleValues, editingKind } from '../../../engine/grid/index.ts';

const moves = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown']);

/**
 * The keys of an editable table. Moving: arrows, Home, End and page keys (with Control to the edges, with Shift the
 * block grows), Enter and Tab to the next cell that can be edited (with Shift back), and after the last a new row. F2
 * edits inside (of files it presses the button, as Space does), what is typed replaces (Alt or Shift with Enter breaks a line), Escape takes it back, Delete clears; in a tree Alt with the right and left arrow
 * opens and closes a row. What an input method composes, and an open list or calendar, keep their keys.
 */
export function useEditKeyboard(
  table: EditTable,
  grid: {
    /** Rows that a page key moves by. */
    page: number;
    show: (cell: CellAddress) => void;
    /** Adds a row after the last cell; absent where none may be added now. */
    addRow: (() => void) | undefined;
    /** Opens the search in the table. */
    find: () => void;
  },
) {
  const { store } = table;

  const go = (cell: CellAddress | undefined) => {
    if (cell) activate(store, cell);
  };

  const step = (event: KeyboardEvent, back: boolean): boolean => {
    const focus = store.focus();
    if (!focus) return false;
    table.typed.settle();
    const next = nextEditable(store, focus.active, back ? -1 : 1, table.isEditable);
    if (next) go(next);
    else if (!back && grid.addRow && (event.key === 'Enter' || !table.isUntouched(focus.active.key))) grid.addRow();
    else if (event.key === 'Tab') return false;
    return true;
  };

  const stepByKey = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean => {
    if (!ctrlKey && !metaKey) return false;
    const step = key.toLowerCase() === 'y' || (shiftKey && key.toLowerCase() === 'z') ? 'redo' : 'undo';
    if (step === 'undo' && key.toLowerCase() !== 'z') return false;
    table.steps[step]();
    return true;
  };

  const toggle = (cell: CellAddress): boolean => {
    const column = table.columns.get(cell.column);
    if (!column || editingKind(column) !== 'toggle' || !table.isEditable(cell)) return false;
    const [on, off] = toggleValues(column);
    const value = store.rowState(cell.key)?.row.record[column.key];
    table.write(cell.key, { [column.key]: isToggled(column, value) ? off : on });
    return true;
  };

  const navigate = (event: KeyboardEvent<HTMLElement>): boolean => {
    const focus = store.focus();
    if (!focus) return false;
    const { key, ctrlKey, metaKey } = event;
    const control = ctrlKey || metaKey;
    if (key === 'Enter' && focus.mode !== 'navigate' && event.target instanceof HTMLTextAreaElement) {
      if (event.altKey) breakLine(event.target);
      if (event.altKey || event.shiftKey) return event.altKey;
    }
    if (key === 'Enter' || key === 'Tab') return !control && step(event, event.shiftKey);
    if (key === 'Escape') {
      table.typed.hold(undefined);
      if (focus.mode === 'navigate') return false;
      store.cancel();
      activate(store, focus.active);
      return true;
    }
    if (stepByKey(event)) return true;
    if (control && key.toLowerCase() === 'f' && !event.shiftKey) {
      grid.find();
      return true;
    }
    const block = store.range();
    if (control && block && ['a', 'd', 'r'].includes(key.toLowerCase()) && focus.mode === 'navigate') {
      if (key.toLowerCase() === 'd') table.fillBlock({ ...block, bottom: block.top }, block, false);
      else if (key.toLowerCase() === 'r') table.fillBlock({ ...block, right: block.left }, block, false);
      else
        store.showRange({ top: 0, left: 0, bottom: store.shown().rows.length - 1, right: store.columns().length - 1 });
      return true;
    }
    if (key === 'F2' || (event.altKey && key === 'ArrowDown')) return edit(event, focus.active);
    if (event.altKey && table.isTree && (key === 'ArrowRight' || key === 'ArrowLeft')) {
      const isOpen = store.view().open.has(focus.active.key);
      if (isOpen !== (key === 'ArrowRight')) table.toggleOpen(focus.active.key);
      return true;
    }
    if (event.altKey && focus.mode === 'navigate' && (key === 'ArrowRight' || key === 'ArrowLeft'))
      return showDetails(event.currentTarget, focus.active.key, key === 'ArrowRight');
    const isInside = focus.mode === 'edit' || (focus.mode === 'enter' && !key.startsWith('Arrow'));
    if (isInside) return false;
    if (moves.has(key)) {
      const to = moveByKey(store, { key, ctrlKey: control, shiftKey: event.shiftKey }, grid.page);
      if (!to) return false;
      table.typed.settle();
      if (event.shiftKey) extendTo(store, to);
      else activate(store, to);
      grid.show(to);
      return true;
    }
    if (key === 'Delete' || key === 'Backspace') {
      table.clear();
      return true;
    }
    if (key !== ' ' || control) return false;
    const column = table.columns.get(focus.active.column);
    const kind = column && editingKind(column);
    const opens = column && (needsPanel(column) || kind === 'pick' || kind === 'file');
    return opens ? edit(event, focus.active) : toggle(focus.active);
  };

  const edit = (event: KeyboardEvent<HTMLElement>, cell: CellAddress): boolean => {
    const control = event.target instanceof HTMLElement ? event.target : null;
    const column = table.columns.get(cell.column);
    if (column && editingKind(column) === 'file') return pressButton(control);
    if (!table.isEditable(cell)) return false;
    // A picker has its keys in its dialog; in the cell they go on to other cells.
    const mode = column && editingKind(column) === 'pick' ? 'navigate' : 'edit';
    store.setFocus({ active: cell, lead: cell, mode });
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
      control.setSelectionRange(control.value.length, control.value.length);
    const element = control?.closest<HTMLElement>('[data-column]');
    if (element && controlOf(element)) openChoice(element);
    return true;
  };

  return {
    toggle,
    onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
      const { target, currentTarget, nativeEvent } = event;
      if (nativeEvent.isComposing || nativeEvent.keyCode === 229) return;
      if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
      if (target === currentTarget && event.key === 'Enter' && grid.addRow) {
        event.preventDefault();
        grid.addRow();
      }
      if (!target.closest('[data-column]')) {
        if (stepByKey(event)) event.preventDefault();
        return;
      }
      if (isOpen(target) && event.key !== 'Tab') return;
      if (!navigate(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** Files have no editor: the button of their cell uploads one, or opens the menu of those that are there. */
function pressButton(control: HTMLElement | null): boolean {
  const button = control?.closest('[data-column]')?.querySelector<HTMLElement>('.pw-cell-file button');
  button?.click();
  return button != null;
}

/** Opens or closes what hangs below or beside a row, where the row has a button for that. */
function showDetails(grid: HTMLElement, key: string, wanted: boolean): boolean {
  const row = grid.querySelector(`[data-row="${CSS.escape(key)}"]`);
  const button = row?.querySelector<HTMLElement>('.pw-cell-expand .pw-tree-toggle');
  if (button && (button.ariaExpanded === 'true') !== wanted) button.click();
  return button != null;
}

/** Puts a line break where the caret is, as if it had been typed. */
function breakLine(control: HTMLTextAreaElement): void {
  control.setRangeText('\n', control.selectionStart, control.selectionEnd, 'end');
  control.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
