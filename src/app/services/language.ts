import { atom, type createStore } from 'jotai/vanilla';

import { type Catalogue, loadCatalogue, type Locale, setLocale } from '../../schema/locale/index.ts';
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

/** @param onChange is called after a change, before anything is drawn anew */
export function keepLanguage(
  store: ReturnType<typeof createStore>,
  storage: TextStorage,
  root: Pick<HTMLElement, 'lang'>,
  onChange: () => void,
): Language {
  const take = (locale: Locale, catalogue: Catalogue | undefined) => {
    setLocale(locale, catalogue);
    root.lang = locale;
    store.set(languageAtom, locale);
  };
  const kept = storage.get(storageKey);
  return {
    ready:
      kept === 'en-US'
        ? loadCatalogue(kept).then(
            (catalogue) => take(kept, catalogue),
            () => undefined,
          )
        : Promise.resolve(),
    async change(locale) {
      const catalogue = await loadCatalogue(locale);
      storage.set(storageKey, locale);
      onChange();
      take(locale, catalogue);
    },
  };
}
