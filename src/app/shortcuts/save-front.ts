import { frontNow, saveButtonIn } from './front.ts';

/**
 * Clicks the save button of the front. The focused field is blurred first, because many fields commit their value on
 * blur.
 */
export function saveFront(): void {
  const front = frontNow();
  const active = document.activeElement;
  if (!front || !(active instanceof HTMLElement)) return;
  active.blur();
  setTimeout(() => {
    saveButtonIn(front)?.click();
    if (document.activeElement === document.body && active.isConnected) active.focus({ preventScroll: true });
  });
}
