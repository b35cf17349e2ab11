import { AsyncLocalStorage } from 'node:async_hooks';

import { askLanguage, loadCatalogue, type Language, type Locale } from '../../src/locale/index.ts';

export type { Language };

const languages = new AsyncLocalStorage<Language>();
askLanguage(() => languages.getStore());

const chinese: Language = { locale: 'zh-CN' };
let english: Promise<Language> | undefined;

export interface Asking {
  headers: { 'accept-language'?: string | undefined };
  language?: Language | undefined;
}

/** Returns the locale that `Accept-Language` lists first: English, or Chinese for any other value. */
export function localeOf(header: string | undefined): Locale {
  return /^\s*en\b/i.test(header ?? '') ? 'en-US' : 'zh-CN';
}

export async function languageIn(locale: Locale): Promise<Language> {
  if (locale === 'zh-CN') return chinese;
  english ??= loadEnglish();
  return english;
}

async function loadEnglish(): Promise<Language> {
  const [shared, own] = await Promise.all([loadCatalogue('en-US'), import('../../generated/server-texts.en-us.json')]);
  return { locale: 'en-US', catalogue: { ...shared, ...own.default } };
}

/** Returns the caller's language; Chinese outside of a request. */
export function spokenLanguage(): Language {
  return languages.getStore() ?? chinese;
}

export async function otherLanguages(): Promise<Language[]> {
  return spokenLanguage().locale === 'zh-CN' ? [await languageIn('en-US')] : [chinese];
}

/**
 * Runs work, including its asynchronous parts, in a language. The default is Chinese, for results that are stored for
 * everyone.
 */
export function spoken<Result>(run: () => Result, language: Language = chinese): Result {
  return languages.run(language, run);
}

export function spokenTo<Result>({ language }: Asking, run: () => Result): Result {
  return spoken(run, language);
}
