import type { MenuEntry } from '../routes/index.ts';

/** The event of `window` by which a host follows what is picked in the menu. */
export const menuEvent = 'dynamic-route';

/** Tells a host that a page was picked in the menu: `detail` has its path and title. */
export function tellMenuPick({ path, title }: Pick<MenuEntry, 'path' | 'title'>): void {
  if (path === undefined) return;
  window.dispatchEvent(new CustomEvent(menuEvent, { detail: { path, title } }));
}
