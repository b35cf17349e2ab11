import { createStore } from 'jotai';
import { expect, test } from 'vitest';

import { keepPreferences, themeAtom } from './preferences.ts';

function system(matches: boolean) {
  const listeners: (() => void)[] = [];
  const dark = { matches, addEventListener: (_: string, listener: () => void) => void listeners.push(listener) };
  const turn = (next: boolean) => {
    dark.matches = next;
    for (const listener of listeners) listener();
  };
  return { dark, turn };
}

function kept(entries: Record<string, string>, dark: ReturnType<typeof system>['dark']) {
  const values = new Map(Object.entries(entries));
  const storage = {
    get: (key: string) => values.get(key),
    set: (key: string, text: string) => void values.set(key, text),
    remove: (key: string) => void values.delete(key),
  };
  const store = createStore();
  keepPreferences(store, storage, dark);
  return { store, values };
}

test.each([
  ['nothing', {}, true, 'dark'],
  ['nothing', {}, false, 'light'],
  ['light', { 'pagewright.theme': 'light' }, true, 'light'],
  ['dark', { 'pagewright.theme': 'dark' }, false, 'dark'],
  ['a word that is no theme', { 'pagewright.theme': 'blue' }, true, 'dark'],
])('who chose %s (%j) on a system that prefers dark: %s, gets %s', (_, entries, prefersDark, theme) => {
  expect(kept(entries, system(prefersDark).dark).store.get(themeAtom)).toBe(theme);
});

test('the theme follows the system until one is chosen, which is kept', () => {
  const { dark, turn } = system(false);
  const { store, values } = kept({}, dark);
  turn(true);
  expect([store.get(themeAtom), values.get('pagewright.theme')]).toEqual(['dark', undefined]);
  store.set(themeAtom, 'light');
  turn(false);
  turn(true);
  expect([store.get(themeAtom), values.get('pagewright.theme')]).toEqual(['light', 'light']);
});
