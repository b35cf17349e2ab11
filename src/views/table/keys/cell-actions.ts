import { editingKind, isToggled, toggleValues } from '../../../engine/grid/index.ts';
import type { CellAddress } from '../../../runtime/table/editing/index.ts';
import type { EditTable } from '../context/index.ts';
import { controlOf, openChoice } from '../editor/cell-control.ts';

/** Toggles a checkbox cell. Returns false for any other cell, and for a locked one. */
export function toggleCell(table: EditTable, cell: CellAddress): boolean {
  const column = table.columns.get(cell.column);
  if (!column || editingKind(column) !== 'toggle' || !table.isEditable(cell)) return false;
  const [on, off] = toggleValues(column);
  const value = table.store.rowState(cell.key)?.row.record[column.key];
  table.write(cell.key, { [column.key]: isToggled(column, value) ? off : on });
  return true;
}

/** Enters the cell: the caret is at the end of its text, its list is open. For files it presses the button. */
export function editCell(table: EditTable, cell: CellAddress, control: HTMLElement): boolean {
  const column = table.columns.get(cell.column);
  if (column && editingKind(column) === 'file') return pressButton(control);
  if (!table.isEditable(cell)) return false;
  // A picker handles keys in its dialog; in the cell they move to other cells.
  const mode = column && editingKind(column) === 'pick' ? 'navigate' : 'edit';
  table.store.setFocus({ active: cell, lead: cell, mode });
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
    control.setSelectionRange(control.value.length, control.value.length);
  const element = control.closest<HTMLElement>('[data-column]');
  if (element && controlOf(element)) openChoice(element);
  return true;
}

/** Files have no editor: the button of their cell uploads one, or opens the menu of the existing files. */
function pressButton(control: HTMLElement): boolean {
  const button = control.closest('[data-column]')?.querySelector<HTMLElement>('.pw-cell-file button');
  button?.click();
  return button != null;
}

/** Opens or closes the details of a row. Returns false if the row has no button for that. */
export function showDetails(grid: HTMLElement, key: string, wanted: boolean): boolean {
  const row = grid.querySelector(`[data-row="${CSS.escape(key)}"]`);
  const button = row?.querySelector<HTMLElement>('.pw-cell-expand .pw-tree-toggle');
  if (button && (button.ariaExpanded === 'true') !== wanted) button.click();
  return button != null;
}

/** Inserts a line break at the caret, as if it was typed. */
export function breakLine(control: HTMLTextAreaElement): void {
  control.setRangeText('\n', control.selectionStart, control.selectionEnd, 'end');
  control.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
