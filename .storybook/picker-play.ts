import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** Finds the closed picker with that name. */
export function pickerBox(name: string): Promise<HTMLElement> {
  return screen.findByRole('combobox', { name });
}

/**
 * Opens the picker with that name.
 * @returns queries within its dialog.
 */
export async function openPicker(name: string) {
  await userEvent.click(await pickerBox(name));
  return within(await screen.findByRole('dialog'));
}

/** Presses 确定 and waits until the dialog has closed. */
export async function confirmPicker(): Promise<void> {
  await pressOk();
  await pickerGone();
}

export async function pressOk(): Promise<void> {
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^确\s?定$/ }));
}

export async function pickerGone(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

/** Waits until the dialog with that name has opened in full screen. */
export async function expectFullScreen(name: string): Promise<void> {
  await waitFor(async () => {
    const dialog = await screen.findByRole('dialog', { name });
    const { width, height, top } = (dialog.querySelector('.ant-modal-content') ?? dialog).getBoundingClientRect();
    await expect({ width, height, top }).toEqual({ width: window.innerWidth, height: window.innerHeight, top: 0 });
  });
}
