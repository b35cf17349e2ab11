import type { KeyboardEvent } from 'react';

/**
 * Handles the keyboard in a menu of nested lists. Up and down move through the visible entries, Home and End go to the
 * first and last one. Right opens a folder or enters it; left closes it or goes to the parent folder.
 */
export function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget, key } = event;
  const entries = [...currentTarget.querySelectorAll<HTMLElement>('[data-entry]')];
  const at = entries.findIndex((entry) => entry === document.activeElement);
  const entry = entries[at];
  if (!entry) return;
  const isOpen = entry.getAttribute('aria-expanded');
  const around = entry.closest('ul')?.closest('li')?.querySelector<HTMLElement>(':scope > [data-entry]');
  const targets: Record<string, HTMLElement | null | undefined> = {
    ArrowDown: entries[at + 1],
    ArrowUp: entries[at - 1],
    Home: entries[0],
    End: entries.at(-1),
    ArrowRight: isOpen === 'true' ? entries[at + 1] : undefined,
    ArrowLeft: isOpen === 'true' ? undefined : around,
    Escape: around,
  };
  const target = targets[key];
  const toggles = (key === 'ArrowRight' && isOpen === 'false') || (key === 'ArrowLeft' && isOpen === 'true');
  if (toggles) entry.click();
  else if (target) target.focus();
  else return;
  event.preventDefault();
}
