const texts = 'input:not([disabled], [type="file"]), textarea:not([disabled]), [contenteditable="true"]';
const others = 'button:not([disabled]), [tabindex="0"]';

/** Returns the focusable control of a cell's editor: an input takes precedence over the buttons of a toolbar. */
export function controlOf(cell: HTMLElement): HTMLElement | null {
  return cell.querySelector<HTMLElement>(texts) ?? cell.querySelector<HTMLElement>(others);
}

/** Opens the list, the calendar or the picker of a cell's editor, if it has one. */
export function openChoice(cell: HTMLElement): void {
  const selector = cell.querySelector('.ant-select-selector');
  selector?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  cell.querySelector<HTMLElement>('.ant-picker-input input, .pw-picker-open')?.click();
}

/** Returns true if the control has an open list or calendar, which then handles the keys. */
export function isOpen(target: HTMLElement): boolean {
  return (
    target.getAttribute('aria-expanded') === 'true' ||
    target.closest('.ant-picker')?.querySelector('[aria-expanded="true"]') != null
  );
}

/** Returns the cell that contains an element, by keys; undefined outside the body. */
export function cellAt(target: EventTarget | null): { key: string; column: string; element: HTMLElement } | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const key = element?.closest<HTMLElement>('[data-row]')?.dataset.row;
  const column = element?.dataset.column;
  return element && key !== undefined && column !== undefined ? { key, column, element } : undefined;
}
