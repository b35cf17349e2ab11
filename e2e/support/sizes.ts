import type { Locator } from '@playwright/test';

/** The screen sizes of the day's-work tests. On a phone, records are cards, and options are on a separate page. */
export const sizes = [
  { name: 'a desktop, by mouse', viewport: { width: 1440, height: 900 }, isPhone: false },
  { name: 'a phone, by touch', viewport: { width: 390, height: 844 }, isPhone: true },
] as const;

/** Taps or clicks, depending on the screen. */
export function touch(isPhone: boolean, target: Locator): Promise<void> {
  return isPhone ? target.tap() : target.click();
}
