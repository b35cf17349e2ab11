import { atom, type createStore } from 'jotai';

import type { TextStorage } from '../browser/index.ts';

export type ThemeName = 'light' | 'dark';

/** Light or dark, as the person chose. */
export const themeAtom = atom<ThemeName>('light');

/** Is the side menu open (200 px) or closed (80 px) on a wide screen? */
export const sidebarOpenAtom = atom(true);

const keys = { theme: 'pagewright.theme', sidebar: 'pagewright.sidebar-open' } as const;

/** Reads the person's choices into the store, and writes each change back. */
export function keepPreferences(store: ReturnType<typeof createStore>, storage: TextStorage): void {
  store.set(themeAtom, storage.get(keys.theme) === 'dark' ? 'dark' : 'light');
  store.set(sidebarOpenAtom, storage.get(keys.sidebar) !== 'false');
  store.sub(themeAtom, () => storage.set(keys.theme, store.get(themeAtom)));
  store.sub(sidebarOpenAtom, () => storage.set(keys.sidebar, String(store.get(sidebarOpenAtom))));
}
