import { atom, type createStore } from 'jotai';

import type { TextStorage } from '../browser/index.ts';

export type ThemeName = 'light' | 'dark';

const chosenThemeAtom = atom<ThemeName>();

/** What the person's system prefers. */
const systemThemeAtom = atom<ThemeName>('light');

/** Light or dark, as the person chose; as the system prefers until then. */
export const themeAtom = atom(
  (get) => get(chosenThemeAtom) ?? get(systemThemeAtom),
  (_, set, chosen: ThemeName) => set(chosenThemeAtom, chosen),
);

/** Is the side menu open (200 px) or closed (80 px) on a wide screen? */
export const sidebarOpenAtom = atom(true);

const keys = { theme: 'pagewright.theme', sidebar: 'pagewright.sidebar-open' } as const;

/** The system's preference, as `matchMedia('(prefers-color-scheme: dark)')` has it. */
interface DarkPreference {
  readonly matches: boolean;
  addEventListener(type: 'change', listener: () => void): void;
}

/** Reads the person's choices into the store, and writes each change back. A theme that nobody chose follows `dark`. */
export function keepPreferences(
  store: ReturnType<typeof createStore>,
  storage: TextStorage,
  dark: DarkPreference,
): void {
  const follow = () => store.set(systemThemeAtom, dark.matches ? 'dark' : 'light');
  follow();
  dark.addEventListener('change', follow);
  const chosen = storage.get(keys.theme);
  if (chosen === 'dark' || chosen === 'light') store.set(chosenThemeAtom, chosen);
  store.set(sidebarOpenAtom, storage.get(keys.sidebar) !== 'false');
  store.sub(chosenThemeAtom, () => storage.set(keys.theme, store.get(themeAtom)));
  store.sub(sidebarOpenAtom, () => storage.set(keys.sidebar, String(store.get(sidebarOpenAtom))));
}
