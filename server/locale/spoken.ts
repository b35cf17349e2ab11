import { AsyncLocalStorage } from 'node:async_hooks';

import { askLanguage, loadCatalogue, type Language, type Locale } from '../../src/schema/locale/index.ts';

export type { Language };

const languages = new AsyncLocalStorage<Language>();
askLanguage(() => languages.getStore());

const chinese: Language = { locale: 'zh-CN' };
let english: Promise<Language> | undefined;

/** A request, as far as it says its language. */
export interface Asking {
  headers: { 'accept-language'?: string | undefined };
  /** Its language, once that is known. */
  language?: Language | undefined;
}

/** The language that `Accept-Language` puts first: English, or Chinese for whatever else it says. */
export function localeOf(header: string | undefined): Locale {
  return /^\s*en\b/i.test(header ?? '') ? 'en-US' : 'zh-CN';
}

/** A language with its texts. */
export async function languageIn(locale: Locale): Promise<Language> {
  if (locale === 'zh-CN') return chinese;
  english ??= loadEnglish();
  return english;
}

async function loadEnglish(): Promise<Language> {
  const [shared, own] = await Promise.all([loadCatalogue('en-US'), import('./en-us.json')]);
  return { locale: 'en-US', catalogue: { ...shared, ...own.default } };
}

/** The language of who asks; Chinese where nobody does. */
export function spokenLanguage(): Language {
  return languages.getStore() ?? chinese;
}

/** The languages that texts are said in beside that of who asks. */
export async function otherLanguages(): Promise<Language[]> {
  return spokenLanguage().locale === 'zh-CN' ? [await languageIn('en-US')] : [chinese];
}

/** Does something in a language, with all that it waits for. Without one in Chinese, for what is kept for everybody. */
export function spoken<Result>(run: () => Result, language: Language = chinese): Result {
  return languages.run(language, run);
}

/** Does something in the language of a request, for work that has lost it. */
export function spokenTo<Result>({ language }: Asking, run: () => Result): Result {
  return spoken(run, language);
}
