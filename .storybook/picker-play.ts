import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** The closed picker of that name. */
export function pickerBox(name: string): Promise<HTMLElement> {
  return screen.findByRole('combobox', { name });
}

/** Opens the picker of that name. @returns what is inside its dialog. */
export async function openPicker(name: string) {
  await userEvent.click(await pickerBox(name));
  return within(await screen.findByRole('dialog'));
}

/** Presses 确定 and waits until the dialog is gone. */
export async function confirmPicker(): Promise<void> {
  await pressOk();
  await pickerGone();
}

/** Presses 确定. */
export async function pressOk(): Promise<void> {
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^确\s?定$/ }));
}

/** Waits until no dialog is open. */
export async function pickerGone(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

/** Waits until the dialog of that name has opened over the whole screen. */
export async function expectFullScreen(name: string): Promise<void> {
  await waitFor(async () => {
    const dialog = await screen.findByRole('dialog', { name });
    const { width, height, top } = (dialog.querySelector('.ant-modal-content') ?? dialog).getBoundingClientRect();
    await expect({ width, height, top }).toEqual({ width: window.innerWidth, height: window.innerHeight, top: 0 });
  });
}
