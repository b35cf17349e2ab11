import { atom, type createStore } from 'jotai/vanilla';

import { loadCatalogue, setLocale, type Locale } from '../../schema/locale/index.ts';
import type { TextStorage } from '../browser/index.ts';

/** The language of the application; the texts in it are there before it changes. */
export const languageAtom = atom<Locale>('zh-CN');

/** The languages in their own words, for who does not read the others. */
export const languageNames: Readonly<Record<Locale, string>> = { 'zh-CN': '中文', 'en-US': 'English' };

const storageKey = 'pagewright.language';

/** The language of the person: kept by the browser, Chinese until another one is chosen. */
export interface Language {
  /** Settles when the texts of the language that is kept are there; where they cannot be loaded the application is in Chinese. */
  ready: Promise<void>;
  /** Changes the language of all that is drawn from now on. Rejects where its texts cannot be loaded. */
  change: (locale: Locale) => Promise<void>;
}

/** @param onChange is called in the new language, before anything is drawn anew, which waits for what it gives */
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
  // What is asked for while the texts are loaded is to be answered in it, too.
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
