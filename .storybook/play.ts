import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';

/** Returns the value of a `Held` widget. */
export function heldValue(): unknown {
  return JSON.parse(screen.getByTestId('value').textContent ?? 'null');
}

/** Waits until the value of a `Held` widget equals `value`. */
export async function expectHeld(value: unknown): Promise<void> {
  await waitFor(() => expect(heldValue()).toEqual(value));
}

/** Waits until an element is visible: an element that opens with an animation is not visible immediately. */
export async function expectVisible(element: Element | null | undefined): Promise<void> {
  await waitFor(() => expect(element).toBeVisible());
}

/** Waits until a text is visible, even if its element is re-rendered in between. */
export async function expectSeen(text: string | RegExp): Promise<void> {
  await waitFor(() => expect(screen.getByText(text)).toBeVisible(), { timeout: 5000 });
}

/** Opens the list with that name and chooses the option with that text. */
export async function choose(name: string, text: string): Promise<void> {
  await userEvent.click(await screen.findByRole('combobox', { name }));
  await userEvent.click(await optionOf(text));
}

/** Finds the option with that text in the open list. */
export async function optionOf(text: string): Promise<HTMLElement> {
  return waitFor(() => {
    const option = document.querySelector<HTMLElement>(
      `.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option[title="${text}"]`,
    );
    if (!option) throw new Error(`列表里没有“${text}”`);
    return option;
  });
}

/** Expects the only list on the screen to show that text as chosen. */
export async function expectShown(text: string): Promise<void> {
  await expect(document.querySelector('.ant-select-selection-item')).toHaveTextContent(text);
}

/** Presses a key with the `keyCode` that browsers send, which antd's lists check. */
export async function press(key: keyof typeof keyCodes): Promise<void> {
  await fireEvent.keyDown(document.activeElement ?? document.body, { key, keyCode: keyCodes[key] });
  await fireEvent.keyUp(document.activeElement ?? document.body, { key, keyCode: keyCodes[key] });
}

const keyCodes = { Enter: 13, Escape: 27, ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40 };

/**
 * Returns the element once it accepts the pointer: an element that opens with an animation does not before it is open.
 */
export async function settled<Target extends HTMLElement>(element: Target): Promise<Target> {
  await waitFor(() => expect(getComputedStyle(element).pointerEvents).not.toBe('none'));
  return element;
}

/** Drags files over an element, or drops them there, with the events of a browser. */
export async function dragFiles(target: HTMLElement, files: readonly File[], type: 'dragover' | 'drop'): Promise<void> {
  const dataTransfer = transferOf(files);
  await fireEvent(target, new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
}

/** Pastes files, and optionally HTML, with the event of a browser. */
export async function pasteInto(target: HTMLElement, files: readonly File[], html?: string): Promise<void> {
  const clipboardData = transferOf(files);
  if (html !== undefined) clipboardData.setData('text/html', html);
  await fireEvent(target, new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

function transferOf(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/**
 * Presses Tab until the element returned by `find` has the focus. The element may be re-rendered or enabled meanwhile.
 */
export async function tabTo(find: () => HTMLElement): Promise<void> {
  await waitFor(() => expect(find()).toBeEnabled());
  for (let press = 0; press < 40 && document.activeElement !== find(); press += 1) await userEvent.tab();
  await expect(find()).toHaveFocus();
}
