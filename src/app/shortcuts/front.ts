/** The topmost dialog, or else the page of the active tab. */
export interface Front {
  element: HTMLElement;
  isDialog: boolean;
}

/** Returns the current front, or undefined if there is neither a dialog nor a page. */
export function frontNow(): Front | undefined {
  const dialog = shown('[role="dialog"]').at(-1);
  if (dialog) return { element: dialog, isDialog: true };
  const page = shown('.pw-panel')[0];
  return page && { element: page, isDialog: false };
}

/** Returns the save button of the front, which is marked by `aria-keyshortcuts="Control+S"`. */
export function saveButtonIn({ element }: Front): HTMLButtonElement | undefined {
  const buttons = [...element.querySelectorAll<HTMLButtonElement>('button[aria-keyshortcuts~="Control+S"]')];
  const seen = buttons.filter((button) => button.checkVisibility());
  // If a page has several sheets, the one with the focus is saved, otherwise the first with changes.
  const own = seen.find((button) => button.closest('section')?.contains(document.activeElement));
  return own ?? seen.find((button) => !button.disabled) ?? seen[0];
}

function shown(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
}
