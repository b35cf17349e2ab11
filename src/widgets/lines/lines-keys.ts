import type { KeyboardEvent } from 'react';

/**
 * What a key press in a table of lines asks for: Enter the next cell, or a new row in the last one; Tab in the last one a
 * new row. Undefined where the key is the control's own (an open list, a calendar, a composition) or the browser's.
 */
export function linesKey(event: KeyboardEvent<HTMLElement>, cells: HTMLElement[]): HTMLElement | 'new-row' | undefined {
  const { key, target, nativeEvent } = event;
  if (!(target instanceof HTMLInputElement) || nativeEvent.isComposing) return undefined;
  if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (key === 'Enter' && (target.role === 'combobox' || target.closest('.ant-picker'))) return undefined;
  const place = cells.findIndex((cell) => cell.contains(target));
  if (place < 0) return undefined;
  if (place === cells.length - 1) return key === 'Enter' || key === 'Tab' ? 'new-row' : undefined;
  return key === 'Enter' ? cells[place + 1] : undefined;
}

/** The cells that hold a control one can type in or choose from, in reading order. */
export function editableCells(table: HTMLElement): HTMLElement[] {
  const cells = table.querySelectorAll<HTMLElement>('tbody td[data-title]');
  return [...cells].filter((cell) => controlIn(cell));
}

/** The control of a cell. */
export function controlIn(cell: HTMLElement): HTMLElement | null {
  return cell.querySelector('input:not([disabled]), textarea:not([disabled])');
}
