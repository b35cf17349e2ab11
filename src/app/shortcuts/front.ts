/** What lies in front of the rest: the topmost dialog, or the page of the shown tab. */
export interface Front {
  element: HTMLElement;
  isDialog: boolean;
}

/** What is in front now; undefined while there is neither a dialog nor a page. */
export function frontNow(): Front | undefined {
  const dialog = shown('[role="dialog"]').at(-1);
  if (dialog) return { element: dialog, isDialog: true };
  const page = shown('.pw-panel')[0];
  return page && { element: page, isDialog: false };
}

/** The button that saves what is in front: its owner gives it `aria-keyshortcuts="Control+S"`. */
export function saveButtonIn({ element }: Front): HTMLButtonElement | undefined {
  const buttons = [...element.querySelectorAll<HTMLButtonElement>('button[aria-keyshortcuts~="Control+S"]')];
  const seen = buttons.filter((button) => button.checkVisibility());
  // Of several sheets on a page, the one with the keyboard; else the first with something to save.
  const own = seen.find((button) => button.closest('section')?.contains(document.activeElement));
  return own ?? seen.find((button) => !button.disabled) ?? seen[0];
}

function shown(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
}
