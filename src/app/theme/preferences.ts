import { atom, type createStore } from 'jotai';

import type { TextStorage } from '../browser/index.ts';
import { consistent, defaultLook, readLook, type Look } from './look.ts';

export type ThemeName = 'light' | 'dark';

const chosenThemeAtom = atom<ThemeName>();

/** What the person's system prefers. */
const systemThemeAtom = atom<ThemeName>('light');

/** Light or dark, as the person chose; as the system prefers until then. */
export const themeAtom = atom(
  (get) => get(chosenThemeAtom) ?? get(systemThemeAtom),
  (_, set, chosen: ThemeName) => set(chosenThemeAtom, chosen),
);

/** What the person chose; `system` where the theme follows the system. */
export const themeChoiceAtom = atom(
  (get) => get(chosenThemeAtom) ?? 'system',
  (_, set, choice: ThemeName | 'system') => set(chosenThemeAtom, choice === 'system' ? undefined : choice),
);

/** Is the side menu open (200 px) or closed (80 px) on a wide screen? */
export const sidebarOpenAtom = atom(true);

const keptLookAtom = atom<Look>(defaultLook);

/** How the frame looks; what a change forbids is taken back with it. */
export const lookAtom = atom(
  (get) => get(keptLookAtom),
  (get, set, change: Partial<Look>) => set(keptLookAtom, consistent({ ...get(keptLookAtom), ...change })),
);

const keys = { theme: 'pagewright.theme', sidebar: 'pagewright.sidebar-open', look: 'pagewright.look' } as const;

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
  store.set(keptLookAtom, readLook(storage.get(keys.look)));
  store.sub(chosenThemeAtom, () => {
    const choice = store.get(chosenThemeAtom);
    if (choice) storage.set(keys.theme, choice);
    else storage.remove(keys.theme);
  });
  store.sub(keptLookAtom, () => storage.set(keys.look, JSON.stringify(store.get(keptLookAtom))));
  store.sub(sidebarOpenAtom, () => storage.set(keys.sidebar, String(store.get(sidebarOpenAtom))));
}
