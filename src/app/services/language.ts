import { atom, type createStore } from 'jotai/vanilla';

import { loadCatalogue, setLocale, type Locale } from '../../locale/index.ts';
import type { TextStorage } from '../browser/index.ts';

/** The current language. Its texts are loaded before the atom changes. */
export const languageAtom = atom<Locale>('zh-CN');

/** The languages in their own names, for users who cannot read the others. */
export const languageNames: Readonly<Record<Locale, string>> = { 'zh-CN': '中文', 'en-US': 'English' };

const storageKey = 'pagewright.language';

/** The user's language, stored in the browser; Chinese by default. */
export interface Language {
  /**
   * Resolves when the texts of the stored language have loaded. If they cannot be loaded, the application is in
   * Chinese.
   */
  ready: Promise<void>;
  /** Changes the language of everything rendered from now on. Rejects if its texts cannot be loaded. */
  change: (locale: Locale) => Promise<void>;
}

/** @param onChange is called in the new language; rendering in that language waits for the promise it returns */
export function keepLanguage(
  store: ReturnType<typeof createStore>,
  storage: TextStorage,
  root: Pick<HTMLElement, 'lang'>,
  onChange: () => Promise<unknown> | void,
): Language {
  const take = (locale: Locale) => {
    root.lang = locale;
    store.set(languageAtom, locale);
  };
  const kept = storage.get(storageKey);
  // Requests that are sent while the texts load must be answered in this language too.
  if (kept === 'en-US') setLocale(kept);
  return {
    ready:
      kept === 'en-US'
        ? loadCatalogue(kept).then(
            (catalogue) => {
              setLocale(kept, catalogue);
              take(kept);
            },
            () => setLocale('zh-CN'),
          )
        : Promise.resolve(),
    async change(locale) {
      const catalogue = await loadCatalogue(locale);
      storage.set(storageKey, locale);
      setLocale(locale, catalogue);
      await onChange();
      take(locale);
    },
  };
}
