const texts = 'input:not([disabled], [type="file"]), textarea:not([disabled]), [contenteditable="true"]';
const others = 'button:not([disabled]), [tabindex="0"]';

/** What takes the keyboard inside a cell with an editor: where one writes, before the buttons of a toolbar. */
export function controlOf(cell: HTMLElement): HTMLElement | null {
  return cell.querySelector<HTMLElement>(texts) ?? cell.querySelector<HTMLElement>(others);
}

/** Opens the list, the calendar or the picker of a cell's editor; nothing where it has none. */
export function openChoice(cell: HTMLElement): void {
  const selector = cell.querySelector('.ant-select-selector');
  selector?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  cell.querySelector<HTMLElement>('.ant-picker-input input, .pw-picker-open')?.click();
}

/** Whether the control has a list or a calendar open, which then has the keys. */
export function isOpen(target: HTMLElement): boolean {
  return (
    target.getAttribute('aria-expanded') === 'true' ||
    target.closest('.ant-picker')?.querySelector('[aria-expanded="true"]') != null
  );
}

/** The cell that an element stands in, by keys; undefined outside the body. */
export function cellAt(target: EventTarget | null): { key: string; column: string; element: HTMLElement } | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const key = element?.closest<HTMLElement>('[data-row]')?.dataset.row;
  const column = element?.dataset.column;
  return element && key !== undefined && column !== undefined ? { key, column, element } : undefined;
}
