import type { Locator } from '@playwright/test';

/** The screens on which a day's work is done. On a phone records are cards, and options stand on a page of their own. */
export const sizes = [
  { name: 'a desktop, by mouse', viewport: { width: 1440, height: 900 }, isPhone: false },
  { name: 'a phone, by touch', viewport: { width: 390, height: 844 }, isPhone: true },
] as const;

/** Presses as one does on that screen. */
export function touch(isPhone: boolean, target: Locator): Promise<void> {
  return isPhone ? target.tap() : target.click();
}
