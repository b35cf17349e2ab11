import type { KeyboardEvent } from 'react';

/**
 * What a key press in a table of lines asks for: Enter the next cell, or a new row in the last one; Tab in the last one a
 * new row. Undefined where the key is the control's own (a list, a calendar, a composition) or the browser's.
 */
export function linesKey(
  { key, target, shiftKey, ctrlKey, metaKey, altKey, nativeEvent }: KeyboardEvent<HTMLElement>,
  cells: readonly HTMLElement[],
): HTMLElement | 'new-row' | undefined {
  const isPlain = !shiftKey && !ctrlKey && !metaKey && !altKey && !nativeEvent.isComposing;
  if (!(target instanceof HTMLInputElement) || !isPlain || (key !== 'Enter' && key !== 'Tab')) return undefined;
  if (key === 'Enter' && (target.role === 'combobox' || target.closest('.ant-picker'))) return undefined;
  if (target.getAttribute('aria-expanded') === 'true') return undefined;
  const place = cells.findIndex((cell) => cell.contains(target));
  if (place === cells.length - 1) return place < 0 ? undefined : 'new-row';
  return key === 'Enter' && place >= 0 ? cells[place + 1] : undefined;
}

/** The cells of the table around that hold a control, in reading order. */
export function editableCells(table: HTMLElement): HTMLElement[] {
  return [...table.querySelectorAll<HTMLElement>('tbody td[data-title]')].filter(controlOf);
}

/** Puts the focus into a cell, its text selected as Tab would. */
export function enterCell(cell: HTMLElement): void {
  const control = controlOf(cell);
  control?.focus();
  control?.select();
}

function controlOf(cell: HTMLElement): HTMLInputElement | HTMLTextAreaElement | null {
  return cell.querySelector('input:not([disabled]), textarea:not([disabled])');
}
