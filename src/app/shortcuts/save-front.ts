import { frontNow, saveButtonIn } from './front.ts';

/**
 * Presses the button that saves what is in front. What has the keyboard is left for a moment first: many fields give their
 * value when they are left.
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
