import type { MenuEntry } from '../routes/index.ts';

/** The `window` event that notifies a host application when a menu page is picked. */
export const menuEvent = 'dynamic-route';

/** Notifies a host application that a page was picked in the menu. `detail` contains its path and title. */
export function tellMenuPick({ path, title }: Pick<MenuEntry, 'path' | 'title'>): void {
  if (path === undefined) return;
  window.dispatchEvent(new CustomEvent(menuEvent, { detail: { path, title } }));
}
