import { atom, type createStore } from 'jotai';

import type { TextStorage } from '../browser/index.ts';
import { consistent, defaultLook, readLook, type Look } from './look.ts';

export type ThemeName = 'light' | 'dark';

const chosenThemeAtom = atom<ThemeName>();

const systemThemeAtom = atom<ThemeName>('light');

/** The theme: the user's choice, or else the system's preference. */
export const themeAtom = atom(
  (get) => get(chosenThemeAtom) ?? get(systemThemeAtom),
  (_, set, chosen: ThemeName) => set(chosenThemeAtom, chosen),
);

/** The user's choice; `system` if the theme follows the system. */
export const themeChoiceAtom = atom(
  (get) => get(chosenThemeAtom) ?? 'system',
  (_, set, choice: ThemeName | 'system') => set(chosenThemeAtom, choice === 'system' ? undefined : choice),
);

/** True if the side menu is open (200 px) on a wide screen, false if it is collapsed (80 px). */
export const sidebarOpenAtom = atom(true);

const keptLookAtom = atom<Look>(defaultLook);

/** The look of the frame. Values that a change no longer allows are reset with it. */
export const lookAtom = atom(
  (get) => get(keptLookAtom),
  (get, set, change: Partial<Look>) => set(keptLookAtom, consistent({ ...get(keptLookAtom), ...change })),
);

const keys = { theme: 'pagewright.theme', sidebar: 'pagewright.sidebar-open', look: 'pagewright.look' } as const;

interface DarkPreference {
  readonly matches: boolean;
  addEventListener(type: 'change', listener: () => void): void;
}

/** Reads the user's choices into the store, and writes each change back. Without a chosen theme it follows `dark`. */
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
  store.set(keptLookAtom, readLook(storage.get(keys.look)));
  store.sub(chosenThemeAtom, () => {
    const choice = store.get(chosenThemeAtom);
    if (choice) storage.set(keys.theme, choice);
    else storage.remove(keys.theme);
  });
  store.sub(keptLookAtom, () => storage.set(keys.look, JSON.stringify(store.get(keptLookAtom))));
  store.sub(sidebarOpenAtom, () => storage.set(keys.sidebar, String(store.get(sidebarOpenAtom))));
}
